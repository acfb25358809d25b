"""The set-up says what is missing: `scripts/setup.sh` on machines that lack something."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "setup.sh"
TOOLS = [
    "cat",
    "cksum",
    "cp",
    "dirname",
    "env",
    "grep",
    "head",
    "mkdir",
    "mktemp",
    "rm",
    "sh",
    "tail",
]


class Machine:
    """A checkout on a machine that has only the commands it is given."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.checkout = folder / "a checkout"
        (self.checkout / "scripts").mkdir(parents=True)
        shutil.copy(SCRIPT, self.checkout / "scripts")
        (self.checkout / "pyproject.toml").touch()
        (self.checkout / "constraints.txt").touch()
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))

    def add(self, command: str, script: str) -> Path:
        """Install a command: a shell script that replaces the real one."""
        path = self.bin / command
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    def add_python(self, command: str, *, venv: bool, pip: str = "exit 0") -> Path:
        """Install a Python 3.11; without `venv` it is like Debian's before python3.11-venv."""
        own = self.bin / command
        marker = self.bin.parent / "venv-module"
        if venv:
            marker.touch()
        return self.add(
            command,
            f"""
            case "$*" in
                -V) echo "Python 3.11.2" ;;
                *base_executable*) echo "{own}" ;;
                *ensurepip*) [ -e "{marker}" ] ;;
                *version_info*) echo 3.11 ;;
                *base_prefix*) echo "/usr 3.11.2" ;;
                "-m venv"*) mkdir -p "$3/bin" && cp "{own}" "$3/bin/python" ;;
                "-m pip"*) {pip} ;;
            esac
            """,
        )

    def setup(self, python: str = "") -> subprocess.CompletedProcess[str]:
        """Run the script as make does."""
        return subprocess.run(
            ["sh", str(self.checkout / "scripts" / "setup.sh")],
            env={"PATH": str(self.bin), "PYTHON": python, "EXTRAS": "dev"},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.add("id", "echo 1000")
    return machine


def test_without_python_the_set_up_asks_for_one(machine: Machine) -> None:
    run = machine.setup()
    assert run.returncode == 1
    assert "needs Python 3.11 or newer" in run.stderr


def test_a_python_that_is_too_old_does_not_count(machine: Machine) -> None:
    machine.add("python3", "exit 1")
    run = machine.setup()
    assert run.returncode == 1
    assert "needs Python 3.11 or newer" in run.stderr


def test_a_python_without_venv_leads_to_the_name_of_the_missing_package(machine: Machine) -> None:
    machine.add_python("python3", venv=False)
    run = machine.setup()
    assert run.returncode == 1
    assert "sudo apt-get install python3.11-venv" in run.stderr
    assert not (machine.checkout / ".venv").exists()


def test_root_gets_the_venv_package_installed(machine: Machine) -> None:
    machine.add_python("python3", venv=False)
    machine.add("id", "echo 0")
    log = machine.bin.parent / "apt-log"
    module = machine.bin.parent / "venv-module"
    machine.add("apt-get", f'echo "$*" >>"{log}"; [ "$1" = update ] || : >"{module}"')
    run = machine.setup()
    assert run.returncode == 0, run.stderr
    assert [line.split()[0] for line in log.read_text().splitlines()] == ["update", "install"]
    assert "python3.11-venv" in log.read_text()


def test_an_older_python_with_venv_is_preferred_to_a_newer_one_without(machine: Machine) -> None:
    machine.add("python3.13", 'case "$*" in *base_executable*) echo "$0" ;; *) exit 1 ;; esac')
    machine.add_python("python3", venv=True)
    run = machine.setup()
    assert run.returncode == 0, run.stderr
    assert f"({machine.bin / 'python3'})" in run.stdout


def test_the_second_run_has_nothing_to_do(machine: Machine) -> None:
    machine.add_python("python3", venv=True)
    assert machine.setup().stdout.endswith("Ready.\n")
    assert machine.setup().stdout == ""


def test_a_changed_pin_updates_the_environment_in_place(machine: Machine) -> None:
    machine.add_python("python3", venv=True)
    machine.setup()
    (machine.checkout / "constraints.txt").write_text("rich==15.0.0\n")
    run = machine.setup()
    assert "up to date" in run.stdout
    assert "Making .venv" not in run.stdout


def test_an_environment_whose_python_is_gone_is_replaced(machine: Machine) -> None:
    machine.add_python("python3", venv=True)
    machine.setup()
    (machine.checkout / ".venv" / "bin" / "python").unlink()
    assert "Making .venv" in machine.setup().stdout


def test_a_moved_checkout_gets_a_new_environment(machine: Machine) -> None:
    machine.add_python("python3", venv=True)
    machine.setup()
    machine.checkout = machine.checkout.rename(machine.bin.parent / "elsewhere")
    assert "Making .venv" in machine.setup().stdout


def test_after_a_failed_installation_the_next_run_starts_again(machine: Machine) -> None:
    machine.add_python("python3", venv=True, pip='echo "no space left"; exit 1')
    run = machine.setup()
    assert run.returncode == 1
    assert "no space left" in run.stderr
    machine.add_python("python3", venv=True)
    run = machine.setup()
    assert run.returncode == 0
    assert "Making .venv" in run.stdout


def test_without_a_network_the_set_up_says_so(machine: Machine) -> None:
    broken = "Retrying after connection broken by NewConnectionError"
    machine.add_python("python3", venv=True, pip=f'echo "{broken}"; exit 1')
    run = machine.setup()
    assert run.returncode == 1
    assert "package index cannot be reached" in run.stderr


def test_a_python_named_by_the_user_is_the_only_one_tried(machine: Machine) -> None:
    machine.add_python("python3", venv=True)
    run = machine.setup(python="/nowhere/python")
    assert run.returncode == 1
    assert "looked for: /nowhere/python" in run.stderr
