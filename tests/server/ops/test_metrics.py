"""What Prometheus can read, from where, and whether the page about it is right."""

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from crosshex.server.api.error_responses import STATUS
from crosshex.server.config import ClientLimits, ServerConfig
from crosshex.server.ops.counts import MOST_NAMES, OTHER, Counts
from crosshex.server.ops.metrics import is_from_here
from tests.server.harness import BOT, ME, PATIENCE, Player, RunningServer, first_move, running

PAGE = Path(__file__).parents[3] / "docs" / "metrics.md"
Samples = dict[tuple[str, str], float]


@contextmanager
def serving(folder: Path) -> Iterator[RunningServer]:
    config = ServerConfig(
        f"sqlite:///{folder}/tables.db",
        rate_limits=False,
        limits=ClientLimits(head_seconds=1.0),
    )
    with running(config) as server:
        yield server


def read(text: str) -> Samples:
    """The samples by name and the value of their label."""
    return {
        (sample.name, next((v for k, v in sample.labels.items() if k != "le"), "")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def ask(server: RunningServer) -> Samples:
    answer = httpx.get(f"{server.address}/metrics", trust_env=False)
    answer.raise_for_status()
    return read(answer.text)


@pytest.mark.usefixtures("kernels")
def test_what_happens_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Player(server) as ann:
        before = ask(server)
        table = ann.create("six", ME, BOT)["table"]["id"]
        message = ann.connect(table)
        while not (move := first_move(message.get("you", {"asks": []}))):
            message = ann.receive()
        ann.command("play", seat=move[0], move=move[1])
        while not first_move(ann.receive().get("you", {"asks": []})):
            pass
        ann.command("hint", seat=move[0])
        ann.fault("play", seat=move[0], move="nonsense")
        ann.http.get("/tables/none")
        after = ask(server)

        def grown(name: str, label: str = "") -> float:
            return after[name, label] - before.get((name, label), 0.0)

        assert grown("crosshex_moves_total", "person") == 1
        assert grown("crosshex_moves_total", "bot") >= 1
        assert grown("crosshex_command_seconds_count", "play") == 2
        assert grown("crosshex_command_seconds_count", "hint") == 1
        assert grown("crosshex_refusals_total", "invalid-move") == 1
        assert grown("crosshex_refusals_total", "unknown-table") == 1
        assert grown("crosshex_store_append_seconds_count") >= 3
        assert grown("crosshex_store_write_seconds_count") >= 3
        assert grown("crosshex_bot_think_seconds_count", "move") >= 1
        assert grown("crosshex_bot_wait_seconds_count", "hint") == 1
        assert after["crosshex_tables", ""] == 1
        assert after["crosshex_sockets", ""] == 1
        assert after["crosshex_store_waiting", ""] == 0
        assert after["crosshex_store_trouble", ""] == 0
        assert after["crosshex_task_alive", "store writer"] == 1
        assert after["crosshex_bot_waiting", "unwatched"] == 0
        assert after["crosshex_task_alive", "sweep"] == 1
        assert after["crosshex_task_restarts_total", "sweep"] == 0


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: localhost\r\n", 408, "too-slow", marks=pytest.mark.slow
        ),
        pytest.param(
            b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 200, 431, "too-large", marks=pytest.mark.slow
        ),
        pytest.param(
            b"GET / HTTP/1.1\r\nX: " + b"a" * 60_000, 431, "too-large", marks=pytest.mark.slow
        ),
        (b"nonsense\r\n\r\n", 400, "malformed"),
    ],
    ids=["slow", "many headers", "long headers", "no request"],
)
def test_a_refusal_before_a_request_is_complete_is_counted(
    tmp_path: Path, sent: bytes, status: int, code: str
) -> None:
    with serving(tmp_path) as server:
        assert ("crosshex_refusals_total", code) not in ask(server)
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as opened:
            opened.sendall(sent)
            assert opened.recv(12) == f"HTTP/1.1 {status}".encode()
        assert ask(server)["crosshex_refusals_total", code] == 1


@pytest.mark.slow
def test_servers_in_one_process_count_separately(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with serving(tmp_path) as one, serving(tmp_path / "other") as two, Player(one) as ann:
        ann.create("six", ME, BOT)
        assert ask(one)["crosshex_tables", ""] == 1
        assert ask(two)["crosshex_tables", ""] == 0


def test_metrics_are_served_only_to_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for headers in (
            {"X-Forwarded-For": "203.0.113.7"},
            {"X-Forwarded-For": "127.0.0.1"},
            {"Forwarded": "for=127.0.0.1"},
            {"Host": "play.example.org"},
        ):
            url = f"{server.address}/metrics"
            answer = httpx.get(url, headers=headers, trust_env=False)
            assert answer.status_code >= 400, headers
            assert "crosshex_moves" not in answer.text


@pytest.mark.parametrize(
    ("client", "host", "may"),
    [
        ("127.0.0.1", "127.0.0.1:8600", True),
        ("127.0.0.1", "localhost:8600", True),
        ("::1", "[::1]:8600", True),
        ("192.168.0.9", "127.0.0.1:8600", False),
        ("192.168.0.9", "192.168.0.7:8600", False),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "[", False),
        ("unix", "localhost", False),
    ],
)
def test_which_clients_are_on_this_machine(client: str, host: str, may: bool) -> None:
    scope = {"type": "http", "client": (client, 1), "headers": [(b"host", host.encode())]}
    assert is_from_here(Request(scope)) == may


