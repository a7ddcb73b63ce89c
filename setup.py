"""Builds the engine as native code where a C compiler is at hand, and as plain Python where not.

What is compiled is fully typed Python that also runs unchanged, so a missing or failing compiler costs speed and
nothing else. `SKERRY_PURE=1` asks for plain Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from functools import cache
from importlib import metadata
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
# Without these every call between the engine's functions goes through a table, and none is inlined: a fifth slower.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# What is called only when something went wrong. Compilers that know lay those paths apart from the others: so more of
# what is really gone through stays where the processor has it at hand, a twentieth to a tenth faster.
RARE = """struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_TypeError(const char *, struct _object *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *)
    __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *)
    __attribute__((cold));
void PyErr_SetNone(struct _object *) __attribute__((cold));
void PyErr_SetString(struct _object *, const char *) __attribute__((cold));
"""
# Several libraries, so that several processors compile to the end and a change costs only what it touches. Calls within
# one are direct, between two go through a table: what the base game runs stays together, and maps are read before it.
# What two of them name is in the first.
MAP_FEATURES = ("plazas", "grounds", "rivers", "oasis", "barbarians", "coast")
MAP_PARTS = ("text", "rows", "stacks", "words", "forms", *MAP_FEATURES, "mistakes", "writer")
MAP_TEXTS = [f"board/map_{part}.py" for part in MAP_PARTS]
LIBRARIES = {
    "skerry_maps": (*MAP_TEXTS, "board/picture.py"),
    "skerry": ("reason.py", "board", "engine", "rules/base", "game.py"),
    "skerry_seafarers": ("rules/seafarers", "rules/big_game"),
    "skerry_variants": ("rules/variants",),
    "skerry_traders": ("rules/traders_and_barbarians",),
    "skerry_knights": ("rules/cities_and_knights", "rules/combinations"),
    "skerry_bots": ("bots",),
}


def say(line: str) -> None:
    """Tell the person who installs; pip swallows what a build prints, hence the terminal itself."""
    print(f"skerry: {line}", file=sys.stderr)
    with contextlib.suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
        print(f"\nskerry: {line}", file=terminal)


def compiled_sources() -> list[tuple[list[str], str]]:
    """The modules to compile, by library; `__init__` files only gather names and stay as they are."""
    package = ROOT / "src" / "skerry"
    taken: set[Path] = set()
    libraries = []
    for name, parts in LIBRARIES.items():
        found = {path for part in parts for path in [package / part, *(package / part).rglob("*.py")]} - taken
        taken |= found
        modules = [path for path in found if path.is_file() and path.name != "__init__.py"]
        libraries.append((sorted(str(path.relative_to(ROOT)) for path in modules), name))
    return libraries


def compiler_works() -> bool:
    """Build the smallest extension there is: the compiler or Python's headers can be missing."""
    with tempfile.TemporaryDirectory() as folder, silenced():
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        trial = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        trial.build_lib = trial.build_temp = folder
        trial.ensure_finalized()
        try:
            trial.run()
        except Exception:
            return False
    return True


