import type { OutboundHead } from './outbound.ts';

/** Characters of a validator that is kept; longer ones are taken for none. */
const MAX_CHARACTERS = 500;

/** What a reply says of its version, for a request that asks whether there is a newer one. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The validators of a reply. */
export const validatorsOf = ({ headers }: Pick<OutboundHead, 'headers'>): Validators => ({
  etag: one(headers.etag),
  lastModified: one(headers['last-modified']),
});

function one(header: string | string[] | undefined): string | null {
  const value = Array.isArray(header) ? header[0] : header;
  return value === undefined || value.length > MAX_CHARACTERS ? null : value;
}
