import type { PublicListing, PublicListings, ShownListings } from '../listings/index.ts';
import { type Clock, isRealDate } from '../platform/clock.ts';
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

/** The content of the page of an open-data campsite (OpenStreetMap, ODbL). */
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
  /** English name of the region. */
  regionName: string | null;
  town: { id: number; name: string } | null;
  tags: Record<string, string>;
  /** The facts that its tags state, as far as they can be parsed. */
  facts: CampsiteFacts;
  /** The websites in OpenStreetMap; the campsite's own come first. */
  websites: string[];
  /** Its own website, through which an owner proves a claim; null without one. */
  website: string | null;
  phones: StatedPhone[];
  /** Shown listings whose `osm_ref` is an object of this campsite. */
  listings: ListingCard[];
  /** Complete listings of partners that own the campsite and have Premium; the page presents them as the owner's words. */
  owned: PublicListing[];
  /** When the data was last imported. */
  importedAt: Date;
  /** The time of the state of OpenStreetMap that was imported then; null if the file did not say. */
  dataAt: Date | null;
  /** The day on which somebody last checked the campsite on the ground, as its tags say; null if they do not. */
  checkedOn: string | null;
  /** Whether it has a name, enough useful tags, or a listing; if not, the page is not open to search engines. */
  saysSomething: boolean;
  /** The pages of the directory that list it, beginning with its country's. */
  trail: LandingStep[];
}

/** The answer for `/place/{id}`: the campsite's page, or whether the campsite is gone (410) or never existed (404). */
export type CampsitePageAnswer =
  | { found: true; campsite: CampsitePage }
  | { found: false; gone: boolean };

/** The data of a campsite that lists show. */
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
  /** Returns the page of a campsite by the id of any of its OpenStreetMap objects. */
  campsite(id: number): Promise<CampsitePageAnswer>;
  /** The nearest campsites, the nearest first. */
  near(lat: number, lng: number, limit: number): Promise<CampsiteLine[]>;
  /** The campsites of a town that no shown listing is linked to, in no particular order. */
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
      /** Returns which of the given partners may speak as the owner of a campsite. */
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
    async campsite(requestedId) {
      const place = await findCampsite(reads, requestedId);
      if (!place || place.goneAt !== null) return { found: false, gone: place !== undefined };
      const { id, name, osmRef, lat, lng, countryCode, regionId, tags, saysSomething } = place;
      const near = town(place.townId);
      const rows = await shown.ofCampsite(place.osmRefs, clock.now());
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
        facts: factsOf(tags, place.leftOut),
        websites: statedWebsites(tags),
        website: statedWebsite(tags),
        phones: statedPhones(tags),
        listings: cards.filter((card) => card.kind === 'listing'),
        owned: wholes,
        importedAt: place.importedAt,
        dataAt: place.dataAt,
        checkedOn: checkedOn(tags),
        saysSomething: saysSomething || listed.length > 0,
        trail: directory.trailOf(place),
      };
      return { found: true, campsite };
    },
    async near(lat, lng, limit) {
      const nearest = await campsitesNear(reads, lat, lng, limit);
      return nearest.map((line) => ({
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
      const campsites = await campsitesOfTown(reads, here);
      const listed = await shown.listedCampsites(campsites.flatMap(({ osmRefs }) => osmRefs));
      return campsites
        .filter(({ osmRefs }) => !osmRefs.some((ref) => listed.has(ref)))
        .map(({ id, name }) => ({ path: campsitePath(name, id), name }));
    },
  };
}

/** The day in the tag `check_date` or `survey:date`, `YYYY-MM-DD`; null for other texts, such as a year alone. */
function checkedOn(tags: Readonly<Record<string, string>>): string | null {
  const stated = [tags.check_date, tags['survey:date']].map((text) => text?.trim() ?? '');
  return stated.find((text) => isRealDate(text)) ?? null;
}
