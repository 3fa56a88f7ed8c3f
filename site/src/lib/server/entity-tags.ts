/** Whether a reader already has the answer of an entity tag (`"…"`), compared weakly. */
export const isTagKnown = (asked: Headers, etag: string): boolean =>
  (asked.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
