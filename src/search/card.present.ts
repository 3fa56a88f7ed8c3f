import { LRUCache } from 'lru-cache';
import {
  costsOf,
  listingPath,
  nightsBetween,
  type PublicListing,
  publicPosition,
  type Stay,
  type StayCosts,
} from '../listings/index.ts';
import { type CampsiteKind, campsitePath, type Water } from '../places/index.ts';
import type { AvailabilityAnswer } from './availability-answer.ts';
import type { OsmCampsiteCardRow } from './campsite-row.sql.ts';
import { type CampsiteFacts, factsOf } from './campsite-tags.ts';
import type { CardRow } from './card.sql.ts';
import { CAMPSITE } from './filters/audience.ts';
import { metresOf } from './filters/water.ts';
import type { FilterName } from './filters/registry.ts';
import { indexIdOf } from './open-data.ts';

type Vehicle = NonNullable<PublicListing['vehicle']>;
type Campsite = NonNullable<PublicListing['campsite']>;

const DRIVING = ['licence', 'fuel', 'length_m', 'height_m', 'width_m', 'weight_kg'] as const;

/** The part of a card that depends on the search that found it. */
export interface CardAnswer {
  /** Whether the listing is available on the requested dates; null when the search has no dates. */
  availability: AvailabilityAnswer | null;
  /**
   * The first of the acceptable stays in which the listing is free. Null when it is not known to be free, or
   * the search has no dates.
   */
  dates: { from: string; to: string } | null;
  /** The stay of `dates` with its price; null also for listings without a price. */
  stay: Stay | null;
  /** Metres from the searched point; null when the search has none. */
  distance: number | null;
  /** The requested filters whose criterion the listing does not state. */
  notStated: FilterName[];
}

/** The answer of a card that is shown without a search, such as on a landing page. */
export const UNASKED: CardAnswer = {
  availability: null,
  dates: null,
  stay: null,
  distance: null,
  notStated: [],
};

/** How another offer of a result's vehicle or campsite answers the search. */
export interface OfferAnswer {
  /** Whether it matches all criteria of the search, without regard to its location. */
  isResult: boolean;
  /** Whether it fails the search because it is not free on the requested dates. */
  isTaken: boolean;
  availability: AvailabilityAnswer | null;
  stay: Stay | null;
}

/** Gives the answers of cards to a search by the ids of their rows in the index. */
export interface CardAnswers {
  of(id: number): CardAnswer;
  /** The answer of another offer; null for a listing that the index does not have. */
  ofOffer(id: number): OfferAnswer | null;
}

/** Metres to the sea and to a large lake; null for vehicles and approximate positions. */
export type ToWater = Record<Water, number | null>;

/** A listing's card in a list. */
export interface ListingCard extends CardAnswer {
  kind: 'listing';
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  category: PublicListing['category'];
  title: string;
  image: PublicListing['images'][number] | null;
  imageCount: number;
  position: PublicListing['position'];
  countryCode: string;
  /** ISO 3166-2. */
  regionId: string | null;
  /** English name of the region. */
  regionName: string | null;
  townId: number | null;
  /** Name of the town in the gazetteer. */
  townName: string | null;
  price: PublicListing['price'];
  minNights: number | null;
  /** Further costs of a stay, such as cleaning; computed for the nights of `dates` if there are any. */
  costs: StayCosts;
  sleeps: number | null;
  seats: number | null;
  vehicleClass: Vehicle['vehicle_class'] | null;
  transmission: Vehicle['transmission'] | null;
  /** Facts that decide who may drive the vehicle and where it fits; `costs.min_driver_age` is another. */
  driving: Pick<Vehicle, (typeof DRIVING)[number]>;
  pitchTypes: Campsite['pitch_types'] | null;
  water: ToWater;
  rating: PublicListing['rating'];
  partner: { name: string; isDemo: boolean };
  /** Offers of other partners of the same vehicle or campsite. */
  offers: OtherOffer[];
}

/** Another partner's shown listing of the same vehicle or campsite; it has a page of its own. */
export interface OtherOffer {
  id: number;
  /** `/listing/{slug}-{id}`. */
  path: string;
  title: string;
  partner: { name: string; isDemo: boolean };
  price: PublicListing['price'];
  /** The offer's answer to the search; null if the card is shown without a search. */
  said: OfferAnswer | null;
}

