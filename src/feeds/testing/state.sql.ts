import { statement } from '../../platform/db/index.ts';

export interface StateRow {
  id: number;
  external_id: string;
  status: string;
  title: string;
  document: { status: string };
  updated_at: Date;
}

/** $1 partner. */
export const selectState = statement<StateRow>(
  'feeds.test-state',
  `select id, external_id, status, title, document, updated_at from listing
   where partner_id = $1 order by external_id`,
);

/** $1 feed. */
export const selectFeedRows = statement<{ external_id: string; state: string }>(
  'feeds.test-rows',
  'select external_id, state from feed_row where feed_id = $1 order by external_id',
);

/** $1 partner. */
export const deleteListings = statement<never>(
  'feeds.test-delete',
  'delete from listing where partner_id = $1',
);

/** $1 feed, $2 settings. */
export const setSettings = statement<never>(
  'feeds.test-settings',
  'update feed set settings = $2 where id = $1',
);

/** $1 feed. */
export const selectSealedFeed = statement<{ address: string; header: string | null }>(
  'feeds.test-sealed',
  'select address, header from feed where id = $1',
);
