# Sourced by ./run and ./test with $root set; leaves a Python >= 3.11 in $python or exits with 2.
# SAFEHOUSE_PYTHON names one; otherwise the environment's own comes first, being the quickest to find.

fits() {
    "$1" -E -S -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

python=
if [ -n "${SAFEHOUSE_PYTHON:-}" ]; then
    if fits "$SAFEHOUSE_PYTHON"; then
        python=$SAFEHOUSE_PYTHON
    else
        echo "safehouse: SAFEHOUSE_PYTHON=$SAFEHOUSE_PYTHON is not a Python 3.11 or newer." >&2
        exit 2
    fi
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
    if [ -z "$python" ]; then
        echo "safehouse: Python 3.11 or newer is missing and uv could not fetch one; install it and start again." >&2
        exit 2
    fi
fi
if [ -z "$python" ]; then
    echo "safehouse: Python 3.11 or newer is missing; install python3 with pip, or uv, and start again." >&2
    exit 2
fi
