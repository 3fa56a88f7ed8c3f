import {
  campsiteFacts,
  campsiteTerms,
  type CardFact,
  cardFacts,
  type DecidingFact,
  decidingFacts,
} from './card-facts.ts';
import { type Terms, termsOfCampsite, termsOfCard } from '#lib/fit/terms.ts';
import { dateOf } from '#lib/format/dates.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { distance } from '#lib/format/distances.ts';
import { townNameOf } from '#lib/format/town-names.ts';
import { type Locale, localePath } from '#lib/locale/locales.ts';
import type { AnyCard, CampsiteCard, ListingCard, SiteServices } from '#lib/services.ts';
import type { PhotoSource } from '#lib/ui/photo.ts';
import { loadMessages } from '#messages/load.ts';
import type { Messages } from '#messages/index.ts';
import { kindWords } from './headline.ts';
import { placeWords } from './place-words.ts';
import { amenitiesAsked, unstatedWords } from './unstated-words.ts';
import { waterWords } from './water-words.ts';

/** Texts of a card in the language of its page. */
export interface CardWords {
  title: string;
  /** The kind of vehicle or campsite, such as `Campervan`. */
  kind: string;
  /** The location, such as `Keswick, England`. */
  place: string;
  facts: CardFact[];
  /** Distance from the searched point; null when the search has none. */
  away: string | null;
  /** The requested amenities that are not stated; null when there are none. */
  unstated: string | null;
  /** Access, fee and season of an open-data campsite in one line; empty when nothing is stated. */
  terms: string;
}

/** Data that pages add to a card. */
interface Shown {
  words: CardWords;
  /**
   * The conditions that decide which vans fit, or who may drive; null when nothing is parked or
   * driven.
   */
  fit: Terms | null;
}

/** A listing's card as pages show it, with its region and town named in their language. */
export type CardView = Omit<
  ListingCard,
  'image' | 'imageCount' | 'position' | 'price' | 'regionId' | 'townId'
> & {
  photo: PhotoSource | null;
  price: Pick<NonNullable<ListingCard['price']>, 'from' | 'currency' | 'unit'> | null;
  /** Whether it is taken or closed on the dates of the page; missing otherwise. */
  refused?: 'unavailable' | 'closed';
  /** Query string of its link, such as the dates of the page. */
  query?: string;
} & Shown;

/** The same for an open-data campsite. */
export type CampsiteView = Omit<CampsiteCard, 'regionId' | 'townId'> & {
  /** Path of a drawn map of its surroundings; `{theme}` is `light` or `dark`. */
  map: string;
  /** Query string of its link, so that its page answers the same question. */
  query: string;
  fit: Terms;
  /** The facts by which travellers choose a campsite for the night, for the map's card. */
  deciding: DecidingFact[];
} & Shown;

export type AnyCardView = CardView | CampsiteView;

/** The page that shows cards. */
export interface CardPage {
  t: Messages;
  locale: Locale;
  /** Returns a picture's path through the image proxy. */
  path(url: string): string;
  /** The date, on which campsites are said to be open or closed. */
  today: string;
  /** Parameters of the search that found the cards. */
  asked?: URLSearchParams;
  /**
   * The country that decides the units of distances, namely that of the place from which they are
   * measured; each card's own when it is not known.
   */
  signs?: string;
}

/** Creates the `CardPage` of a request. */
export const cardPageOf = async ({
  services,
  locale,
}: {
  services: Pick<SiteServices, 'images' | 'clock'>;
  locale: Locale;
}): Promise<CardPage> => ({
  t: await loadMessages(locale),
  locale,
  path: services.images.path,
  today: dateOf(services.clock.now()),
});

const NOTHING_ASKED = new URLSearchParams();

/** Cards show every picture in one shape, so the size of the file does not matter. */
const SHAPE = { width: 4, height: 3 };

/** Prepares a card for display. */
export function cardView(card: ListingCard, page: CardPage): CardView;
export function cardView(card: CampsiteCard, page: CardPage): CampsiteView;
export function cardView(card: AnyCard, page: CardPage): AnyCardView;
export function cardView(card: AnyCard, page: CardPage): AnyCardView {
  return card.kind === 'campsite' ? campsiteView(card, page) : listingCardView(card, page);
}

