"""Convolution blocks through cuDNN's graphs, where `nvidia-cudnn-frontend` is installed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from blocks import KERNEL, SETS, Block, Inputs

if TYPE_CHECKING:
    from types import ModuleType

    from torch import Tensor

EPSILON = 1e-5
"""What PyTorch's instance normalisation adds to the variance."""
TRIALS = 20
"""Runs of an execution plan that it is chosen by."""

Build = Callable[[Any, list[Any]], Any]
"""Adds operations to a graph, on its tensors; gives the last one's output."""


class Graph:
    """Operations that are one graph of cuDNN's, by the fastest of the execution plans that its
    heuristics propose for the tensors at hand."""

    def __init__(
        self, torch: ModuleType, cudnn: ModuleType, tensors: list[Tensor], y: Tensor, build: Build
    ) -> None:
        self._cudnn, self._torch = cudnn, torch
        self._handle = cudnn.create_handle()
        kinds = cudnn.data_type
        self._graph = cudnn.pygraph(
            io_data_type=kinds.HALF,
            intermediate_data_type=kinds.FLOAT,
            compute_data_type=kinds.FLOAT,
            handle=self._handle,
        )
        self._inputs = [self._graph.tensor_like(tensor) for tensor in tensors]
        self._output = build(self._graph, self._inputs)
        self._output.set_output(True).set_data_type(kinds.HALF)
        self._output.set_dim(list(y.shape)).set_stride(list(y.stride()))
        self._graph.validate()
        self._graph.build_operation_graph()
        self._graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
        self._graph.check_support()
        self._graph.build_plans(cudnn.build_plan_policy.ALL)
        plans = range(self._graph.get_execution_plan_count())
        size = max(
            (self._graph.get_workspace_size_plan_at_index(plan) for plan in plans), default=0
        )
        self._workspace = torch.empty(max(size, 1), device="cuda", dtype=torch.uint8)
        self._plan = min(self._usable(tensors, y), key=lambda one: one[0])[1]

    def run(self, tensors: list[Tensor], y: Tensor) -> None:
        """Adds it to the current stream."""
        self._run(tensors, y, self._plan)

    def _run(self, tensors: list[Tensor], y: Tensor, plan: int) -> None:
        stream = self._torch.cuda.current_stream().cuda_stream
        self._cudnn.set_stream(handle=self._handle, stream=stream)
        variables = dict(zip(self._inputs, tensors, strict=True))
        self._graph.execute_plan_at_index(
            {**variables, self._output: y}, self._workspace, plan, handle=self._handle
        )

    def _usable(self, tensors: list[Tensor], y: Tensor) -> list[tuple[float, int]]:
        """Seconds of the execution plans that run, and their numbers."""
        found = []
        for plan in range(self._graph.get_execution_plan_count()):
            try:
                self._run(tensors, y, plan)
            except Exception:  # cuDNN proposes plans that do not run here, too.
                continue
            self._torch.cuda.synchronize()
            begin = time.perf_counter()
            for _ in range(TRIALS):
                self._run(tensors, y, plan)
            self._torch.cuda.synchronize()
            found.append((time.perf_counter() - begin, plan))
        return found


class CuDNN(Block):
    """The convolution and its bias as one graph; the normalisation with GELU as another, or as two
    where cuDNN does not fuse them."""

    def __init__(self, torch: ModuleType, inputs: Inputs) -> None:
        super().__init__("cuDNN", inputs)
        import cudnn  # noqa: PLC0415

        x, weight, bias = inputs.sets[0]
        sizes = (x.shape[0], weight.shape[0], *x.shape[2:])
        self._convolved, self._normalised, self._y = (
            torch.empty(sizes, device="cuda", dtype=torch.float16).contiguous(
                memory_format=inputs.format
            )
            for _ in range(3)
        )
        # One for each channel: cuDNN's instance normalisation always scales and shifts.
        channels = (1, sizes[1], 1, 1)
        scale = torch.ones(channels, device="cuda").contiguous(memory_format=inputs.format)
        epsilon = torch.full((1, 1, 1, 1), EPSILON)
        self._norm_inputs = [scale, torch.zeros_like(scale), epsilon]

        def graph(tensors: list[Tensor], y: Tensor, build: Build) -> Graph:
            return Graph(torch, cudnn, tensors, y, build)

        self._bias_shape = channels
        first = [x, weight, bias.view(channels)]
        self._convolution = graph(first, self._convolved, convolution)
        phase = cudnn.norm_forward_phase.INFERENCE

        def norm(graph: Any, tensors: list[Any]) -> Any:  # noqa: ANN401
            return normalised(phase, graph, tensors)

        rest = [self._convolved, *self._norm_inputs]
        try:
            self._ends = [graph(rest, self._y, lambda one, at: one.gelu(input=norm(one, at)))]
        except cudnn.cudnnGraphNotSupportedError:
            last = graph([self._normalised], self._y, lambda one, at: one.gelu(input=at[0]))
            self._ends = [graph(rest, self._normalised, norm), last]

    def run(self, number: int) -> Tensor:
        x, weight, bias = self.inputs.sets[number % SETS]
        self._convolution.run([x, weight, bias.view(self._bias_shape)], self._convolved)
        rest = [self._convolved, *self._norm_inputs]
        if len(self._ends) == 1:
            self._ends[0].run(rest, self._y)
        else:
            self._ends[0].run(rest, self._normalised)
            self._ends[1].run([self._normalised], self._y)
        return self._y

    def facts(self) -> dict[str, int]:
        return {"graphs": 1 + len(self._ends)}


def convolution(graph: Any, tensors: list[Any]) -> Any:  # noqa: ANN401
    """With its bias."""
    x, weight, bias = tensors
    sides = [KERNEL // 2] * 2
    found = graph.conv_fprop(image=x, weight=weight, padding=sides, stride=[1, 1], dilation=[1, 1])
    return graph.bias(input=found, bias=bias)


def normalised(phase: Any, graph: Any, tensors: list[Any]) -> Any:  # noqa: ANN401
    """Over height and width of a channel and sample."""
    x, scale, shift, epsilon = tensors
    return graph.instancenorm(
        norm_forward_phase=phase, input=x, scale=scale, bias=shift, epsilon=epsilon
    )[0]
