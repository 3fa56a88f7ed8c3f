import { readFileSync } from 'node:fs';
import type { Kernels } from './interface.ts';
import { type GrowingMemory, MAX_PAGES } from './memory.ts';
import { openReference } from './reference.ts';

/** `simd` is WebAssembly, which takes four words at a time; `reference` is plain TypeScript, which runs everywhere. */
export type KernelKind = 'simd' | 'reference';

/**
 * A WebAssembly module to test for support: it has a shared memory and one function with SIMD instructions,
 * `i8x16.popcnt (i8x16.splat (i32.const 0))`.
 */
const PROBE = Buffer.from(
  '0061736d01000000' + // header
    '0105016000017b' + // types: () -> v128
    '03020100' + // functions
    '050401030101' + // memory
    '0a0a0108004100fd0ffd620b', // code
  'hex',
);

/** The compiled folder `assembly`; `npm run build` of this package writes it. */
const COMPILED = new URL('../../build/kernels.wasm', import.meta.url);

let module: WebAssembly.Module | undefined;

/** The fastest kind of kernels that this machine supports. */
export function bestKernels(): KernelKind {
  const hasSimd = typeof WebAssembly === 'object' && WebAssembly.validate(PROBE);
  return hasSimd ? 'simd' : 'reference';
}

/** Loads kernels of one kind over a new, empty memory. */
export function loadKernels(kind: KernelKind): { memory: GrowingMemory; kernels: Kernels } {
  return kind === 'simd' ? openSimd() : openReference();
}

/** Loads the WebAssembly kernels over a new memory. */
function openSimd(): { memory: GrowingMemory; kernels: Kernels } {
  // Growing a memory that is not shared detaches every array in it, even during the question that makes it grow.
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true });
  module ??= new WebAssembly.Module(readFileSync(COMPILED));
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const exports: unknown = instance.exports;
  return { memory, kernels: exports as Kernels };
}
