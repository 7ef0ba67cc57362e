// The loops that take nearly all the time of a net, as functions over one piece of memory. Addresses are in bytes.

import { KERNEL_CODE } from './kernelCode.ts';

export interface Kernel {
  readonly memory: ArrayBuffer;
  /**
   * Three neighbouring rows of `inputs` numbers give one row of `outputs` floats, a multiple of 16. Weights lie by tap, by two inputs, by
   * output; `lists` has room for every row and one number more.
   */
  convolve(
    input: number,
    weights: number,
    steps: number,
    biases: number,
    inputs: number,
    outputs: number,
    out: number,
    lists: number,
  ): void;
  /** What is above zero, as whole 256ths, into the rows of the next layer. */
  activate(values: number, width: number, rows: number): void;
  /** The mean over the kinds. */
  pool(values: number, width: number, out: number): void;
  /** Adds the gated `change` to `values`, keeps what is above zero, and rounds it into `rows`. */
  merge(values: number, change: number, gate: number, width: number, rows: number): void;
}

const PAGE = 65_536;

/** Just what is used of the platform's WebAssembly. */
interface Platform {
  readonly WebAssembly?: {
    validate(code: Uint8Array): boolean;
    Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
    Module: new (code: Uint8Array) => object;
    Instance: new (
      module: object,
      imports: object,
    ) => {
      readonly exports: Omit<Kernel, 'memory'>;
    };
  };
}

/** Null where the platform has no WebAssembly with vectors, or may not use it. */
export function wasmKernel(size: number): Kernel | null {
  const { WebAssembly: wasm } = globalThis as unknown as Platform;
  const code = Uint8Array.from(KERNEL_CODE.match(/../g)!, (digits) => Number.parseInt(digits, 16));
  if (wasm === undefined || !wasm.validate(code)) return null;
  try {
    const memory = new wasm.Memory({ initial: Math.ceil(size / PAGE) });
    const { exports } = new wasm.Instance(new wasm.Module(code), { env: { memory } });
    const { convolve, activate, pool, merge } = exports;
    return { memory: memory.buffer, convolve, activate, pool, merge };
  } catch {
    // A page whose policy forbids compiled code still gets its answers, only later.
    return null;
  }
}
