import type { SessionRow } from '../../../people/index.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import { createCursors } from '../../../platform/http/index.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Operations } from '../../use-cases/operations/index.ts';
import type { Services } from '../../composition/services.ts';

/** An operator who uses the console. */
export interface Operator {
  email: string;
  /** The actor in the audit log. */
  actor: Actor;
}

/** Dependencies of the console's areas. */
export interface ConsoleDeps {
  context: AppContext;
  services: Services;
  operator: Operator;
  /** Operations in the operator's name. */
  operations: Operations;
}

/** Maps sessions to the data that other operators see. */
export const presentSessions = (sessions: SessionRow[]) =>
  sessions.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    since: created_at,
    lastSeen: last_seen_at,
  }));

/** Number of rows on one page of a list. */
const PAGE_ROWS = 50;

/**
 * Creates the reader of one list, page by page. A cursor contains the number by which rows are
 * sorted; an invalid one throws `bad_request`.
 * @param name of the list; a cursor of one list is not valid for another
 */
export function createPages<Row>(
  { keyRing }: Pick<AppContext, 'keyRing'>,
  name: string,
  keyOf: (row: Row) => number,
) {
  const cursors = createCursors(keyRing, `console.${name}`);
  /** @param read receives the number after which the page begins, and the number of rows to read */
  return async <Item>(
    after: string | undefined,
    read: (key: number | undefined, limit: number) => Promise<Row[]>,
    present: (row: Row) => Item,
  ): Promise<Page<Item>> => {
    const rows = await read(cursors.read(after), PAGE_ROWS + 1);
    return pageOf(rows, PAGE_ROWS, (row) => cursors.write(keyOf(row)), present);
  };
}