@contextlib.contextmanager
def silenced():
    """Send what child processes print to nowhere: a failed probe is an answer, not an error."""
    kept = [os.dup(1), os.dup(2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        for descriptor in (*kept, nowhere):
            os.close(descriptor)


@cache
def obstacle() -> str:
    """Why the engine cannot be compiled here, or nothing."""
    if os.environ.get("SKERRY_PURE") == "1":
        return "plain Python was asked for (SKERRY_PURE=1)"
    if not compiler_works():
        return "no working C compiler with Python headers was found"
    return ""


class SkerryDistribution(Distribution):
    """Knows before anything is built whether the result is native; mypyc itself runs only when building."""

    def has_ext_modules(self) -> bool:
        # Native modules beside the sources of an editable install would hide every later edit.
        editable = "editable_wheel" in self.commands or "develop" in self.commands
        return not editable and not obstacle()


class Build(build):
    """Starts from an empty folder, so that neither deleted sources nor old native modules live on in a wheel."""

    def run(self) -> None:
        if obstacle():
            say(f"{obstacle()}; the engine will run as plain Python, much slower.")
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildNative(build_ext):
    """Compiles with mypyc, and leaves the plain sources alone in the package if that fails."""

    def run(self) -> None:
        native = ROOT / "build" / "native"
        stamp = native / "made-from"
        modules = native / "modules"
        tools, sources = fingerprints()
        before = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
        if before != [tools, sources]:
            if before[:1] != [tools]:
                shutil.rmtree(native, ignore_errors=True)
            try:
                extensions = translated()
                # What breaks off from here on leaves libraries that nobody can trust.
                stamp.unlink(missing_ok=True)
                self.compile_into(modules, extensions)
            except (Exception, SystemExit) as failure:
                reason = f"mypyc refused the sources, code {failure}" if isinstance(failure, SystemExit) else failure
                say(f"compiling failed ({reason}); the engine will run as plain Python, much slower.")
                return
            stamp.write_text(f"{tools} {sources}\n", encoding="utf-8")
        shutil.copytree(modules, self.build_lib, dirs_exist_ok=True)

    def compile_into(self, folder: Path, extensions: list[Extension]) -> None:
        """Compile the libraries whose C text or headers have changed since they were compiled, the longest first."""
        self.distribution.ext_modules = sorted(extensions, key=source_size, reverse=True)
        compilation = build_ext(self.distribution)
        compilation.build_lib = str(folder)
        compilation.parallel = os.cpu_count()
        compilation.ensure_finalized()
        compilation.run()
        wanted = {Path(made).resolve() for made in compilation.get_outputs()}
        for found in folder.rglob("*"):
            if found.is_file() and found.resolve() not in wanted:
                found.unlink()


def translated() -> list[Extension]:
    """The engine as C text in the folder `build`; what has not changed there keeps its time."""
    from mypyc import build as mypyc  # noqa: PLC0415 - only a native build needs it
    from mypyc.options import CompilerOptions  # noqa: PLC0415

    libraries = compiled_sources()
    sources = [source for modules, _ in libraries for source in modules]
    options = CompilerOptions(separate=True)
    # All libraries are translated together, nothing is kept from before: so mypyc may know every class that comes of
    # another, call methods that nobody overrides directly and not ask whether an attribute is there.
    options.global_opts = True
    paths = ["--config-file=", f"--cache-dir={os.devnull}", *sources]
    groups, texts, _ = mypyc.mypyc_build(paths, options, separate=libraries)
    mypyc.setup_mypycify_vars()
    flags = mypyc.get_cflags(opt_level="3", debug_level="0")
    extensions = [
        extension
        for (modules, name), (files, headers) in zip(groups, texts, strict=True)
        for extension in mypyc.build_using_shared_lib(modules, name, files, headers, "build", flags, [])
    ]
    rare = Path("build") / "rare.h"
    if not rare.is_file() or rare.read_text(encoding="utf-8") != RARE:
        rare.write_text(RARE, encoding="utf-8")
    ours = [*DIRECT_CALLS, "-include", str(rare)] if os.name == "posix" else []
    for extension in extensions:
        # A newer compiler may warn about generated code; that is no reason to fall back.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*flags, *ours]
    return extensions


def source_size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def fingerprints() -> tuple[str, str]:
    """A word for what compiles and how, and one for what is compiled: unchanged sources are not compiled again."""
    tools = hashlib.sha256(f"{sys.version} {metadata.version('mypy')}".encode() + Path(__file__).read_bytes())
    made_from = hashlib.sha256()
    package = ROOT / "src" / "skerry"
    for path in sorted(package.rglob("*.py")):
        if path.relative_to(ROOT).parts[2:3] not in {("bench",), ("cli",), ("server",), ("sim",)}:
            made_from.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return tools.hexdigest()[:16], made_from.hexdigest()[:16]


setup(
    distclass=SkerryDistribution,
    cmdclass={"build": Build, "build_ext": BuildNative},
)
