declare module 'virtual:guide' {
  import type { GuidePage } from '../vite/guide/page.ts';

  /** The pages of the guide for developers, in their order. */
  export const pages: GuidePage[];
  /** Files of samples, by their path below `examples`. */
  export const samples: Record<string, string>;
}