def test_the_number_of_label_values_is_limited() -> None:
    counts = Counts()
    for number in range(1000):
        counts.refused(f"code-{number}")
        counts.command(f"command-{number}", 0.1)
    for name, label in (("refusals_total", "code"), ("command_seconds_count", "command")):
        found = {
            sample.labels[label]: sample.value
            for family in counts.registry.collect()
            for sample in family.samples
            if sample.name == f"crosshex_{name}"
        }
        assert len(found) == MOST_NAMES + 1
        assert found[OTHER] == 1000 - MOST_NAMES


# -- the page

GROWING = ("_total", "_bucket", "_count", "_sum")
SELECTED = re.compile(r"\b((?:crosshex|process)_[a-z_]+)(?:\{([^}]*)\})?(\[[^\]]*\])?")
FUNCTIONS = {"rate", "increase", "histogram_quantile", "sum"}
WORDS = {*FUNCTIONS, "and", "or", "by", "le", "up"}


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Metric]:
    """All metrics of a server that has been used, by the names of their samples."""
    with serving(tmp_path_factory.mktemp("store")) as server, Player(server) as ann:
        ann.connect(ann.create("six", ME, BOT)["table"]["id"])
        ann.fault("play", seat=0, move="nonsense")
        text = httpx.get(f"{server.address}/metrics", trust_env=False).text
    families = list(text_string_to_metric_families(text))
    # These exist only with a PostgreSQL.
    shared = ("crosshex_channel_linked", "crosshex_tables_driven")
    families += [GaugeMetricFamily(name, "", 1.0) for name in shared]
    return {sample.name: family for family in families for sample in family.samples}


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def rules() -> dict[str, str]:
    """The expressions of the page's alerts by name, without comments."""
    (block,) = re.findall(r"```yaml\n(groups:.*?)```", page(), re.DOTALL)
    alerts = re.split(r"- alert: (\w+).*\n", block)[1:]
    found = {}
    for name, rule in zip(alerts[::2], alerts[1::2], strict=True):
        (expression,) = re.findall(r"expr: (?:>\n)?(.*?)(?:\n *for:|$)", rule.strip(), re.DOTALL)
        found[name] = " ".join(expression.split())
    return found


def test_the_page_names_every_metric_and_no_unknown_one(
    exposed: dict[str, Metric],
) -> None:
    families = {family.name for family in exposed.values()}
    named = set(re.findall(r"\b(?:crosshex|process)_[a-z_]+", page()))
    assert named <= exposed.keys() | {
        family.name for family in exposed.values() if family.type == "histogram"
    }
    ours = {name for name in families if name.startswith("crosshex")}
    assert ours == {
        exposed[name].name if name in exposed else name
        for name in named
        if name.startswith("crosshex_")
    }


def test_the_page_names_the_label_of_every_metric(exposed: dict[str, Metric]) -> None:
    for name, label in re.findall(r"^\| `(crosshex_\w+)` \| (?:`(\w+)`)?", page(), re.MULTILINE):
        family = exposed.get(name) or exposed[f"{name}_bucket"]
        labels = {label for sample in family.samples for label in sample.labels} - {"le"}
        assert labels == ({label} if label else set()), name


@pytest.mark.parametrize(("name", "expression"), rules().items(), ids=rules())
def test_an_alert_selects_existing_metrics(
    name: str, expression: str, exposed: dict[str, Metric]
) -> None:
    selected = SELECTED.findall(expression)
    assert selected or name == "Away"
    for metric, matchers, window in selected:
        assert metric in exposed
        labels = {label for sample in exposed[metric].samples for label in sample.labels}
        for label, value in re.findall(r'(\w+)="([^"]*)"', matchers):
            # Prometheus itself adds the job.
            assert (label, value) == ("job", "crosshex") or label in labels
            if label in ("rank", "command"):
                assert value in {sample.labels[label] for sample in exposed[metric].samples}
            if label == "code":
                assert value in STATUS
        # A rate makes sense only for counters, and a counter makes sense only as a rate.
        assert bool(window) == metric.endswith(GROWING), metric


@pytest.mark.parametrize(("name", "expression"), rules().items(), ids=rules())
def test_an_alert_is_a_valid_expression(name: str, expression: str) -> None:
    """As far as it can be checked without Prometheus: brackets, words, windows, one comparison."""
    plain = re.sub(r'"[^"]*"', "", expression)
    for opening, closing in ("()", "[]", "{}"):
        depth = 0
        for letter in plain:
            depth += (letter == opening) - (letter == closing)
            assert depth >= 0, name
        assert depth == 0, name
    assert all(re.fullmatch(r"[0-9]+[sm]", each) for each in re.findall(r"\[([^\]]*)\]", plain))
    plain = re.sub(r"\{[^}]*\}|\[[^\]]*\]|\b(?:crosshex|process)_\w+", "", plain)
    assert set(re.findall(r"[a-z_]+", plain)) <= WORDS
    for function in re.findall(r"\b([a-z_]+)\(", plain):
        assert function in FUNCTIONS
    sides = re.split(r"\b(?:and|or)\b", plain)
    assert all(len(re.findall(r"[<>]=?|==", side)) == 1 for side in sides), name


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_itself_accepts_the_rules(tmp_path: Path) -> None:
    (block,) = re.findall(r"```yaml\n(groups:.*?)```", page(), re.DOTALL)
    file = tmp_path / "rules.yml"
    file.write_text(block, encoding="utf-8")
    checked = subprocess.run(["promtool", "check", "rules", file], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
