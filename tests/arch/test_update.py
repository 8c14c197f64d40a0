"""tools/update.py: a licence we do not allow and a known vulnerability are named, and no answer is not called safe."""

import json
import re
import ssl
from collections.abc import Callable
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from tools import environment, licence_page, licences, pins, update, vulnerabilities
from tools.pins import Pin
from tools.steps import ROOT, Stop
from tools.vulnerabilities import Answer

OLD = Pin("jinja2", "2.4.1", "requirements/run.txt")


@pytest.mark.parametrize(
    ("expression", "good"),
    [
        ("MIT", True),
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("(GPL-2.0-only OR MIT) AND BSD-3-Clause", True),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("GPL-3.0-only WITH GCC-exception-3.1", False),
        ("GPL-3.0-only OR MIT AND BSD-3-Clause", True),
        ("SEE LICENSE IN terms.txt", False),
        ("MIT AND", False),
        ("MIT)", False),
        ("", False),
    ],
)
def test_expressions(expression: str, good: bool) -> None:
    assert licences.allowed(expression) == good


def test_every_package_installed_here_is_allowed() -> None:
    stated, absent = licences.python_licences()
    assert len(stated) > 50
    assert len(absent) < len(stated)
    npm = licences.npm_licences()
    assert len(npm) > 80
    assert licences.complaints([*stated, *npm]) == []


def test_the_page_names_the_licence_of_every_package() -> None:
    named = licence_page.written()
    assert licence_page.PAGE.read_text(encoding="utf-8") == licence_page.text_of(), "run python -m tools.licence_page"
    assert len(dict(named)) == len(named)
    assert {name for name, _ in named} == {pin.name for pin in [*pins.python_pins(), *pins.npm_pins()]}
    assert licence_page.UNKNOWN not in dict(named).values()


def test_the_texts_of_what_the_page_brings_along_are_there() -> None:
    """Fonts and libraries that `Credits.svelte` names, and no other."""
    credited = re.findall(r'file: "([\w-]+)"', (ROOT / "web/src/pages/Credits.svelte").read_text(encoding="utf-8"))
    assert sorted(credited) == sorted(path.stem for path in (ROOT / licence_page.TEXTS).glob("*.txt"))
    shipped = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    names = {name.removeprefix(licence_page.FONTS).removeprefix("@").partition("/")[0] for name in shipped}
    assert set(credited) == names


def test_exceptions_are_still_needed() -> None:
    pinned = {pin.name for pin in [*pins.python_pins(), *pins.npm_pins()]}
    assert set(licences.EXCEPTIONS) <= pinned


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Return what is said of one Python package with the given metadata."""

    def plant(lines: str) -> list[str]:
        info = tmp_path / "lib" / "python3.11" / "site-packages" / "bad_one-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: bad_one\nVersion: 1.0\n{lines}\n")
        (tmp_path / "run.txt").write_text("bad-one==1.0 ; python_version < '4' \\\n    --hash=sha256:00\n")
        monkeypatch.setattr(environment, "VENV", tmp_path)
        monkeypatch.setattr(environment, "REQUIREMENTS", tmp_path)
        return licences.complaints(licences.python_licences()[0])

    return plant


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("License-Expression: GPL-3.0-only", "has the licence “GPL-3.0-only”, which tools/licences.py does not allow"),
        ("Classifier: License :: OSI Approved :: GNU Affero General Public License v3", "“GNU Affero General Public"),
        ("License: Proprietary", "has the licence “Proprietary”"),
        ("License: UNKNOWN", "has the licence “UNKNOWN”"),
        ("Classifier: License :: OSI Approved", "states no licence"),
        ("Summary: nothing said", "states no licence"),
        ("License: MIT", ""),
        ("License: MIT License\n        \n        Copyright (c) somebody", ""),
        (
            "Classifier: License :: OSI Approved :: GNU X\nClassifier: License :: OSI Approved :: MIT License",
            "“GNU X AND MIT”",
        ),
    ],
)
def test_a_licence_of_python(planted: Callable[[str], list[str]], lines: str, told: str) -> None:
    found = planted(lines)
    if not told:
        assert found == []
    else:
        assert len(found) == 1
        assert found[0].startswith("bad-one 1.0 (requirements/run.txt) ")
        assert told in found[0]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lock with one package for every system, and one of its packages for another system."""
    folder = tmp_path / "web"
    folder.mkdir()
    monkeypatch.setattr(pins, "ROOT", tmp_path)
    monkeypatch.setattr(pins, "FOLDERS", [folder])
    other = {"version": "2.0.0", "license": "Custom", "optional": True}
    packages = {
        "": {"name": "client"},
        "node_modules/tool": {"version": "2.0.0", "optionalDependencies": {"tool-linux": "2.0.0", "tool-mac": "2.0.0"}},
        "node_modules/a/node_modules/tool-linux": other,
    }
    (folder / "package-lock.json").write_text(json.dumps({"packages": packages}))
    return folder


