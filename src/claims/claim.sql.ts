import { ANY_LISTING } from '../listings/index.ts';
import { addressee, ANY_PARTNER } from '../partners/index.ts';
import type { Addressee } from '../mails/index.ts';
import { ANY_CAMPSITE, CAMPSITE_OBJECT } from '../places/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Look } from './look.ts';

export type ClaimStatus = 'pending' | 'approved' | 'declined' | 'withdrawn' | 'revoked';

/** A claim with its campsite, its partner and the partner's listing of the campsite. */
export interface ClaimRow {
  id: number;
  status: ClaimStatus;
  code: string;
  look: Look | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  checked_by: 'code' | 'hand' | null;
  reason: string | null;
  place_id: number;
  osm_ref: string;
  name: string | null;
  tags: Record<string, string>;
  lat: number;
  lng: number;
  country_code: string;
  /** Whether OpenStreetMap no longer has the campsite. */
  is_gone: boolean;
  partner: Addressee & { name: string; website: string; status: string };
  /** The partner's own id of its first listing that is the campsite; null without one. */
  listing: string | null;
}

/**
 * SQL for the campsite of a claim `c`; if it is mapped more than once, the object that represents
 * it.
 */
const CAMPSITE_ID = `coalesce(
  (select campsite_id from ${CAMPSITE_OBJECT} o where o.id = c.place_id), c.place_id)`;

/** Returns SQL for whether a claim `c` is of the campsite with a given id. */
const isOf = (placeId: string): string => `c.place_id in (
  select ${placeId} union select o.id from ${CAMPSITE_OBJECT} asked
    join ${CAMPSITE_OBJECT} o using (campsite_id) where asked.id = ${placeId})`;

const SELECTED = `select c.id, c.status, c.code, c.look, c.created_at, c.decided_at, c.decided_by,
    c.checked_by, c.reason, place.id as place_id, place.osm_ref, place.name, place.tags, place.lat, place.lng,
    place.country_code, place.is_gone,
    ${addressee('partner')} || jsonb_build_object('name', partner.name, 'website', partner.website,
      'status', partner.status) as partner,
    (select l.external_id from ${ANY_LISTING} l
     where l.partner_id = c.partner_id and l.category = 'campsite' and (l.osm_ref = place.osm_ref
       or l.osm_ref in (select osm_ref from ${CAMPSITE_OBJECT} where campsite_id = place.id))
     order by l.id limit 1) as listing
  from claim c join ${ANY_CAMPSITE} place on place.id = ${CAMPSITE_ID}
    join ${ANY_PARTNER} partner on partner.id = c.partner_id`;

/**
 * Selects the pending or approved claim that keeps the partner from claiming the campsite again.
 */
export const selectOpenClaim = statement<
  { id: number; status: ClaimStatus },
  [partnerId: number, placeId: number]
>(
  'claims.select_open_claim',
  `select id, status from claim c
   where partner_id = $1 and ${isOf('$2')} and status in ('pending', 'approved')
   order by id desc limit 1`,
);

/** Adds a claim; no row when the partner has a pending one of the campsite. */
export const insertClaim = statement<
  { id: number },
  [partnerId: number, placeId: number, code: string, now: Date]
>(
  'claims.insert_claim',
  `insert into claim (partner_id, place_id, code, created_at)
   select $1, $2, coalesce(
     (select code from claim where partner_id = $1 and place_id = $2 order by id desc limit 1), $3), $4
   on conflict (partner_id, place_id) where status = 'pending' do nothing
   returning id`,
);

export const selectClaim = statement<ClaimRow, [id: number]>(
  'claims.select_claim',
  `${SELECTED} where c.id = $1`,
);

export const selectOwnClaim = statement<ClaimRow, [partnerId: number, id: number]>(
  'claims.select_own_claim',
  `${SELECTED} where c.partner_id = $1 and c.id = $2`,
);

/** Locks a claim until the transaction ends. */
export const lockClaim = statement<{ status: ClaimStatus }, [id: number]>(
  'claims.lock_claim',
  'select status from claim where id = $1 for no key update',
);

