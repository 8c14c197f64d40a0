# Sourced by ./run and ./test with $root set; leaves a Python >= 3.11 in $python or exits with 2.
# SAFEHOUSE_PYTHON names one; otherwise the environment's own comes first, being the quickest to find.

fits() {
    [ "$("$1" -E -S -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)" = True ]
}

# What a program is, for a sentence.
is() {
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "not there"
        return
    fi
    what=$("$1" -E -S -c 'import sys; print("Python %d.%d" % sys.version_info[:2])' 2>/dev/null)
    case $what in
        "Python "[0-9].*) echo "$what" ;;
        *) echo "not a Python" ;;
    esac
}

stop() {
    echo "safehouse: $1" >&2
    exit 2
}

python=
if [ -n "${SAFEHOUSE_PYTHON:-}" ]; then
    fits "$SAFEHOUSE_PYTHON" ||
        stop "SAFEHOUSE_PYTHON=$SAFEHOUSE_PYTHON is $(is "$SAFEHOUSE_PYTHON"); name a Python 3.11 or newer, or unset it."
    python=$SAFEHOUSE_PYTHON
else
    for candidate in "$root/.venv/bin/python" python3 python3.14 python3.13 python3.12 python3.11 python; do
        if fits "$candidate"; then
            python=$candidate
            break
        fi
    done
fi
if [ -z "$python" ] && command -v uv >/dev/null 2>&1; then
    if ! python=$(uv python find --no-project '>=3.11' 2>/dev/null); then
        echo "safehouse: fetching Python with uv ..." >&2
        uv python install --quiet 3.13 2>/dev/null
        python=$(uv python find --no-project '>=3.11' 2>/dev/null)
    fi
    [ -n "$python" ] ||
        stop "Python 3.11 or newer is needed (python3 is $(is python3)) and uv could not fetch one; install it and start again."
fi
[ -n "$python" ] ||
    stop "Python 3.11 or newer is needed (python3 is $(is python3)); install it with pip, or install uv, and start again."