def test_a_licence_of_npm(web: Path) -> None:
    (web / "node_modules" / "tool").mkdir(parents=True)
    (web / "node_modules" / "tool" / "package.json").write_text('{"license": {"type": "AGPL-3.0"}}')
    assert licences.complaints(licences.npm_licences()) == [
        "tool 2.0.0 (web/node_modules/tool) has the licence “AGPL-3.0”, which tools/licences.py does not allow",
        "tool-linux 2.0.0 (web/node_modules/a/node_modules/tool-linux) has the licence “Custom”, "
        "which tools/licences.py does not allow",
    ]


def test_a_package_that_the_index_lacks_for_another_system(web: Path) -> None:
    assert pins.without_platforms(web) == {"tool": "tool-mac"}


def test_the_lock_covers_every_system() -> None:
    assert [pins.without_platforms(folder) for folder in pins.FOLDERS] == [{}, {}]


@pytest.fixture
def npm(web: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Commands given to an npm that takes the newest version of `tool`, which lacks a package for one system."""
    given: list[str] = []
    (web / "package.json").write_text('{"devDependencies": {"tool": "1.9.0"}}')

    def run(title: str, folder: Path, *command: str) -> None:
        given.append(" ".join(command))
        if command[-1] == "tool@1.9.0":
            (folder / "package-lock.json").write_text('{"packages": {"node_modules/tool": {"version": "1.9.0"}}}')

    monkeypatch.setattr(pins, "_npm", run)
    return given


def test_a_version_without_all_systems_is_held_back(web: Path, npm: list[str]) -> None:
    held = pins.update_npm(web, upgrade=True)
    assert held == ["tool stays at 1.9.0: the index has no tool-mac for the newer one"]
    assert npm == [
        "install --save-exact --save-dev tool@^1.9.0",
        "update",
        "install --save-exact --save-dev tool@1.9.0",
    ]


def test_pins_of_npm_that_cannot_be_resolved_stay_as_they_were(web: Path, npm: list[str]) -> None:
    (web / "package.json").write_text("{}")
    before = (web / "package-lock.json").read_bytes()
    with pytest.raises(Stop, match="has no tool-mac for tool; web is unchanged"):
        pins.update_npm(web, upgrade=True)
    assert (web / "package-lock.json").read_bytes() == before


def test_pins_name_no_host(web: Path) -> None:
    pins.check_hosts()
    (web / "package-lock.json").write_text('{\n"resolved": "https://registry.example/tool"}')
    with pytest.raises(Stop, match=r"web/package-lock\.json:2 names a package host"):
        pins.check_hosts()


def ask_with(answer: dict[str, object] | Exception) -> Callable[[str], dict[str, object]]:
    def ask(url: str) -> dict[str, object]:
        assert url.startswith("https://index.example/pypi/")
        if isinstance(answer, Exception):
            raise answer
        return answer

    return ask


@pytest.fixture
def _index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://index.example/simple/")


@pytest.mark.usefixtures("_index")
def test_a_known_vulnerability_of_python_is_named() -> None:
    known = [
        {"id": "PYSEC-2014-8", "fixed_in": ["2.7.2"]},
        {"id": "PYSEC-2014-9", "fixed_in": []},
        {"id": "WRONG", "withdrawn": "2020-01-01"},
    ]
    answer = vulnerabilities.of_python([OLD], ask_with({"vulnerabilities": known}))
    assert answer.found == [
        "jinja2 2.4.1 (requirements/run.txt) has PYSEC-2014-8; fixed in: 2.7.2",
        "jinja2 2.4.1 (requirements/run.txt) has PYSEC-2014-9; fixed in: no release yet",
    ]
    assert (answer.checked, answer.unchecked) == (1, [])


def untrusted() -> URLError:
    return URLError(ssl.SSLCertVerificationError(1, "certificate verify failed"))


@pytest.mark.usefixtures("_index")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (HTTPError("u", 404, "Not Found", Message(), None), "the index answers 404 Not Found"),
        (URLError("Name or service not known"), "the index cannot be reached (Name or service not known)"),
        (untrusted(), "the index's certificate is not trusted; name your network's certificates in SSL_CERT_FILE"),
        (TimeoutError("timed out"), "the index cannot be reached (timed out)"),
        (json.JSONDecodeError("x", "", 0), "the index's answer is not JSON"),
    ],
)
def test_an_index_that_gives_no_answer(answer: Exception, told: str) -> None:
    found = vulnerabilities.of_python([OLD], ask_with(answer))
    assert found == Answer(unchecked=[f"1 of 1 Python packages (jinja2): {told}"])


@pytest.mark.usefixtures("_index")
def test_an_answer_without_a_list_is_no_answer() -> None:
    answer = vulnerabilities.of_python([OLD], ask_with({"info": {}}))
    assert (answer.checked, answer.found, len(answer.unchecked)) == (0, [], 1)


def test_the_index_is_uvs_own_where_none_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    monkeypatch.delenv("UV_INDEX_URL", raising=False)
    home = vulnerabilities.index()
    assert home.startswith("https://")
    assert not home.endswith("simple")


VULNERABLE = {
    "vulnerabilities": {
        "minimist": {
            "severity": "critical",
            "via": [{"title": "Prototype Pollution in minimist"}],
            "fixAvailable": {"name": "minimist", "version": "1.2.8"},
        },
        "mkdirp": {"severity": "critical", "via": ["minimist"], "fixAvailable": True},
    }
}
REFUSED = """npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk
npm error audit endpoint returned an error
{
  "message": "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk",
  "statusCode": 405
}
npm error A complete log of this run can be found in: x.log
"""


def test_what_npm_audit_says() -> None:
    told = "minimist (web/package-lock.json) has “Prototype Pollution in minimist” (critical); cure: minimist 1.2.8"
    assert vulnerabilities.read_npm(json.dumps(VULNERABLE), "web", 9) == Answer(checked=9, found=[told])
    assert vulnerabilities.read_npm('npm warn x\n{"vulnerabilities": {}}', "web", 9) == Answer(checked=9)
    refused = "9 packages of web: the index answers 405 Method Not Allowed"
    assert vulnerabilities.read_npm(REFUSED, "web", 9) == Answer(unchecked=[refused])
    assert vulnerabilities.read_npm("", "web", 9) == Answer(unchecked=["9 packages of web: npm audit gave no answer"])
    offline = '{"message": "request to https://registry.example/x failed, reason: self-signed certificate"}'
    assert "is not trusted" in vulnerabilities.read_npm(offline, "web", 9).unchecked[0]


@pytest.mark.parametrize(
    ("python", "npm", "status", "told"),
    [
        (Answer(checked=3), Answer(checked=4), 0, "known vulnerabilities of 7 packages: none"),
        (Answer(checked=3, found=["x has y"]), Answer(checked=4), 1, "of 7 packages: 1 found\n  x has y"),
        (Answer(checked=3), Answer(unchecked=["npm: refused"]), 3, "of 3 packages: none\n  NOT CHECKED: npm"),
        (Answer(unchecked=["a"]), Answer(unchecked=["b"]), 3, "of 0 packages: nothing was checked\n  NOT CHECKED: a"),
    ],
)
def test_the_exit_status(
    python: Answer,
    npm: Answer,
    status: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(vulnerabilities, "of_python", lambda pins: python)
    monkeypatch.setattr(pins, "FOLDERS", pins.FOLDERS[:1])
    monkeypatch.setattr(vulnerabilities, "of_npm", lambda folder: npm)
    assert update.report([], []) == status
    assert told in capsys.readouterr().out


def test_an_argument_that_is_not_known() -> None:
    with pytest.raises(Stop, match="update takes --keep, --check or nothing"):
        update.main(["--upgrade"])
