"""The benchmarks of the client run. How fast it is, is not tested."""

import pytest

from safehouse.bench.figures import Effort
from safehouse.bench.table import BENCHMARKS


@pytest.mark.long
@pytest.mark.parametrize("name", ["client.click", "client.start"])
def test_every_benchmark_runs(name: str) -> None:
    figure = BENCHMARKS[name](name, Effort(repetitions=2, seconds=0.005))
    assert figure.unit == "ms"
    assert (figure.value or 0) > 0, figure.notes
