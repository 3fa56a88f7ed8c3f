import { withoutNul } from './without-nul.ts';

/** A text of an address's parameters; undefined when it is empty. */
export const textParam = (params: URLSearchParams, name: string): string | undefined =>
  withoutNul(params.get(name) ?? '').trim() || undefined;
