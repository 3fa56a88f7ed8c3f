declare module 'virtual:guide' {
  import type { GuidePage, SearchEntry } from '../vite/guide/page.ts';

  /** The pages of the guide for developers, in order. */
  export const pages: GuidePage[];
  /** Contents of sample files by their path below `examples`. */
  export const samples: Record<string, string>;
  /** What the search of the guide finds. */
  export const searchEntries: SearchEntry[];
}
