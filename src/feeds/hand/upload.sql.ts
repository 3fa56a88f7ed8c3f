import { ANY_PARTNER } from '../../partners/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { FeedSettings } from '../map/index.ts';

/** A file as it was uploaded. */
export interface UploadRow {
  id: number;
  name: string;
  /** Packed with gzip. */
  bytes: Buffer;
  settings: FeedSettings;
  made_at: Date;
  /** Codes of the countries that the partner works in. */
  countries: string[];
}

export const insertUpload = statement<
  { id: number },
  [partnerId: number, bytes: Buffer, about: { name: string; settings: FeedSettings; made_at: Date }]
>(
  'feeds.insert_upload',
  `insert into feed_upload (partner_id, bytes, name, settings, made_at)
   select $1, $2, name, settings, made_at
   from jsonb_to_record($3::jsonb) as t (name text, settings jsonb, made_at timestamptz)
   returning id`,
);

export const selectUpload = statement<UploadRow, [partnerId: number, uploadId: number]>(
  'feeds.select_upload',
  `select id, name, bytes, settings, made_at,
     (select countries from ${ANY_PARTNER} partner where partner.id = partner_id)
   from feed_upload where partner_id = $1 and id = $2`,
);

/** Removes a file; the transaction that takes it keeps others from taking it too. */
export const deleteUpload = statement<{ id: number }, [partnerId: number, uploadId: number]>(
  'feeds.delete_upload',
  'delete from feed_upload where partner_id = $1 and id = $2 returning id',
);

/** Removes a partner's other files: one at a time is being looked at. */
export const deleteUploadsOf = statement<never, [partnerId: number]>(
  'feeds.delete_uploads_of',
  'delete from feed_upload where partner_id = $1',
);

export const deleteOldUploads = statement<never, [before: Date]>(
  'feeds.delete_old_uploads',
  'delete from feed_upload where made_at < $1',
);
