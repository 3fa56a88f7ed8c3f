import type { PublicListing, PublicListings, ShownListings } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import {
  findCampsite,
  campsitePath,
  campsitesNear,
  campsitesOfTown,
  type Locator,
  regionName,
  type StatedPhone,
  statedPhones,
  statedWebsite,
  statedWebsites,
} from '../places/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import { type CampsiteFacts, factsOf, type ListingCard, type Search } from '../search/index.ts';
import type { LandingStep } from './area.ts';
import { storedCodes } from './campsite-areas.ts';
import type { Directory } from './directory.ts';

/** An open-data campsite (OpenStreetMap, ODbL). */
export interface CampsitePage {
  id: number;
  /** `/place/{slug}-{id}`. */
  path: string;
  name: string | null;
  /** `node/123`, `way/…` or `relation/…`. */
  osmRef: string;
  lat: number;
  lng: number;
  countryCode: string;
  regionId: string | null;
  /** In English. */
  regionName: string | null;
  town: { id: number; name: string } | null;
  tags: Record<string, string>;
  /** What its tags state, as far as they can be read. */
  facts: CampsiteFacts;
  /** Those in OpenStreetMap; the first is the campsite's own, if it has one. */
  websites: string[];
  /** Its own website, by which an owner proves a claim; null without one. */
  website: string | null;
  phones: StatedPhone[];
  /** Shown listings whose `osm_ref` is this object, or another of the same campsite. */
  listings: ListingCard[];
  /** Complete listings of partners that are the owner and have Premium; the page shows them as the owner's words. */
  owned: PublicListing[];
  /** When the data was last imported. */
  importedAt: Date;
  /** Whether more is known than its position; otherwise search engines are not shown the page. */
  saysSomething: boolean;
  /** The pages of the directory that list it, its country's first. */
  trail: LandingStep[];
}

/** The content of `/place/{id}`: the campsite, or that it is gone (410) or never existed (404). */
export type CampsitePageAnswer =
  | { found: true; campsite: CampsitePage }
  | { found: false; gone: boolean };

/** A campsite as one line of a list. */
export interface CampsiteLine {
  id: number;
  path: string;
  name: string | null;
  townName: string | null;
  lat: number;
  lng: number;
  distanceKm: number;
}

/** Pages and lists of campsites of OpenStreetMap. */
export interface CampsitePages {
  /** The page of a campsite by its id, or by the id of another object of OpenStreetMap that is the same campsite. */
  campsite(id: number): Promise<CampsitePageAnswer>;
  /** The nearest campsites, the nearest first. */
  near(lat: number, lng: number, limit: number): Promise<CampsiteLine[]>;
  /** The campsites of a town to which no shown listing links, in no order. */
  unlisted(town: {
    /** GeoNames id. */
    code: string;
    countryCode: string;
    regionId: string;
  }): Promise<{ path: string; name: string | null }[]>;
}

/** Makes the pages of open-data campsites. */
export function createCampsitePages(
  reads: Queryable,
  deps: {
    locator: Pick<Locator, 'town'>;
    shown: ShownListings;
    owners: {
      /** Those of some partners with listings of a campsite that may speak as its owner. */
      among(placeId: number, partnerIds: readonly number[]): Promise<Set<number>>;
    };
    publicListings: Pick<PublicListings, 'all'>;
    search: Pick<Search, 'cards'>;
    clock: Clock;
    directory: Directory;
  },
): CampsitePages {
  const { locator, shown, owners, publicListings, search, clock, directory } = deps;
  const town = (id: number | null) => (id === null ? undefined : locator.town(id));
  return {
    async campsite(asked) {
      const found = await findCampsite(reads, asked);
      if (!found || found.goneAt !== null) return { found: false, gone: found !== undefined };
      const { id, name, osmRef, lat, lng, countryCode, regionId, tags, importedAt, saysSomething } =
        found;
      const near = town(found.townId);
      const rows = await shown.ofCampsite(found.osmRefs, clock.now());
      const listed = rows.map((row) => row.id);
      const paying = rows.filter(({ hasPremium }) => hasPremium);
      const speaking = await owners.among(
        id,
        paying.map(({ partnerId }) => partnerId),
      );
      const owned = paying.filter(({ partnerId }) => speaking.has(partnerId)).map((row) => row.id);
      const [cards, wholes] = await Promise.all([
        search.cards(listed),
        owned.length === 0 ? [] : publicListings.all(owned),
      ]);
      const campsite = {
        id,
        path: campsitePath(name, id),
        name,
        osmRef,
        lat,
        lng,
        countryCode,
        regionId,
        regionName: (regionId !== null && regionName(regionId)) || null,
        town: near ? { id: near.id, name: near.name } : null,
        tags,
        facts: factsOf(tags, found.leftOut),
        websites: statedWebsites(tags),
        website: statedWebsite(tags),
        phones: statedPhones(tags),
        listings: cards.filter((card) => card.kind === 'listing'),
        owned: wholes,
        importedAt,
        saysSomething: saysSomething || listed.length > 0,
        trail: directory.trailOf(found),
      };
      return { found: true, campsite };
    },
    async near(lat, lng, limit) {
      const found = await campsitesNear(reads, lat, lng, limit);
      return found.map((line) => ({
        id: line.id,
        path: campsitePath(line.name, line.id),
        name: line.name,
        townName: town(line.townId)?.name ?? null,
        lat: line.lat,
        lng: line.lng,
        distanceKm: line.distanceKm,
      }));
    },
    async unlisted({ code, countryCode, regionId }) {
      const [stored = countryCode] = storedCodes([countryCode, regionId]);
      const here = { countryCode: stored, regionId, id: Number(code) };
      const found = await campsitesOfTown(reads, here);
      const listed = await shown.listedCampsites(found.flatMap(({ osmRefs }) => osmRefs));
      return found
        .filter(({ osmRefs }) => !osmRefs.some((ref) => listed.has(ref)))
        .map(({ id, name }) => ({ path: campsitePath(name, id), name }));
    },
  };
}
