import { dayOf, formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { CampsiteFacts, ListingCard } from '#lib/services.ts';
import type { IconName } from '#lib/ui/icon-names.ts';
import type { Messages } from '#messages/index.ts';
import { AMENITY_ICONS } from './amenity-icons.ts';

export interface CardFact {
  icon: IconName;
  words: string;
}

/** Maximum number of pitch types that a card names. */
const MAX_PITCH_TYPES = 3;

/** Returns the facts of a vehicle or campsite for its card, most important first. */
export function cardFacts(
  { search, facts: words }: Messages,
  { sleeps, seats, transmission, pitchTypes }: ListingCard,
): CardFact[] {
  const facts: CardFact[] = [];
  if (sleeps !== null) facts.push({ icon: 'bed-double', words: search.sleeps(sleeps) });
  if (seats !== null) facts.push({ icon: 'armchair', words: search.seatCount(seats) });
  if (transmission) facts.push({ icon: 'cog', words: words.transmissions[transmission] });
  const pitches = (pitchTypes ?? [])
    .slice(0, MAX_PITCH_TYPES)
    .map((type) => words.pitchTypes[type]);
  if (pitches.length > 0) facts.push({ icon: 'tent', words: pitches.join(' · ') });
  return facts;
}

const MAX_AMENITIES = 4;

/** Amenities by how often travellers ask for them. */
const AMENITIES_IN_ORDER: readonly CampsiteFacts['amenities']['yes'][number][] = [
  'toilets',
  'showers',
  'electric_hookup',
  'drinking_water',
  'waste_disposal',
  'dogs_allowed',
  'wifi',
  'wheelchair_accessible',
];

/**
 * Returns OpenStreetMap's facts about a campsite with icons: first those that the search asked for,
 * then a few others.
 */
export function campsiteFacts(
  { facts: words }: Messages,
  { pitchTypes, amenities }: CampsiteFacts,
  asked: readonly CampsiteFacts['amenities']['yes'][number][],
): CardFact[] {
  // OpenStreetMap does not distinguish campervans from motorhomes, so motorhomes stand for both.
  const pitches = pitchTypes.yes
    .filter((type) => type !== 'campervan')
    .slice(0, MAX_PITCH_TYPES)
    .map((type) => words.pitchTypes[type]);
  const wanted = [...new Set([...asked, ...AMENITIES_IN_ORDER])];
  const shown = wanted.filter((name) => amenities.yes.includes(name));
  return [
    ...(pitches.length > 0 ? [{ icon: 'tent' as const, words: pitches.join(' · ') }] : []),
    ...shown
      .slice(0, Math.max(MAX_AMENITIES, asked.length))
      .map((name) => ({ icon: AMENITY_ICONS[name], words: words.amenities[name] })),
  ];
}

const ANY_LEAP_YEAR = 2024;

/** A longer charge is a list of prices, which does not fit on a card. */
const MAX_CHARGE_CHARACTERS = 30;

/** Describes whether a stay costs something, and the amount if OpenStreetMap states it briefly. */
function feeWords({ place, shell }: Messages, { fee, charge }: CampsiteFacts): string {
  if (fee === null) return '';
  if (fee === 'donation') return place.card.donation;
  if (!fee) return place.card.free;
  const isShort = charge !== null && charge.length <= MAX_CHARGE_CHARACTERS;
  return isShort ? `${place.card.fee}${shell.colon} ${charge}` : place.card.fee;
}

/** Joins access, fee, season and size in one line; empty when OpenStreetMap states none of them. */
export function campsiteTerms(t: Messages, locale: Locale, facts: CampsiteFacts): string {
  const { place, shell } = t;
  const { access, season, backcountry, nudism, capacity, maxLength } = facts;
  const day = (monthAndDay: string) =>
    formatDate(locale, 'season', dayOf(`${ANY_LEAP_YEAR}-${monthAndDay}`));
  const isAllYear = season?.first === '01-01' && season.last === '12-31';
  return [
    access.length > 0 &&
      `${place.access.name}${shell.colon} ${access.map((one) => place.access[one]).join(', ')}`,
    feeWords(t, facts),
    season &&
      !season.varies &&
      (isAllYear ? place.card.allYear : place.card.season(day(season.first), day(season.last))),
    capacity === null ? '' : place.card.pitches(capacity),
    maxLength === null ? '' : place.card.maxLength(maxLength),
    backcountry ? place.tags.backcountry : '',
    nudism ? place.tags.nudism : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
