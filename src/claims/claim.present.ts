import { campsitePath, statedPhones, statedWebsite } from '../places/index.ts';
import type { ClaimRow, ClaimStatus } from './claim.sql.ts';
import type { Look } from './look.ts';

/** OpenStreetMap's data of a campsite that help to find its owner. */
export interface ClaimedCampsite {
  placeId: number;
  /** `/place/{slug}-{id}`. */
  path: string;
  osmRef: string;
  name: string | null;
  website: string | null;
  /** All stated numbers. */
  phone: string | null;
  email: string | null;
  operator: string | null;
  countryCode: string;
  /** Whether OpenStreetMap no longer has the campsite. */
  isGone: boolean;
}

/** A claim as its partner sees it. */
export interface OwnClaim {
  id: number;
  status: ClaimStatus;
  code: string;
  /** The result of the last look at the website; null before the first. */
  look: Look | null;
  createdAt: Date;
  decidedAt: Date | null;
  /** Why it was declined or revoked. */
  reason: string | null;
  campsite: ClaimedCampsite;
  /** The partner's own id of its listing that is the campsite; null without one. */
  listing: string | null;
}

/** A claim as operators see it. */
export interface ReviewedClaim extends OwnClaim {
  decidedBy: string | null;
  checkedBy: ClaimRow['checked_by'];
  partner: {
    id: number;
    slug: string;
    name: string;
    website: string;
    contactEmail: string;
    status: string;
  };
}

const campsiteOf = ({ tags, ...row }: ClaimRow): ClaimedCampsite => ({
  placeId: row.place_id,
  path: campsitePath(row.name, row.place_id),
  osmRef: row.osm_ref,
  name: row.name,
  website: statedWebsite(tags),
  phone:
    statedPhones(tags)
      .map(({ text }) => text)
      .join(', ') || null,
  email: tags.email ?? tags['contact:email'] ?? null,
  operator: tags.operator ?? null,
  countryCode: row.country_code,
  isGone: row.is_gone,
});

const shared = (row: ClaimRow) => ({
  id: row.id,
  status: row.status,
  code: row.code,
  look: row.look,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  campsite: campsiteOf(row),
  listing: row.listing,
});

/**
 * Presents a claim to its partner, without the deciding operator and the way in which an approved
 * claim was checked.
 */
export const presentOwn = (row: ClaimRow): OwnClaim => ({
  ...shared(row),
  reason: row.status === 'declined' || row.status === 'revoked' ? row.reason : null,
});

/** Presents a claim to operators. */
export const presentReviewed = (row: ClaimRow): ReviewedClaim => ({
  ...shared(row),
  reason: row.reason,
  decidedBy: row.decided_by,
  checkedBy: row.checked_by,
  partner: {
    id: row.partner.id,
    slug: row.partner.slug,
    name: row.partner.name,
    website: row.partner.website,
    contactEmail: row.partner.contact_email,
    status: row.partner.status,
  },
});

/** Whether the last look found the code on the website that OpenStreetMap states now. */
export const isCodeFound = ({ look, tags }: Pick<ClaimRow, 'look' | 'tags'>): boolean =>
  look !== null && look.found !== null && look.website === statedWebsite(tags);
