import { townName } from '#lib/format/town-names.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { nightsBetween } from '#lib/format/dates.ts';
import { fitsOnPitch, type Judgement, type Van } from '#lib/fit/fit.ts';
import { termsOfListing, type Terms, vanOfListing } from '#lib/fit/terms.ts';
import { type CampsiteView, type CardPage, cardView } from '#lib/listing/card.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import type { PublicListing, SiteServices, Stay, StayCosts } from '#lib/services.ts';
import { isTogether, type LocatedStop } from './checks.ts';
import { writeStopId, type Stop, type TripStay } from './stops.ts';
import type { StopAnswer } from './totals.ts';

/** A stop as its page shows it. */
export interface StopView extends LocatedStop {
  /** Identifies the stop among all stops, even after they are reordered. */
  key: string;
  /** Title of the listing; null when it is no longer shown. */
  title: string | null;
  category: PublicListing['category'] | null;
  /** Path of its page. */
  path: string | null;
  where: string;
  /** The public position. */
  position: PublicListing['position'] | null;
  /** Null for open data, and when the listing is no longer shown. */
  partner: { name: string; isDemo: boolean } | null;
  answer: StopAnswer;
  /** Cost of its nights; null when they are not all available, or have no price. */
  cost: Stay | null;
  price: PublicListing['price'];
  costs: StayCosts | null;
  /** Its conditions for vans or drivers; null when nothing is parked or driven. */
  terms: Terms | null;
  /** The hired van, as far as its listing describes it; null for stops that are no van. */
  van: Van | null;
  /** Whether the van hired for its nights fits on its pitches; null when no van is hired. */
  hired: Judgement | null;
}

/**
 * Returns the van hired for the nights of a stay; null when none is hired, or nothing is known of
 * it.
 */
export const hiredFor = (stops: readonly StopView[], stay: TripStay | null): Van | null =>
  stops.find((stop) => stop.van !== null && isTogether(stop, { stay }))?.van ?? null;

/** Judges each place with the van that is hired for its nights. */
function withHired(stops: readonly StopView[]): StopView[] {
  return stops.map((stop) => {
    const van = stop.terms?.of === 'pitch' ? hiredFor(stops, stop.stay) : null;
    return van && stop.terms?.of === 'pitch'
      ? { ...stop, hired: fitsOnPitch(van, stop.terms) }
      : stop;
  });
}

/** Returns a stop whose listing is no longer shown, with only the planned data. */
const gone = (stop: Stop) => ({
  ...stop,
  kind: 'gone' as const,
  title: null,
  category: null,
  path: null,
  where: '',
  countryCode: '',
  mayLeave: null,
  position: null,
  partner: null,
  answer: 'gone' as const,
  cost: null,
  price: null,
  costs: null,
  terms: null,
  van: null,
  hired: null,
});

/** Loads the stops of a trip and their availability, with a fixed number of statements. */
export async function tripView(
  stops: readonly Stop[],
  services: Pick<SiteServices, 'listings' | 'search'>,
  { today, page }: { today: string; page: CardPage },
): Promise<StopView[]> {
  const { listings, search } = services;
  const { locale } = page;
  const ids = [...new Set(stops.map(({ id }) => id))];
  const [shown, cards] = await Promise.all([
    listings.withNights(
      ids.filter((id) => id > 0),
      today,
    ),
    search.cards(ids.filter((id) => id < 0)),
  ]);
  const campsites = new Map(
    cards
      .map((card) => cardView(card, page))
      .flatMap((card) => (card.kind === 'campsite' ? [[card.id, card] as const] : [])),
  );
  const undated = ({ stay }: Stop): 'no_dates' | 'past' | undefined => {
    if (stay === null) return 'no_dates';
    return stay.from < today ? 'past' : undefined;
  };
  const answerOf = ({ stay }: Stop, { facts }: CampsiteView): StopAnswer =>
    stay && listings.isOutOfSeason(facts.season, stay.from, stay.to) ? 'closed' : 'open_data';
  const ofCampsite = (stop: Stop, card: CampsiteView) => ({
    ...stop,
    kind: 'place' as const,
    title: card.words.title,
    category: card.category,
    path: card.path,
    where: card.words.place,
    countryCode: card.countryCode,
    mayLeave: null,
    position: card.position,
    partner: null,
    answer: undated(stop) ?? answerOf(stop, card),
    cost: null,
    price: null,
    costs: null,
    terms: card.fit,
    van: null,
    hired: null,
  });
  const seen = new Map<number, number>();
  const views = stops.map((stop): StopView => {
    const times = (seen.get(stop.id) ?? 0) + 1;
    seen.set(stop.id, times);
    const key = `${writeStopId(stop.id)}-${times}`;
    const campsite = campsites.get(stop.id);
    if (campsite) return { key, ...ofCampsite(stop, campsite) };
    const entry = shown.get(stop.id);
    if (!entry) return { key, ...gone(stop) };
    const { listing, ranges } = entry;
    const { stay } = stop;
    const why = undated(stop);
    const answered =
      why === undefined && stay ? listings.answerStay(listing, ranges, stay.from, stay.to) : null;
    return {
      key,
      ...stop,
      kind: listing.category === 'campsite' ? ('place' as const) : ('hire' as const),
      title: listing.title,
      category: listing.category,
      path: listing.path,
      where: placeWords(locale, {
        townName: listing.town && townName(locale, listing.town.id, listing.town.name),
        regionName: regionNameOf(locale, listing),
        countryCode: listing.countryCode,
      }),
      countryCode: listing.countryCode,
      mayLeave: listing.policies?.travel_abroad_allowed ?? null,
      position: listing.position,
      partner: listing.partner,
      answer: why ?? answered?.answer ?? 'ask',
      cost: answered?.answer === 'available' ? answered.stay : null,
      price: listing.price,
      costs: listings.costsOf(listing, stay && nightsBetween(stay.from, stay.to)),
      terms: termsOfListing(listing),
      van: vanOfListing(listing),
      hired: null,
    };
  });
  return withHired(views);
}
