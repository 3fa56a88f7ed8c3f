/** Matches `some-slug-123` and `123`; only the number counts. */
const PAGE = /^(?:.*-)?([1-9]\d{0,15})$/;

/** Returns the id in the last part of a listing's path; undefined when there is none. */
export function listingNumber(page: string): number | undefined {
  const id = PAGE.exec(page)?.[1];
  return id === undefined ? undefined : Number(id);
}