/** Selects a partner's claims with lower ids, the newest first. */
export const selectOwnClaims = statement<
  ClaimRow,
  [partnerId: number, beforeId: number, limit: number]
>(
  'claims.select_own_claims',
  `${SELECTED} where c.partner_id = $1 and c.id < $2 order by c.id desc limit $3`,
);

/** Selects pending claims with higher ids, the longest waiting first. */
export const selectWaitingClaims = statement<ClaimRow, [afterId: number, limit: number]>(
  'claims.select_waiting_claims',
  `${SELECTED} where c.status = 'pending' and c.id > $1 order by c.id limit $2`,
);

/** Selects other claims with lower ids, the newest first. */
export const selectDecidedClaims = statement<ClaimRow, [beforeId: number, limit: number]>(
  'claims.select_decided_claims',
  `${SELECTED} where c.status <> 'pending' and c.id < $1 order by c.id desc limit $2`,
);

export const countWaitingClaims = statement<{ waiting: number }>(
  'claims.count_waiting_claims',
  `select count(*)::int as waiting from claim where status = 'pending'`,
);

/** Selects other claims of a claim's campsite, of any partner, the newest first. */
export const selectOtherClaims = statement<ClaimRow, [id: number, limit: number]>(
  'claims.select_other_claims',
  `${SELECTED} where ${isOf('(select place_id from claim where id = $1)')} and c.id <> $1
   order by c.id desc limit $2`,
);

export const updateLook = statement<never, [id: number, look: Look]>(
  'claims.update_look',
  'update claim set look = $2 where id = $1',
);

/** The decision that ended a claim. */
export interface Decision {
  status: Exclude<ClaimStatus, 'pending'>;
  decided_at: Date;
  decided_by: string | null;
  checked_by: ClaimRow['checked_by'];
  reason: string | null;
}

export const updateClaim = statement<never, [id: number, decision: Decision]>(
  'claims.update_claim',
  `update claim set status = d.status, decided_at = d.decided_at, decided_by = d.decided_by,
     checked_by = d.checked_by, reason = d.reason
   from jsonb_to_record($2::jsonb) as d (status text, decided_at timestamptz, decided_by text,
     checked_by text, reason text)
   where claim.id = $1`,
);

export const withdrawClaims = statement<never, [partnerId: number, now: Date]>(
  'claims.withdraw_claims',
  `update claim set status = 'withdrawn', decided_at = $2
   where partner_id = $1 and status = 'pending'`,
);

/** Selects a partner's campsites without a link to OpenStreetMap, the newest first. */
export const selectLinkable = statement<
  { external_id: string; title: string },
  [partnerId: number, limit: number]
>(
  'claims.select_linkable',
  `select external_id, title from ${ANY_LISTING} l
   where partner_id = $1 and category = 'campsite' and osm_ref is null
   order by id desc limit $2`,
);

/** Where a partner's listings lie, campsites first; those within about a kilometre count once. */
export const selectPositions = statement<
  { lat: number; lng: number },
  [partnerId: number, limit: number]
>(
  'claims.select_positions',
  `select lat, lng from (
     select distinct on (round(lat::numeric, 2), round(lng::numeric, 2)) lat, lng,
       category = 'campsite' as is_campsite, id
     from ${ANY_LISTING} l where partner_id = $1
     order by round(lat::numeric, 2), round(lng::numeric, 2), category = 'campsite' desc, id desc
   ) p
   order by is_campsite desc, id desc limit $2`,
);

/** Selects the last decision of operators on each partner's claims of a campsite. */
export const selectLastDecisions = statement<
  { partner_id: number; status: 'approved' | 'declined' | 'revoked' },
  [placeId: number]
>(
  'claims.select_last_decisions',
  `select distinct on (partner_id) partner_id, status from claim c
   where ${isOf('$1')} and status in ('approved', 'declined', 'revoked')
   order by partner_id, id desc`,
);

/** Selects whether a partner has a listing of a campsite. */
export const anyCampsiteListing = statement<{ any: boolean }, [partnerId: number]>(
  'claims.any_campsite_listing',
  `select exists (select from ${ANY_LISTING} l where partner_id = $1 and category = 'campsite') as any`,
);
