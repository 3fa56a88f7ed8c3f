import { LISTING_PHOTO } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/** A photo as it is stored. */
export interface PhotoRow {
  hash: string;
  bytes: number;
  width: number;
  height: number;
}

/**
 * Adds a photo to an open account, or marks one that is there as new again. No row: the account is closed, or
 * the photo's file is being deleted.
 */
export const insertPhoto = statement<PhotoRow, [partnerId: number, photo: PhotoRow, now: Date]>(
  'photos.insert_photo',
  `insert into photo (hash, partner_id, bytes, width, height, created_at, unused_since)
   select p.hash, $1, p.bytes, p.width, p.height, $3, $3
   from jsonb_to_record($2::jsonb) as p (hash text, bytes integer, width integer, height integer)
   where exists (select from ${ANY_PARTNER} partner where id = $1 and closed_at is null)
   on conflict (hash) do update
     set unused_since = case when photo.unused_since is not null then excluded.unused_since end
     where not photo.removing
   returning hash, bytes, width, height`,
);

/** Size in bytes of all photos of a partner. */
export const selectBytesOf = statement<{ bytes: number }, [partnerId: number]>(
  'photos.select_bytes_of',
  'select coalesce(sum(bytes), 0)::float8 as bytes from photo where partner_id = $1',
);

/** The partner itself, and the partner that it is the test account of. */
const OWNERS = `(select coalesce(test_of, id) from ${ANY_PARTNER} p where p.id = $1 union all select $1)`;

/**
 * Photos that a partner may use, of those asked for; they count as used from now on, until the next look at
 * all listings.
 */
export const claimPhotos = statement<PhotoRow, [partnerId: number, hashes: readonly string[]]>(
  'photos.claim_photos',
  `with own as (
     select hash, bytes, width, height, unused_since from photo
     where hash = any($2::text[]) and partner_id in ${OWNERS} and not removing
   ),
   used as (
     update photo set unused_since = null
     where hash in (select hash from own) and unused_since is not null and not removing
     returning hash
   )
   select hash, bytes, width, height from own
   where unused_since is null or hash in (select hash from used)`,
);

/** The photos that a partner may use, of those asked for. */
export const selectOwnPhotos = statement<
  { hash: string },
  [partnerId: number, hashes: readonly string[]]
>(
  'photos.select_own_photos',
  `select hash from photo
   where hash = any($2::text[]) and partner_id in ${OWNERS} and not removing`,
);

/** One page of a partner's photos, in the order of their hashes. */
export const selectPhotosOf = statement<
  PhotoRow & { created_at: Date },
  [partnerId: number, after: string, limit: number]
>(
  'photos.select_photos_of',
  `select hash, bytes, width, height, created_at from photo
   where partner_id = $1 and hash > $2 and not removing order by hash limit $3`,
);

/** One page of the photos of all partners. */
export const selectHashes = statement<{ hash: string }, [after: string, limit: number]>(
  'photos.select_hashes',
  'select hash from photo where hash > $1 and not removing order by hash limit $2',
);

/** The hashes that listings name, of partners that have photos and of their test accounts. */
const USED = `(
  select substring(image.url from '/photos/([0-9a-f]{64})[.]jpg$') as hash
  from ${ANY_PARTNER} partner join ${LISTING_PHOTO} image on image.partner_id = partner.id
  where coalesce(partner.test_of, partner.id) in (select partner_id from photo)
    or partner.id in (select partner_id from photo))`;

/** Notes since when photos are unused, and that others are used. */
export const noteUses = statement<never, [now: Date]>(
  'photos.note_uses',
  `with used as (select distinct hash from ${USED} image where hash is not null)
   update photo set unused_since = case when used.hash is null then $1::timestamptz end
   from photo p left join used on used.hash = p.hash
   where photo.hash = p.hash and (used.hash is null) = (photo.unused_since is null)`,
);

/**
 * Begins to delete photos that have been unused since before a time. The row is checked again once it is
 * locked, so that one that a listing has just claimed stays.
 */
export const beginRemovingUnused = statement<never, [before: Date]>(
  'photos.begin_removing_unused',
  'update photo set removing = true where unused_since <= $1 and not removing',
);

/** Begins to delete all photos of a partner. */
export const beginRemovingAllOf = statement<never, [partnerId: number]>(
  'photos.begin_removing_all_of',
  'update photo set removing = true where partner_id = $1 and not removing',
);

/** Photos whose files are to be deleted. */
export const selectRemoving = statement<{ hash: string }, [limit: number]>(
  'photos.select_removing',
  'select hash from photo where removing order by hash limit $1',
);

export const deleteRemoved = statement<never, [hashes: readonly string[]]>(
  'photos.delete_removed',
  'delete from photo where hash = any($1::text[]) and removing',
);
