import type { Kernels } from './interface.ts';
import type { GrowingMemory } from './memory.ts';
import { openReference } from './reference.ts';
import { openSimd } from './simd.ts';

/** `simd`: WebAssembly, four words at a time; `reference`: plain TypeScript, which runs everywhere. */
export type KernelKind = 'simd' | 'reference';

/** A module with a shared memory and one function of SIMD: `i8x16.popcnt (i8x16.splat (i32.const 0))`. */
const PROBE = Buffer.from(
  '0061736d01000000' + // header
    '0105016000017b' + // types: () -> v128
    '03020100' + // functions
    '050401030101' + // memory
    '0a0a0108004100fd0ffd620b', // code
  'hex',
);

/** The faster kind of those that run here. */
export function bestKernels(): KernelKind {
  const hasSimd = typeof WebAssembly === 'object' && WebAssembly.validate(PROBE);
  return hasSimd ? 'simd' : 'reference';
}

/** Kernels of one kind over a new, empty memory. */
export function loadKernels(kind: KernelKind): { memory: GrowingMemory; kernels: Kernels } {
  return kind === 'simd' ? openSimd() : openReference();
}
