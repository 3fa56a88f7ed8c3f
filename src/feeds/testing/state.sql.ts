import { statement } from '../../platform/db/index.ts';

export interface StateRow {
  id: number;
  external_id: string;
  status: string;
  title: string;
  document: { status: string; price?: { from: number } };
  updated_at: Date;
}

export const selectState = statement<StateRow, [partnerId: number]>(
  'feeds.select_state',
  `select id, external_id, status, title, document, updated_at from listing
   where partner_id = $1 order by external_id`,
);

export const selectFeedRows = statement<{ external_id: string; state: string }, [feedId: number]>(
  'feeds.test_select_feed_rows',
  'select external_id, state from feed_row where feed_id = $1 order by external_id',
);

export const deleteListings = statement<never, [partnerId: number]>(
  'feeds.delete_listings',
  'delete from listing where partner_id = $1',
);

export const setSettings = statement<never, [feedId: number, settings: unknown]>(
  'feeds.set_settings',
  'update feed set settings = $2 where id = $1',
);

export const selectSealedFeed = statement<
  { address: string; header: string | null },
  [feedId: number]
>('feeds.test_select_sealed_feed', 'select address, header from feed where id = $1');
