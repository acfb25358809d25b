"""A smoke test of a device: correct results, the time of each part, and memory."""

import time

import torch
from torch.profiler import ProfilerActivity, profile

from crosshex.rules import LONGO, QWIXX
from training.qwixx.measure import measure
from training.qwixx.network import for_play
from training.qwixx.self_play import Learner, Stopwatch, TrainingPlan, iterate, new_learner, outlook
from training.qwixx.tensor_rules import name_of


def smoke(device: torch.device, seconds: float) -> None:
    """Time iterations of growing size for both games and print the times."""
    print(torch.__version__, device, torch.cuda.get_device_name() if device.type == "cuda" else "")
    deadline = time.perf_counter() + seconds
    _compare_precisions(device)
    scale = 1 if device.type == "cuda" else 2048
    sizes = [TrainingPlan().tables, tuple(2 * n for n in TrainingPlan().tables)]
    print("game   tables  iteration s  play  look back  adjust  turns/s  games  GiB")
    for sheet in (QWIXX, LONGO):
        for tables in sizes:
            if time.perf_counter() > deadline:
                return
            plan = TrainingPlan(
                tables=tuple(n // scale for n in tables), batch=TrainingPlan().batch // scale
            )
            torch.manual_seed(1)
            learner = new_learner(sheet, plan, device)
            for _ in range(2):
                iterate(learner, 0.5, Stopwatch())
            watch = Stopwatch(exact=True)
            before = time.perf_counter()
            rounds = 6
            for _ in range(rounds):
                iterate(learner, 0.5, watch)
            spent = (time.perf_counter() - before) / rounds
            parts = "  ".join(f"{watch.seconds[name] / rounds:6.3f}" for name in watch.seconds)
            rate = plan.turns * learner.batch.size / spent
            memory = torch.cuda.max_memory_allocated() / 2**30 if device.type == "cuda" else 0.0
            print(
                f"{name_of(sheet):6} {learner.batch.size:7} {spent:8.3f}   {parts}  {rate:9.0f}"
                f" {learner.games:7} {memory:5.1f}",
                flush=True,
            )
    with torch.no_grad():
        for seats in (2, 5):
            begin = time.perf_counter()
            print(measure(for_play(learner.average), LONGO, seats, 3, 65_536 // scale).as_json())
            print(f"one match of {seats} seats: {time.perf_counter() - begin:.1f} s", flush=True)
    if device.type == "cuda":
        _profile(learner)


def _profile(learner: Learner) -> None:
    """Where the device's time goes in one iteration, by kernel."""
    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA]) as seen:
        iterate(learner, 0.5, Stopwatch())
        torch.cuda.synchronize()
    spent = [(e.self_device_time_total / 1e3, e.count, e.key) for e in seen.key_averages()]
    spent = sorted((line for line in spent if line[0] > 0), reverse=True)
    kernels = [
        line for line in spent if not line[2].startswith(("aten::", "Optimizer", "autograd"))
    ]
    for milliseconds, count, name in kernels[:22]:
        print(f"{milliseconds:9.1f} ms {count:7}  {name[:110]}")


def _compare_precisions(device: torch.device) -> None:
    """Check that the playing weights agree with the training weights up to their precision."""
    torch.manual_seed(2)
    learner = new_learner(LONGO, TrainingPlan(tables=(512, 512, 512, 512)), device)
    with torch.no_grad():
        exact = outlook({name: w.double() for name, w in learner.average.items()}, learner.batch)
        quick = outlook(for_play(learner.average), learner.batch)
    for name, a, b in zip(("win", "margin"), exact, quick, strict=True):
        print(f"{name}: relative error {float((a - b).norm() / a.norm()):.1e}")
