import { readFileSync } from 'node:fs';
import type { Kernels } from './interface.ts';
import { type GrowingMemory, MAX_PAGES } from './memory.ts';

/** The folder `assembly`, compiled by `npm run build` of this package. */
const COMPILED = new URL('../../build/kernels.wasm', import.meta.url);

let module: WebAssembly.Module | undefined;

/** The kernels in WebAssembly, four words at a time, over a shared memory: by default a new one. */
export function openSimd(
  // Shared memory keeps its views when it grows, and other threads can have it.
  memory: WebAssembly.Memory = new WebAssembly.Memory({
    initial: 1,
    maximum: MAX_PAGES,
    shared: true,
  }),
): { memory: GrowingMemory; kernels: Kernels } {
  module ??= new WebAssembly.Module(readFileSync(COMPILED));
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const exports: unknown = instance.exports;
  return { memory, kernels: exports as Kernels };
}
