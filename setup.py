"""The compiled half of the build, and the pages that a package carries; everything else is in pyproject.toml.

All modules go through one mypycify call: a game compiled apart from its base class crashes. Where compiling
is impossible or fails, the package is built as pure Python, which gives the same results more slowly.
SAFEHOUSE_PURE=1 asks for that; SAFEHOUSE_MUST_COMPILE=1 makes a failure an error.

A wheel and a source distribution carry the built page and the documentation. From a checkout they are built, or the
build stops with one sentence; a source distribution brings them along.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import native

MUST_COMPILE = os.environ.get("SAFEHOUSE_MUST_COMPILE") == "1"


def pure(reason: str) -> list[Extension]:
    print(f"safehouse: {reason}; building pure Python, which plays the same but slower.", file=sys.stderr)
    return []


# Commands that only describe the package, or pack its sources.
WITHOUT_CODE = {"sdist", "egg_info", "dist_info"}
# ./run compiles for itself (`build_ext`), perhaps while a wheel is being built.
C_FILES = ROOT / (".build" if "build_ext" in sys.argv else "build") / "c"


def extensions() -> list[Extension]:
    if WITHOUT_CODE & {*sys.argv}:
        return []
    if native.wants_pure():
        return pure("SAFEHOUSE_PURE is set")
    reason = native.missing()
    if reason is None and not native.sources():
        reason = "There is nothing to compile"
    if reason is not None:
        if MUST_COMPILE:
            sys.exit(f"safehouse: {reason}.")
        return pure(reason)
    os.environ.setdefault("CC", native.compiler() or "cc")
    os.environ["MYPYPATH"] = str(ROOT / "src")
    # Only the compiled modules are judged: an error elsewhere must not stop an install. No cache: what is
    # built depends on the sources alone.
    options = [
        "--config-file=",
        "--explicit-package-bases",
        "--namespace-packages",
        "--follow-imports=silent",
    ]
    options += ["--ignore-missing-imports", f"--cache-dir={os.devnull}"]
    paths = [str(path.relative_to(ROOT)) for path in native.sources()]
    os.chdir(ROOT)
    try:
        from mypyc.build import mypycify

        found = mypycify(
            options + paths,
            opt_level="3",
            debug_level="0",
            group_name="safehouse",
            multi_file=True,  # a C file for each module, so that all cores can compile
            target_dir=str(C_FILES),
        )
    except (Exception, SystemExit) as error:
        if MUST_COMPILE:
            raise
        return pure(f"mypyc did not compile the engine ({error})")
    return list(found)


class BuildExt(build_ext):  # type: ignore[misc]  # setuptools carries no types
    """Compile everything or nothing: a half-compiled engine crashes."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MUST_COMPILE:
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = pure(f"The C compiler failed ({error})")

    def build_extension(self, extension: Extension) -> None:
        """Compile the files of an extension side by side, which setuptools does not."""
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_some([source], **how), sources))
            return [path for paths in made for path in paths]

        self.compiler.compile = compile_all
        try:
            super().build_extension(extension)
        finally:
            self.compiler.compile = compile_some


def ensure_pages() -> None:
    if not (ROOT / "web").is_dir():  # a source distribution
        if not all((ROOT / "src" / "safehouse" / folder / "index.html").is_file() for folder in ("client", "site")):
            sys.exit(
                "safehouse: this source distribution lacks the page or the documentation; it was not made by setup.py."
            )
        return
    from tools import pages, steps

    if status := steps.guarded(pages.main):
        sys.exit(status)


class BuildPy(build_py):  # type: ignore[misc]
    """Have the pages built before files are collected."""

    def run(self) -> None:
        if not self.editable_mode:
            ensure_pages()
        super().run()


class Sdist(sdist):  # type: ignore[misc]
    """Have the pages built before files are collected."""

    def run(self) -> None:
        ensure_pages()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist})
