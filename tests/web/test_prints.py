"""What can be printed is offered on a game's rules page, in the language of the page."""

import pytest

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.words import LANGUAGES, game_words, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_missions_of_vienna(language: str, visit: Visit, server: Running) -> None:
    anna = visit("/rules/vienna", language=language)
    words = game_words("vienna", language)
    links = anna.page.get_by_role("region", name=text("rulebook-prints", language)).get_by_role("link")
    links.first.wait_for()
    assert links.all_inner_texts() == [words.say("print-board"), words.say("print-missions")]
    sheets = []
    for link in links.all():
        answer = anna.page.request.get(server.url + str(link.get_attribute("href")))
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        sheets.append(answer.text())
    assert f'lang="{language}"' in sheets[-1]
