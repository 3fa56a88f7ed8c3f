import { dayOf, formatDate } from '#lib/format/dates.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { AnyCard, CampsiteCard, CampsiteFacts, ListingCard, NamesOf } from '#lib/services.ts';
import type { IconName } from '#lib/ui/icon-names.ts';
import type { Messages } from '#messages/index.ts';
import { AMENITY_ICONS } from './amenity-icons.ts';
import { amenitiesAsked } from './unstated-words.ts';

type PitchType = NonNullable<ListingCard['pitchTypes']>[number];

export interface CardFact {
  icon: IconName;
  words: string;
  /** Whether the search asked for it. */
  asked?: true;
}

/** The icons of filters that a listing answers with yes. */
const FLAG_ICONS: Readonly<Record<NamesOf<'flag'>, IconName>> = {
  pets: 'dog',
  one_way: 'route',
  festivals: 'music',
  abroad: 'plane',
  instant: 'zap',
};

/** Returns the flags that a search asked for and that the result states. */
const flagsStated = (
  { search }: Messages,
  { notStated }: Pick<AnyCard, 'notStated'>,
  asked: URLSearchParams,
): CardFact[] =>
  (Object.keys(FLAG_ICONS) as NamesOf<'flag'>[])
    .filter((name) => asked.has(name) && !notStated.includes(name))
    .map((name) => ({ icon: FLAG_ICONS[name], words: search.filterTitles[name], asked: true }));

const askedFirst = (facts: CardFact[]): CardFact[] => [
  ...facts.filter(({ asked }) => asked),
  ...facts.filter(({ asked }) => !asked),
];

/** Maximum number of pitch types that a card names. */
const MAX_PITCH_TYPES = 3;

/**
 * Returns the facts of a vehicle or campsite for its card: first those that the search asked for,
 * which results state unless they are `notStated`.
 */
export function cardFacts(t: Messages, card: ListingCard, asked: URLSearchParams): CardFact[] {
  const { search, facts: words } = t;
  const { sleeps, seats, transmission, pitchTypes, driving, notStated } = card;
  const mark = (...names: string[]) => (names.some((name) => asked.has(name)) ? ASKED : {});
  const facts: CardFact[] = flagsStated(t, card, asked);
  if (!notStated.includes('amenity')) {
    for (const name of amenitiesAsked(asked, t)) {
      facts.push({ icon: AMENITY_ICONS[name], words: words.amenities[name], ...ASKED });
    }
  }
  if (asked.has('fuel') && driving.fuel) {
    facts.push({ icon: 'fuel', words: words.fuels[driving.fuel], ...ASKED });
  }
  if (sleeps !== null) {
    facts.push({ icon: 'bed-double', words: search.sleeps(sleeps), ...mark('people', 'berths') });
  }
  if (seats !== null) {
    facts.push({ icon: 'armchair', words: search.seatCount(seats), ...mark('seats') });
  }
  if (transmission) {
    facts.push({ icon: 'cog', words: words.transmissions[transmission], ...mark('transmission') });
  }
  facts.push(...pitchFacts(t, pitchTypes ?? [], asked));
  return askedFirst(facts);
}

const ASKED = { asked: true } as const;

