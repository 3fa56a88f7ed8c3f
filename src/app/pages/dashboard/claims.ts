import type { OwnClaim } from '../../../claims/index.ts';
import { campsitePath, findCampsite, statedWebsite } from '../../../places/index.ts';
import { createRecorder, type Recorder } from '../../../platform/audit/index.ts';
import { createCursors } from '../../../platform/http/index.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** Number of claims on one page of the list. */
const CLAIMS_PER_PAGE = 25;

const subjectOf = (id: number): string => `claim ${id}`;

export function createClaimsArea(context: AppContext, services: Services, member: Member) {
  const { db, keyRing } = context;
  const { claims } = services;
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
