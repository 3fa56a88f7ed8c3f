/** `some-slug-123` or `123`: the number alone decides. */
const PAGE = /^(?:.*-)?([1-9]\d{0,15})$/;

/** The id in the last part of a listing's address; undefined when there is none. */
export function listingNumber(page: string): number | undefined {
  const id = PAGE.exec(page)?.[1];
  return id === undefined ? undefined : Number(id);
}