function listingCardView(card: ListingCard, page: CardPage): CardView {
  // Each further copy would take a hundredth of the time of a page of results.
  const {
    image,
    imageCount: _count,
    position: _position,
    regionId: _region,
    townId: _town,
    price,
    ...shown
  } = card;
  const { t, locale } = page;
  const { regionName, townName } = namesOf(card, page);
  const { away, unstated } = answerWords(card, page);
  const facts = cardFacts(t, card, page.asked ?? NOTHING_ASKED);
  facts.push(...waterFacts(card, page));
  return {
    ...shown,
    regionName,
    townName,
    price: price && { from: price.from, currency: price.currency, unit: price.unit },
    photo: image && { path: page.path(image.url), alt: image.alt ?? '', ...SHAPE },
    fit: termsOfCard(card),
    words: {
      title: card.title,
      kind: kindWords(t, card),
      place: placeWords(locale, { townName, regionName, countryCode: card.countryCode }),
      facts,
      away,
      unstated,
      terms: '',
    },
  };
}

function campsiteView(card: CampsiteCard, page: CardPage): CampsiteView {
  const { regionId: _region, townId: _town, ...shown } = card;
  const { lat, lng } = card.position;
  const { t, locale, asked = NOTHING_ASKED } = page;
  const names = namesOf(card, page);
  const near = card.near === card.townName ? names.townName : card.near;
  const unnamed = near === null ? t.place.unnamed : t.place.unnamedNear(near);
  // A search for pets corresponds to OpenStreetMap's tag for dogs.
  const amenities = [
    ...(asked.has('pets') ? (['dogs_allowed'] as const) : []),
    ...amenitiesAsked(asked, t),
  ];
  const dates = [...asked].filter(([name]) => name === 'from' || name === 'to');
  const query = new URLSearchParams([...amenities.map((name) => ['amenity', name]), ...dates]);
  const around = `${rounded(lat)},${rounded(lng)}`;
  return {
    ...shown,
    ...names,
    near,
    map: localePath(locale, `/map/around/${around}/{theme}.svg`),
    query: query.size === 0 ? '' : `?${query}`,
    fit: termsOfCampsite(card.facts),
    deciding: [
      ...decidingFacts(t, card.facts, page.today),
      ...waterFacts(card, page).map((fact): DecidingFact => ({ ...fact, tone: 'fact' })),
    ],
    words: {
      title: card.name ?? unnamed,
      kind: t.place.kinds[card.siteKind],
      place: placeWords(locale, { ...card, ...names }),
      facts: [...waterFacts(card, page), ...campsiteFacts(t, card, asked)],
      ...answerWords(card, page),
      terms: campsiteTerms(t, locale, card.facts),
    },
  };
}

const waterFacts = ({ water }: AnyCard, { t, locale, asked }: CardPage): CardFact[] =>
  waterWords(t, locale, water, asked).map((words) => ({ icon: 'waves-horizontal', words }));

/** Rounds coordinates to about a kilometre, so that neighbouring campsites share a drawn map. */
const rounded = (degrees: number): string => String(Math.round(degrees * 100) / 100);

const namesOf = (card: AnyCard, { locale }: CardPage) => ({
  regionName: regionNameOf(locale, card),
  townName: townNameOf(locale, card),
});

/** Describes a card's answer to the search that found it. */
function answerWords(
  card: AnyCard,
  { t, locale, asked = NOTHING_ASKED, signs = card.countryCode }: CardPage,
): Pick<CardWords, 'away' | 'unstated'> {
  return {
    away:
      card.distance === null
        ? null
        : t.search.away(distance({ t, locale }, card.distance / 1000, signs)),
    unstated:
      card.notStated.length === 0 ? null : t.search.saysNothing(unstatedWords(t, card, asked)),
  };
}

/**
 * Removes listings that are another offer of an earlier one: the earlier card shows their partners,
 * prices and links.
 */
export function folded<Card extends { id: number; offers?: readonly { id: number }[] }>(
  cards: readonly Card[],
): Card[] {
  const shownAsOffer = new Set<number>();
  return cards.filter(({ id, offers = [] }) => {
    if (shownAsOffer.has(id)) return false;
    for (const offer of offers) shownAsOffer.add(offer.id);
    return true;
  });
}

/** Returns the listings among cards. */
export const listingsOf = (cards: readonly AnyCard[]): ListingCard[] =>
  cards.filter((card) => card.kind === 'listing');
