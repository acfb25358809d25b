"""`python -m crosshex`: the command line, for where the command `crosshex` is not on the path."""

from crosshex.cli import main

if __name__ == "__main__":
    main()