/** An open-data campsite's card in a list, with what OpenStreetMap states about the campsite. */
export interface CampsiteCard extends CardAnswer {
  kind: 'campsite';
  /** The negated id of the campsite's page: below 0, to differ from the ids of listings. */
  id: number;
  /** `/place/{slug}-{id}`. */
  path: string;
  category: typeof CAMPSITE;
  siteKind: CampsiteKind;
  /** Null for a campsite without a name. */
  name: string | null;
  /** Name of the nearest town of the gazetteer. */
  near: string | null;
  position: PublicListing['position'];
  countryCode: string;
  /** ISO 3166-2. */
  regionId: string | null;
  /** English name of the region. */
  regionName: string | null;
  townId: number | null;
  /** Name of the town in the gazetteer. */
  townName: string | null;
  minNights: null;
  facts: CampsiteFacts;
  water: ToWater;
}

/** The card of any row of the index. Search, landing pages, saved lists, trips and assistants all show this card. */
export type AnyCard = ListingCard | CampsiteCard;

/** Looks up the names of areas that cards show. */
export interface AreaNames {
  town(id: number): { name: string } | undefined;
  regionName(code: string): string | undefined;
}

/** Presents a listing's card. */
export function presentListingCard(
  row: CardRow,
  more: { names: AreaNames; answer: CardAnswer; offers: OtherOffer[] },
): ListingCard {
  const { category, policies } = row;
  const { answer, offers } = more;
  const price = presentPrice(row.price);
  const nights = answer.dates && nightsBetween(answer.dates.from, answer.dates.to);
  return {
    kind: 'listing',
    id: row.id,
    path: listingPath(row.slug, row.id),
    category,
    title: row.title,
    image: row.cover,
    imageCount: row.images,
    position: publicPosition(row),
    ...areaOf(row, more.names),
    price,
    minNights: price?.min_nights ?? null,
    costs: costsOf({ category, price, policies }, nights),
    sleeps: row.sleeps,
    seats: row.vehicle?.seats ?? null,
    vehicleClass: row.vehicle?.vehicle_class ?? null,
    transmission: row.vehicle?.transmission ?? null,
    driving: drivingOf(row),
    pitchTypes: row.campsite?.pitch_types ?? null,
    water: toWater(row),
    rating: row.rating,
    partner: partnerOf(row),
    offers,
    ...answer,
  };
}

/** Presents another offer beside a card. */
export const presentOffer = (row: CardRow, answer: OfferAnswer | null): OtherOffer => ({
  id: row.id,
  path: listingPath(row.slug, row.id),
  title: row.title,
  partner: partnerOf(row),
  price: presentPrice(row.price),
  said: answer,
});

/** Presents the card of an open-data campsite. */
export function presentCampsiteCard(
  row: OsmCampsiteCardRow,
  { names, answer }: { names: AreaNames; answer: CardAnswer },
): CampsiteCard {
  const { id, kind, name, tags, lat, lng } = row;
  const area = areaOf(row, names);
  return {
    kind: 'campsite',
    id: indexIdOf(id),
    path: campsitePath(name, id),
    category: CAMPSITE,
    siteKind: kind,
    name,
    near: area.townName,
    position: { lat, lng, radius: 0 },
    ...area,
    minNights: null,
    facts: factsOf(tags, row.left_out),
    water: toWater({ category: CAMPSITE, lat, lng, approximate: false }),
    ...answer,
  };
}

/** Distances to water that were computed before, by position: one takes some microseconds. */
const waters = new LRUCache<string, ToWater>({ max: 5000 });

/** No distance is said of vehicles and of approximate positions. */
const UNSAID: ToWater = { sea: null, lake: null };

function toWater(place: Parameters<typeof metresOf>[0]): ToWater {
  if (place.category !== CAMPSITE || place.approximate) return UNSAID;
  const position = `${place.lat} ${place.lng}`;
  let known = waters.get(position);
  if (!known) {
    known = { sea: metresOf(place, 'sea'), lake: metresOf(place, 'lake') };
    waters.set(position, known);
  }
  return known;
}

/** Presents a price with all keys, null for what is not stated. */
export function presentPrice(price: CardRow['price']): PublicListing['price'] {
  if (!price) return null;
  const { from, currency, unit, min_nights = null, deposit = null } = price;
  return { from, currency, unit, min_nights, deposit };
}

const areaOf = (
  row: Pick<CardRow, 'country_code' | 'region_id' | 'town_id'>,
  { town, regionName }: AreaNames,
) => ({
  countryCode: row.country_code,
  regionId: row.region_id,
  regionName: (row.region_id !== null && regionName(row.region_id)) || null,
  townId: row.town_id,
  townName: (row.town_id !== null && town(row.town_id)?.name) || null,
});

const partnerOf = (row: CardRow) => ({ name: row.partner_name, isDemo: row.is_demo });

/** The driving facts that the vehicle states; empty for a campsite. */
function drivingOf({ vehicle }: CardRow): ListingCard['driving'] {
  const driving: Record<string, unknown> = {};
  for (const name of DRIVING) if (vehicle?.[name] !== undefined) driving[name] = vehicle[name];
  return driving;
}
