"""The few functions of the CUDA driver that load a cubin and launch it, through ctypes.

Works in whatever context is current: PyTorch makes its own current with its first CUDA call.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from arguments import Arguments, Parameter, TensorMap

# cuda.h: CUfunction_attribute, CUresult
LOCAL_SIZE_BYTES = 3
NUM_REGS = 4
MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
INVALID_VALUE = 1
# cuda.h: CUtensorMapDataType, CUtensorMapSwizzle, CUtensorMapL2promotion
TENSOR_MAP_TYPES = {"u32": 2, "f16": 6, "f32": 7, "bf16": 9}
SWIZZLES = {"none": 0, "64B": 2, "128B": 3}
L2_PROMOTION_256B = 3
TENSOR_MAP_ALIGNMENT = 64


class DriverError(RuntimeError):
    """A call into the driver failed."""


class Driver:
    """libcuda.so.1."""

    def __init__(self) -> None:
        try:
            self._cuda = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise DriverError(f"no NVIDIA driver on this machine: {error}") from error
        handle, number, integer = ctypes.c_void_p, ctypes.c_uint, ctypes.c_int
        out = ctypes.POINTER
        self._declare("cuModuleLoadData", out(handle), ctypes.c_char_p)
        self._declare("cuModuleGetFunction", out(handle), handle, ctypes.c_char_p)
        self._declare("cuFuncSetAttribute", handle, integer, integer)
        self._declare("cuFuncGetAttribute", out(integer), integer, handle)
        self._declare("cuGetErrorString", integer, out(ctypes.c_char_p))
        pointers = out(handle)
        self._declare("cuLaunchKernel", handle, *[number] * 7, handle, pointers, pointers)
        self._declare("cuLaunchCooperativeKernel", handle, *[number] * 7, handle, pointers)
        # Since CUDA 12.4.
        self._has_param_info = hasattr(self._cuda, "cuFuncGetParamInfo")
        if self._has_param_info:
            size = out(ctypes.c_size_t)
            self._declare("cuFuncGetParamInfo", handle, ctypes.c_size_t, size, size)

        # Since CUDA 12.0.
        if hasattr(self._cuda, "cuTensorMapEncodeTiled"):
            wide, narrow = out(ctypes.c_uint64), out(ctypes.c_uint32)
            sizes = (wide, wide, narrow, narrow)
            self._declare(
                "cuTensorMapEncodeTiled", handle, integer, number, handle, *sizes, *[integer] * 4
            )

    def _declare(self, name: str, *types: object) -> None:
        function = getattr(self._cuda, name)
        function.argtypes, function.restype = types, ctypes.c_int

    def call(self, name: str, *arguments: object) -> None:
        """Calls a function; a failure becomes an exception."""
        status = getattr(self._cuda, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self._cuda.cuGetErrorString(status, ctypes.byref(text))
            reason = text.value.decode() if text.value else "unknown error"
            raise DriverError(f"{name} failed with {status}: {reason}")

    def load(self, cubin: bytes, entry: str, shared_bytes: int) -> Function:
        """Loads a cubin, which stays loaded, and gives its entry point, ready to launch."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), cubin)
        self.call("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        self.call("cuFuncSetAttribute", function, MAX_DYNAMIC_SHARED_SIZE_BYTES, shared_bytes)
        return Function(self, entry, function, shared_bytes)

    def tensor_map(self, parameter: Parameter, address: int) -> TensorMap:
        """The tensor map that a parameter of `fa plan --json` describes, of the tensor there."""
        buffer = (ctypes.c_char * (ctypes.sizeof(TensorMap) + TENSOR_MAP_ALIGNMENT))()
        tensor_map = TensorMap.from_buffer(buffer, -ctypes.addressof(buffer) % TENSOR_MAP_ALIGNMENT)
        shape, strides, box = parameter["shape"], parameter["strides"], parameter["box"]
        rank = len(shape)
        self.call(
            "cuTensorMapEncodeTiled",
            ctypes.addressof(tensor_map),
            TENSOR_MAP_TYPES[parameter["element"]],
            rank,
            address,
            (ctypes.c_uint64 * rank)(*shape),
            (ctypes.c_uint64 * (rank - 1))(*strides),
            (ctypes.c_uint32 * rank)(*box),
            (ctypes.c_uint32 * rank)(*[1] * rank),
            0,  # no interleaving
            SWIZZLES[parameter["swizzle"]],
            L2_PROMOTION_256B,
            0,  # zeros out of bounds
        )
        return tensor_map

    def layout(self, function: ctypes.c_void_p) -> list[tuple[int, int]] | None:
        """Offset and size of each parameter; None if the driver is too old to say."""
        if not self._has_param_info:
            return None
        layout: list[tuple[int, int]] = []
        offset, size = ctypes.c_size_t(), ctypes.c_size_t()
        while True:
            status = self._cuda.cuFuncGetParamInfo(
                function, len(layout), ctypes.byref(offset), ctypes.byref(size)
            )
            if status == INVALID_VALUE:
                return layout
            if status:
                raise DriverError(f"cuFuncGetParamInfo failed with {status}")
            layout.append((offset.value, size.value))


@dataclass(frozen=True)
class Function:
    """An entry point."""

    driver: Driver
    name: str
    handle: ctypes.c_void_p
    shared_bytes: int

    def attribute(self, attribute: int) -> int:
        """One of the attributes above."""
        value = ctypes.c_int()
        self.driver.call("cuFuncGetAttribute", ctypes.byref(value), attribute, self.handle)
        return value.value

    def check(self, arguments: Arguments) -> None:
        """Refuses arguments that are not those of the compiled signature."""
        expected = self.driver.layout(self.handle)
        if expected:
            # The driver counts from the parameter bank; aligned tensor maps start further in.
            first = expected[0][0]
            expected = [(offset - first, size) for offset, size in expected]
        if expected is not None and expected != arguments.layout():
            raise DriverError(
                f"{self.name} takes parameters at (offset, size) {expected}, "
                f"the script packs them at {arguments.layout()}: they are of different versions"
            )

    def launch(
        self,
        grid: tuple[int, int, int],
        threads: int,
        stream: int,
        arguments: Arguments,
        *,
        cooperative: bool = False,
    ) -> None:
        """Launches on the stream with this raw handle; `cooperative`: with all CTAs resident."""
        shape = (*grid, threads, 1, 1, self.shared_bytes, stream)
        if cooperative:
            self.driver.call("cuLaunchCooperativeKernel", self.handle, *shape, arguments.pointers)
        else:
            self.driver.call("cuLaunchKernel", self.handle, *shape, arguments.pointers, None)
