import { createHash } from 'node:crypto';

/** 128 bits, so that two contents never share a tag. */
const TAG_BYTES = 16;

/** Returns the strong entity tag (RFC 9110, 8.8.3) of what is answered as JSON. */
export const etagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest().subarray(0, TAG_BYTES).toString('base64url')}"`;

/**
 * Returns whether a list of entity tags, as in `If-Match` and `If-None-Match`, has a tag. Tags that a
 * proxy weakened while it compressed count as the same.
 */
export const hasEtag = (list: string, etag: string): boolean =>
  list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