/** Names the first pitch types of a campsite, and those that the search asked for apart from them. */
function pitchFacts(
  { facts: words }: Messages,
  types: readonly PitchType[],
  asked: URLSearchParams,
): CardFact[] {
  const wanted = types.filter((type) => asked.has('pitch', type));
  const others = types.filter((type) => !wanted.includes(type));
  const joined = others
    .slice(0, Math.max(0, MAX_PITCH_TYPES - wanted.length))
    .map((type) => words.pitchTypes[type])
    .join(' · ');
  return [
    ...wanted.map((type) => ({ icon: 'tent' as const, words: words.pitchTypes[type], ...ASKED })),
    ...(joined === '' ? [] : [{ icon: 'tent' as const, words: joined }]),
  ];
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
export function campsiteFacts(t: Messages, card: CampsiteCard, asked: URLSearchParams): CardFact[] {
  const { facts: words } = t;
  const { pitchTypes, amenities } = card.facts;
  // A search for a campervan's pitch keeps its own word; otherwise motorhomes stand for both, which
  // OpenStreetMap does not distinguish.
  const pitches = pitchTypes.yes.filter(
    (type) =>
      type !== 'campervan' || (asked.has('pitch', type) && !asked.has('pitch', 'motorhome')),
  );
  const wanted = amenitiesAsked(asked, t);
  const shown = [...new Set([...wanted, ...AMENITIES_IN_ORDER])].filter(
    (name) => amenities.yes.includes(name) && !(name === 'dogs_allowed' && asked.has('pets')),
  );
  return askedFirst([
    ...flagsStated(t, card, asked),
    ...pitchFacts(t, pitches, asked),
    ...shown.slice(0, Math.max(MAX_AMENITIES, wanted.length)).map((name) => ({
      icon: AMENITY_ICONS[name],
      words: words.amenities[name],
      ...(wanted.includes(name) && ASKED),
    })),
  ]);
}

/** A fact on the map's card of a campsite. */
export interface DecidingFact extends CardFact {
  /** What OpenStreetMap states: yes, no, or neither. */
  tone: 'yes' | 'no' | 'fact';
}

/**
 * Returns the facts by which travellers choose a campsite for the night: for whom there is room, dogs, water, toilets, the
 * fee, and whether it is open on a day. What OpenStreetMap does not state is left out.
 * @param today A date.
 */
export function decidingFacts(t: Messages, facts: CampsiteFacts, today: string): DecidingFact[] {
  const { place } = t;
  const { pitchTypes, amenities, fee } = facts;
  const toneOf = <Name>({ yes, no }: { yes: Name[]; no: Name[] }, name: Name) =>
    yes.includes(name) ? 'yes' : no.includes(name) ? 'no' : null;
  const said: [tone: DecidingFact['tone'] | null, icon: IconName, words: string][] = [
    [toneOf(pitchTypes, 'tent'), 'tent', place.tags.tents],
    [toneOf(pitchTypes, 'caravan'), 'caravan', place.tags.caravans],
    [toneOf(pitchTypes, 'motorhome'), 'van', place.tags.motorhome],
    [toneOf(amenities, 'dogs_allowed'), 'dog', place.tags.dog],
    [toneOf(amenities, 'drinking_water'), 'droplets', place.tags.drinking_water],
    [toneOf(amenities, 'toilets'), 'toilet', place.tags.toilets],
    [fee === null ? null : 'fact', 'tag', feeWords(t, facts)],
  ];
  const isOpen = isOpenOn(facts, today);
  if (isOpen !== null)
    said.push([isOpen ? 'yes' : 'no', 'clock', isOpen ? place.card.openNow : place.card.closedNow]);
  return said.flatMap(([tone, icon, words]) => (tone === null ? [] : [{ tone, icon, words }]));
}

/** Whether a day is in the opening season; null where OpenStreetMap states none that is the same each year. */
function isOpenOn({ season, access }: CampsiteFacts, day: string): boolean | null {
  if (access.includes('no')) return false;
  if (season === null || season.varies) return null;
  const { first, last } = season;
  const monthAndDay = day.slice(5);
  const [isAfter, isBefore] = [monthAndDay >= first, monthAndDay <= last];
  // A season over the new year begins later in the year than it ends.
  return first <= last ? isAfter && isBefore : isAfter || isBefore;
}

const ANY_LEAP_YEAR = 2024;

/** A longer charge is a list of prices, which does not fit on a card. */
const MAX_CHARGE_CHARACTERS = 30;

/** Describes whether a stay costs something, and the amount if OpenStreetMap states it briefly. */
export function feeWords({ place, shell }: Messages, { fee, charge }: CampsiteFacts): string {
  if (fee === null) return '';
  if (fee === 'donation') return place.card.donation;
  if (!fee) return place.card.free;
  const isShort = charge !== null && charge.length <= MAX_CHARGE_CHARACTERS;
  return isShort ? `${place.card.fee}${shell.colon} ${charge}` : place.card.fee;
}

/** Describes an opening season that is the same each year. */
export function seasonWords(
  { place }: Messages,
  locale: Locale,
  { first, last }: NonNullable<CampsiteFacts['season']>,
): string {
  if (first === '01-01' && last === '12-31') return place.card.allYear;
  const day = (monthAndDay: string) =>
    formatDate(locale, 'season', dayOf(`${ANY_LEAP_YEAR}-${monthAndDay}`));
  return place.card.season(day(first), day(last));
}

/** Joins access, fee, season and size in one line; empty when OpenStreetMap states none of them. */
export function campsiteTerms(t: Messages, locale: Locale, facts: CampsiteFacts): string {
  const { place, shell } = t;
  const { access, season, backcountry, nudism, capacity, maxLength } = facts;
  return [
    access.length > 0 &&
      `${place.access.name}${shell.colon} ${access.map((one) => place.access[one]).join(', ')}`,
    feeWords(t, facts),
    season && !season.varies && seasonWords(t, locale, season),
    capacity === null ? '' : place.card.pitches(capacity),
    maxLength === null ? '' : place.card.maxLength(maxLength),
    backcountry ? place.tags.backcountry : '',
    nudism ? place.tags.nudism : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
