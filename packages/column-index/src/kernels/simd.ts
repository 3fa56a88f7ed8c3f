import { readFileSync } from 'node:fs';
import type { Kernels } from './interface.ts';
import { type GrowingMemory, MAX_PAGES } from './memory.ts';

/** The folder `assembly`, compiled by `npm run build` of this package. */
const COMPILED = new URL('../../build/kernels.wasm', import.meta.url);

let module: WebAssembly.Module | undefined;

/** The kernels in WebAssembly, four words at a time, over a new memory. */
export function openSimd(): { memory: GrowingMemory; kernels: Kernels } {
  // Growing a memory that is not shared detaches every array in it, also those of the question that made it grow.
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true });
  module ??= new WebAssembly.Module(readFileSync(COMPILED));
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const exports: unknown = instance.exports;
  return { memory, kernels: exports as Kernels };
}
