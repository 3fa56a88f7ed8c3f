import type { Kernels } from './interface.ts';
import { type GrowingMemory, MOST_PAGES } from './memory.ts';
import { compileKernels } from './word-kernels.ts';

let compiled: WebAssembly.Module | undefined;

/** The kernels in WebAssembly, four words at a time, over a memory of their own. */
export function openSimd(): { memory: GrowingMemory; kernels: Kernels } {
  // Shared memory keeps its views when it grows. Nothing is shared with another thread.
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  compiled ??= compileKernels();
  const { exports } = new WebAssembly.Instance(compiled, { host: { memory } });
  return { memory, kernels: exports as unknown as Kernels };
}
