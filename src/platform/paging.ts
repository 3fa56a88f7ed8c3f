/** One page of a list; `next` is the cursor of the page after it, null on the last. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Makes a page of rows that were selected with `limit` + 1, the last showing that there are more.
 * @param cursorOf writes the sort key of a row, behind which the next page begins
 * @param present makes an item of a row; items are the rows without it
 */
export function pageOf<Row, Item = Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  present: (row: Row) => Item = (row) => row as unknown as Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(last) : null;
  return { items: shown.map(present), next };
}

/** The position of a row in a list that is sorted by time and id. */
export interface TimePosition {
  /** With whole milliseconds, as all stored times have. */
  at: Date;
  id: number;
}

const POSITION = /^([0-9a-z]{1,9})-([0-9a-z]{1,11})$/;

/** Writes a position as a cursor for the address of a page. */
export const writePosition = ({ at, id }: TimePosition): string =>
  `${at.getTime().toString(36)}-${id.toString(36)}`;

/** Reads the position from a cursor; gives undefined for any other text. */
export function readPosition(cursor: string | undefined): TimePosition | undefined {
  const [, time = '', id = ''] = POSITION.exec(cursor ?? '') ?? [];
  const at = new Date(Number.parseInt(time, 36));
  const position = { at, id: Number.parseInt(id, 36) };
  const valid = !Number.isNaN(at.getTime()) && Number.isSafeInteger(position.id);
  return valid ? position : undefined;
}
