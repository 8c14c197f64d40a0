"""Take the pictures that messengers show of links (web/public/previews): each game's poster, in their format.

python3 tools/previews.py, after ./test has made the browser and the client.
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
SIZE = {"width": 1200, "height": 630}
# The poster alone, as large as the picture.
ALONE = """(game) => {
  const drawing = document.querySelector(`[aria-labelledby="poster-${game}"] .picture svg`);
  drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
  drawing.style.cssText = "position:fixed;inset:0;width:100vw;height:100vh;max-height:none;display:block";
  document.body.replaceChildren(drawing);
}"""


def main() -> int:
    from playwright.sync_api import sync_playwright

    from safehouse.core.registry import game_names
    from tests.server.client import running
    from tools import browser

    folder = ROOT / "web" / "public" / "previews"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        running(f"sqlite:{place}/t.db", api_only="no") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for game in game_names():
            page = chromium.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.goto(server.url)
            page.locator("article .picture svg").first.wait_for()
            if page.locator(f'[aria-labelledby="poster-{game}"] .picture svg').count():
                page.locator(f"#poster-{game}").wait_for()
                page.evaluate(ALONE, game)
                page.screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=72)
            page.close()
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
