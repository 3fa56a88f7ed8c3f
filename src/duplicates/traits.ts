import type { ListingInput, PublicPosition } from '../listings/index.ts';
import { plainMake, plainWords } from './words.ts';

type Vehicle = NonNullable<ListingInput['vehicle']>;

/**
 * The kind of a listing. Only listings of one kind can match; the kinds are wide, because one
 * partner may call a van a motorhome and another a campervan.
 */
export type Kind = 'motor' | 'caravan' | 'campsite';

/** The compared traits of a listing; null for one that it does not state. */
export interface Traits {
  kind: Kind;
  /** The position that travellers see, so that a match does not reveal the true one. */
  position: PublicPosition;
  make: string | null;
  model: string | null;
  year: number | null;
  transmission: Vehicle['transmission'] | null;
  fuel: Vehicle['fuel'] | null;
  seats: number | null;
  berths: number | null;
  lengthM: number | null;
  heightM: number | null;
  weightKg: number | null;
  /** The campsite of OpenStreetMap that the listing links to. */
  osmRef: string | null;
  /** The words of a campsite's title. */
  name: string | null;
}

const KINDS: Readonly<Record<ListingInput['category'], Kind>> = {
  campervan: 'motor',
  motorhome: 'motor',
  caravan: 'caravan',
  campsite: 'campsite',
};

/** Returns the traits of a listing with this document at a public position. */
export function traitsOf(
  {
    category,
    title,
    vehicle,
    osm_ref,
  }: Pick<ListingInput, 'category' | 'title' | 'vehicle' | 'osm_ref'>,
  position: PublicPosition,
): Traits {
  const kind = KINDS[category];
  return {
    kind,
    position,
    make: vehicle?.make === undefined ? null : plainMake(vehicle.make),
    model: (vehicle?.model !== undefined && plainWords(vehicle.model)) || null,
    year: vehicle?.year ?? null,
    transmission: vehicle?.transmission ?? null,
    fuel: vehicle?.fuel ?? null,
    seats: vehicle?.seats ?? null,
    berths: vehicle?.berths ?? null,
    lengthM: vehicle?.length_m ?? null,
    heightM: vehicle?.height_m ?? null,
    weightKg: vehicle?.weight_kg ?? null,
    osmRef: kind === 'campsite' ? (osm_ref ?? null) : null,
    name: (kind === 'campsite' && plainWords(title)) || null,
  };
}
