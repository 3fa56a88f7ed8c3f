declare module 'virtual:guide' {
  import type { GuidePage } from '../vite/guide/page.ts';

  /** The pages of the guide for developers, in order. */
  export const pages: GuidePage[];
  /** Contents of sample files by their path below `examples`. */
  export const samples: Record<string, string>;
}
