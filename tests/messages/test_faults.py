"""Every catalogue is without faults in every language; and each kind of fault, planted, is found."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.messages import COMMON, LANGUAGES, words_of
from safehouse.messages.bundle import name_key
from safehouse.messages.checks import catalogues, faults, plural_categories, read_language
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.notices.channels import WORDS as CHANNELS
from safehouse.server.notices.notice import WORDS as NOTICES
from safehouse.text.position import WORDS as TEXT
from tools.client import WEB

PAGE = WEB / "src" / "words"
GAMES = {name: words_of(find_game(name)) for name in sorted(OWN_GAMES)}
POSTERS = {f"{name}'s poster": folder / "poster" for name, folder in GAMES.items()}
PLAIN = {f"{name} in words": folder / "plain" for name, folder in GAMES.items()}
FOLDERS = {
    "terminal": COMMON,
    "text": TEXT,
    "page": PAGE,
    "refusals": REFUSALS,
    "notices": NOTICES,
    "channels": CHANNELS,
    **GAMES,
    **POSTERS,
    **PLAIN,
}
# Words that German or Dutch shares with English, and names.
SHARED = """
    agent Agent Bank bot Bot bots Bots Chat Dossier duel Duel Duels Expert Grand Hotel microfilm microfilms
    E Live Museum Normal Opera orange Pause Replay Safehouse SECRET System mail TOP Tutorial USA USSR was Webhook
    Details Spam Status Version optional
    Bucci Jardine Mirov Okonski Renard Thorne Voss Amsterdam Hamburg Marrakesh New York City
    Algiers Beirut Budapest Gdansk Istanbul Kiev London Murmansk Paris Poznan Rome Tbilisi Tripoli
"""
SAME = SHARED.split()


@pytest.mark.parametrize("name", FOLDERS)
def test_a_catalogue_is_without_faults(name: str) -> None:
    files = catalogues(FOLDERS[name])
    assert set(files) == set(LANGUAGES)
    # A game has one title in all languages.
    assert [line for line in faults(files, SAME) if "-title is not translated" not in line] == []


def test_every_word_that_may_be_the_same_is_needed() -> None:
    told = [line for folder in FOLDERS.values() for line in faults(catalogues(folder))]
    assert {word for word in SAME if not any(word in line for line in told)} == set()


@pytest.mark.parametrize("name", sorted(OWN_GAMES))
def test_proper_names_are_those_of_the_boards(name: str) -> None:
    game = find_game(name)
    labels: set[str] = set()
    for path in game.data_folder.glob("*.json"):
        board = json.loads(path.read_text(encoding="utf-8"))
        for kind in ("cities", "buildings"):
            labels.update(name_key(one["label"]) for one in board.get(kind, []) if "label" in one)
    for language, files in catalogues(words_of(game)).items():
        names = {key.partition(".")[0] for key in read_language(language, files).texts if key.startswith("name-")}
        assert names <= labels, language


# --- Controls: each fault is planted, and found ------------------------------------------------------------------

ENGLISH = """
agent = agent { $number }
city = city
    .help = Where agents stand.
steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
moved = { $seat } moved to { $city }.
"""
GERMAN = """
agent = Agent { $number }
city = Stadt
    .dative = der Stadt
    .help = Wo Agenten stehen.
steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
moved = { $seat } zog zu { FORM($city, case: "dative") }.
"""


def told(folder: Path, german: str, english: str = ENGLISH) -> list[str]:
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "de.ftl").write_text(german, encoding="utf-8")
    return faults(catalogues(folder))


def test_the_controls_begin_without_a_fault(tmp_path: Path) -> None:
    assert told(tmp_path, GERMAN) == []


PLANTED: Mapping[str, tuple[str, str, str]] = {
    "missing key": ("agent = Agent { $number }\n", "", "de: agent is missing"),
    "missing attribute": ("    .help = Wo Agenten stehen.\n", "", "de: city.help is missing"),
    "key of no other language": ("city =", "town = Ort\ncity =", "de: town is not in English"),
    "attribute that nothing asks for": (".dative", ".genitive", "de: city.genitive is not in English"),
    "doubled key": ("city =", "agent = Agentin { $number }\ncity =", "de: de.ftl: agent appears twice"),
    "variable left out": ("{ $seat } zog", "Jemand zog", "de: moved: variables city; English has city, seat"),
    "variable of no other language": ("Stadt\n", "Stadt { $x }\n", "de: city: variables x; English has none"),
    "variable misspelt in a form": ("der Stadt", "der Stadt { $x }", "de: city.dative: other variables than city"),
    "untranslated": ("zog zu { FORM($city, case: \"dative\") }", "moved to { $city }", "de: moved is not translated"),
    "plural form that is missing": ("    [one] { $number } Schritt\n", "    [0] kein Schritt\n    [few] wenige\n",
                                    "de: steps: plural forms few, other; the language has one, other"),
    "plural form that the language lacks": ("    [one]", "    [two] zwei\n    [one]",
                                            "de: steps: plural forms one, other, two; the language has one, other"),
    "unknown function": ("FORM(", "SHAPE(", "de: moved: there is no function SHAPE"),
    "case that nothing has": ('"dative"', '"locative"', "de: FORM asks for the case 'locative', which no message has"),
    "unknown message": ("zog zu", "zog mit { suitcase } zu", "de: moved: there is no message suitcase"),
    "unknown attribute": ("zog zu", "zog mit { city.plural } zu", "de: moved: there is no message city.plural"),
    "syntax": ("agent = Agent { $number }", "agent = Agent { $number", "de: de.ftl:2: Expected token"),
    "text outside a message": ("city =", "Stadt\ncity =", "de: de.ftl:3: Expected token"),
    "odd text": ("zog zu", "zog  zu", "de: moved: an empty or odd text"),
    "markup": ("zog zu", "zog <b>zu</b>", "de: moved: an empty or odd text"),
    "note to oneself": ("zog zu", "TODO", "de: moved: an empty or odd text"),
}  # fmt: skip


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    old, new, expected = PLANTED[fault]
    assert old in GERMAN
    found = told(tmp_path, GERMAN.replace(old, new))
    assert any(line.startswith(expected) for line in found), found


def test_faults_of_english_are_found_too(tmp_path: Path) -> None:
    assert "en: one: there is no message two" in told(tmp_path, "", "one = { two }\n")
    (tmp_path / "en.ftl").unlink()
    assert faults(catalogues(tmp_path)) == ["there is no English catalogue"]


def test_a_number_that_only_chooses_need_not_choose_in_every_language(tmp_path: Path) -> None:
    english = "step = { $number ->\n    [one] { $step } building\n   *[other] { $step } buildings\n}\n"
    assert told(tmp_path, "step = { $step } Gebäude\n", english) == []
    assert told(tmp_path, english.replace("buildings", "Gebäude").replace("building", "Haus"), "step = { $step } x\n")


def test_plural_categories_are_those_of_cldr() -> None:
    assert [plural_categories(language) for language in (*LANGUAGES, "pl")] == [
        {"one", "other"}, {"one", "other"}, {"one", "other"}, {"one", "few", "many", "other"},
    ]  # fmt: skip
