import type { OwnClaim } from '../../../claims/index.ts';
import {
  campsitePath,
  campsitesNamed,
  campsitesNear,
  type CampsiteSummary,
  findCampsite,
  statedWebsite,
} from '../../../places/index.ts';
import { createRecorder, type Recorder } from '../../../platform/audit/index.ts';
import { createCursors } from '../../../platform/http/index.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Number of claims on one page of the list. */
const CLAIMS_PER_PAGE = 25;

/** Campsites that a search by name lists. */
const MOST_FOUND = 20;

/** Campsites that are proposed: so many in all, so many around each position, at most so far away. */
const MOST_PROPOSED = 6;
const NEAR_EACH = 6;
const NEAR_KM = 20;

/** A campsite that can be claimed, as one line of a list. */
export interface FoundCampsite {
  id: number;
  name: string | null;
  osmRef: string;
  path: string;
  countryCode: string;
  /** Name of the nearest town. */
  town: string | null;
  /** Kilometres from the nearest of the partner's listings; null when it was found by name. */
  distanceKm: number | null;
}

const subjectOf = (id: number): string => `claim ${id}`;

export function createClaimsArea(context: AppContext, services: Services, member: Member) {
  const { db, keyRing } = context;
  const { accounts, claims } = services;
  const present = (
    found: readonly (CampsiteSummary & { distanceKm?: number })[],
  ): FoundCampsite[] =>
    found.map(({ id, name, osmRef, countryCode, townId, distanceKm }) => ({
      id,
      name,
      osmRef,
      path: campsitePath(name, id),
      countryCode,
      town: (townId !== null && services.locator.town(townId)?.name) || null,
      distanceKm: distanceKm ?? null,
    }));
  const { partnerId } = member;
  const recorder = createRecorder(context, member.actor, member.partnerId);
  const cursors = createCursors(keyRing, 'dashboard.claims');
  /** Makes a change that requires the member's permission. */
  const change: Recorder['change'] = async (work) => {
    allow(member, 'claims.write');
    return recorder.change(work);
  };
  return {
    /** Returns one page of the claims, newest first. */
    async list(after?: string): Promise<Page<OwnClaim>> {
      const before = cursors.read(after) ?? Number.MAX_SAFE_INTEGER;
      const rows = await claims.list(partnerId, before, CLAIMS_PER_PAGE + 1);
      return pageOf(rows, CLAIMS_PER_PAGE, ({ id }) => cursors.write(id));
    },
    /** Returns the campsites of a name in the countries of the partner, or anywhere when it has named none. */
    async named(name: string): Promise<FoundCampsite[]> {
      const { countries } = await accounts.get(partnerId);
      return present(await campsitesNamed(db.reads, name, countries, MOST_FOUND));
    },
    /** Returns the campsites around the partner's listings that it has not claimed, the nearest first. */
    async nearby(): Promise<FoundCampsite[]> {
      const positions = await claims.positions(partnerId);
      const near = await Promise.all(
        positions.map(({ lat, lng }) => campsitesNear(db.reads, lat, lng, NEAR_EACH)),
      );
      const close = near.flat().filter(({ distanceKm }) => distanceKm <= NEAR_KM);
      const nearest = close.toSorted((a, b) => a.distanceKm - b.distanceKm);
      // Several listings find the same campsite: the distance to the nearest of them counts.
      const byId = new Map<number, (typeof nearest)[number]>();
      for (const campsite of nearest) if (!byId.has(campsite.id)) byId.set(campsite.id, campsite);
      const once = [...byId.values()];
      const claimed = await Promise.all(once.map(({ id }) => claims.openClaim(partnerId, id)));
      return present(once.filter((_, at) => claimed[at] === undefined).slice(0, MOST_PROPOSED));
    },
    /** Returns a campsite that may be claimed; null when it does not exist or a claim of it is valid. */
    async offered(placeId: number) {
      const campsite = await findCampsite(db.reads, placeId);
      if (!campsite || campsite.goneAt !== null) return null;
      if ((await claims.openClaim(partnerId, placeId)) !== undefined) return null;
      const { id, name, osmRef, tags } = campsite;
      return { id, name, osmRef, path: campsitePath(name, id), website: statedWebsite(tags) };
    },
    /** Returns the partner's campsites that are not linked to OpenStreetMap. */
    linkable: () => claims.linkable(partnerId),
    /** Claims a campsite. Throws `not_found`. */
    async make(placeId: number) {
      allow(member, 'claims.write');
      const openClaim = await claims.openClaim(partnerId, placeId);
      if (openClaim !== undefined) return openClaim;
      await claims.countClaim(partnerId);
      return change(async (tx) => {
        const { id, isNew } = await claims.make(tx, partnerId, placeId);
        const entry = { action: 'claim.make', subject: subjectOf(id), after: { place: placeId } };
        return { result: id, entry: isNew ? entry : null };
      });
    },
    /** Checks the website for the code, for up to 10 seconds. Throws `not_found`. */
    async look(id: number) {
      allow(member, 'claims.write');
      const found = await claims.look(partnerId, id);
      return change(async (tx) => {
        await claims.noteLook(tx, partnerId, id, found);
        const after = { status: found.status, found: found.found };
        return { result: found, entry: { action: 'claim.look', subject: subjectOf(id), after } };
      });
    },
    withdraw: (id: number) =>
      change(async (tx) => ({
        result: await claims.withdraw(tx, partnerId, id),
        entry: { action: 'claim.withdraw', subject: subjectOf(id) },
      })),
    /** Adds the listing of an approved claim, paused, from the data of OpenStreetMap. */
    startListing: (id: number) =>
      change(async (tx) => {
        const { externalId, after } = await claims.startListing(tx, partnerId, id);
        const entry = { action: 'listing.create', subject: `listing ${externalId}`, after };
        return { result: externalId, entry };
      }),
    /** Links the campsite of an approved claim to one of the partner's listings. */
    linkListing: (id: number, externalId: string) =>
      change(async (tx) => {
        const { before, after } = await claims.linkListing(tx, partnerId, id, externalId);
        const entry = { action: 'listing.save', subject: `listing ${externalId}`, before, after };
        return { result: undefined, entry };
      }),
  };
}
