import { withoutNul } from './without-nul.ts';

/** Returns a text parameter of a URL; undefined when it is missing or empty. */
export const textParam = (params: URLSearchParams, name: string): string | undefined =>
  withoutNul(params.get(name) ?? '').trim() || undefined;
