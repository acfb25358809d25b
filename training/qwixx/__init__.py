"""Self-play training of the value network behind `master` in Qwixx and Qwixx Longo.

`python -m training.qwixx --help` lists the commands; `docs/training.md` tells the story.
"""
