import { dateOf } from '#lib/format/dates.ts';
import {
  type CardPage,
  cardPageOf,
  cardView,
  type CardView,
  folded,
  listingsOf,
} from '#lib/listing/card.ts';
import { headlineOf } from '#lib/listing/headline.ts';
import { listingView } from '#lib/listing/view.ts';
import { searchPath } from '#lib/paths/paths.ts';
import type { AnsweredStay, AnswerTime, PublicListing, SiteServices } from '#lib/services.ts';
import { type RequestedStay, requestedStay } from '#lib/stay/asked.ts';

/** The most numbers of an address that are read. */
const MOST_READ = 20;

const NEARBY_KM = 50;

const MOST_OFFERED = 3;

/** A listing that the form goes to, or could go to. */
export interface SmallCardView extends Pick<
  CardView,
  'id' | 'path' | 'category' | 'photo' | 'partner' | 'price'
> {
  words: Pick<CardView['words'], 'title' | 'kind' | 'place'>;
  /** What it says to the dates; null where there are none. */
  answered: Pick<AnsweredStay, 'answer' | 'minNights' | 'stay'> | null;
  /** How soon its partner answers; null where that is not known. */
  answers: AnswerTime | null;
}

/** A partner that the form goes to. */
export interface RequestedPartner {
  slug: string;
  name: string;
  /** Of its listings that are asked about. */
  titles: string[];
}

/** What the page of the one form shows. */
export interface SeveralView {
  today: string;
  asked: RequestedStay;
  people: string;
  /** Every listing of the address that is shown, in its order. */
  ids: number[];
  cards: SmallCardView[];
  partners: RequestedPartner[];
  /** Shown listings beyond those that one form goes to. */
  beyond: { id: number; title: string; path: string }[];
  /** Numbers of the address that are no shown listing. */
  gone: number[];
  /** What else stands in the address and is no number of a listing. */
  unread: string[];
  /** Whether both vehicles and campsites are asked. */
  isMixed: boolean;
  /** Nearby listings of the first one's category; null if there are none, or the form has no room for more. */
  similar: {
    cards: SmallCardView[];
    /** How many there are, those not offered here included. */
    total: number;
    /** Path of the search that finds them. */
    path: string;
    /** How far away they are at most, in kilometres, and from which country. */
    km: number;
    countryCode: string;
  } | null;
  token: string;
}

/** The numbers of an address, each once, and what is none. */
function readIds(params: URLSearchParams): { ids: number[]; unread: string[] } {
  const given = params.getAll('ids').flatMap((some) => some.split(','));
  const said = [...new Set(given.map((text) => text.trim()).filter(Boolean))].slice(0, MOST_READ);
  const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text);
  return {
    ids: said.filter(isNumber).map(Number),
    unread: said.filter((text) => !isNumber(text)).map((text) => [...text].slice(0, 40).join('')),
  };
}

/** A number of people, or nothing when it is none. */
const peopleOf = (text: string | null): string => (text && /^[1-9]\d?$/.test(text) ? text : '');

interface Asking {
  locals: App.Locals;
  params: URLSearchParams;
  /** The listings that the form was sent about; by the address where it was not sent. */
  sentTo?: readonly number[];
  /** Dates and people as they were typed, which count before those of the address. */
  typed?: { start_date: string; end_date: string; guests: string };
}

/** Reads what the page of the one form shows. */
export async function severalView(asking: Asking): Promise<SeveralView> {
  const { locals, params, sentTo, typed } = asking;
  const { listings, publicListings, leads, search, images, clock } = locals.services;
  const page = await cardPageOf(locals);
  const today = dateOf(clock.now());
  const { ids: numbers, unread } = readIds(params);
  const answers = await Promise.all(numbers.map((id) => publicListings.find(id)));
  const shown = answers.flatMap((answer) => (answer.found ? [answer.listing] : []));
  const chosen = sentTo
    ? shown.filter(({ id }) => sentTo.includes(id))
    : shown.slice(0, leads.mostAtOnce);
  const stay = new URLSearchParams(
    Object.entries({
      from: typed?.start_date ?? params.get('from') ?? '',
      to: typed?.end_date ?? params.get('to') ?? '',
    }).filter(([, date]) => date !== ''),
  );
  const asked = requestedStay(stay, search.notes(stay), today);
  const isDated = asked.problem === null && asked.from !== '' && asked.to !== '';
  const dates = isDated ? { from: asked.from, to: asked.to } : null;
  const similar =
    chosen.length === 0 || chosen.length >= leads.mostAtOnce
      ? null
      : await similarTo(chosen, dates, search, page);
  const answerTimes = await leads.answerTimes([
    ...chosen.map(({ id }) => id),
    ...(similar?.cards ?? []).map(({ id }) => id),
  ]);
  const cards = await Promise.all(
    chosen.map(async (listing) => {
      const ranges = dates ? await publicListings.nights(listing.id, today) : [];
      const answered = dates && listings.answerStay(listing, ranges, dates.from, dates.to);
      return cardOf(listing, { images, page, answered, answerTimes });
    }),
  );
  const chosenIds = chosen.map(({ id }) => id);
  return {
    today,
    asked,
    people: peopleOf(typed?.guests ?? params.get('people')),
    ids: shown.map(({ id }) => id),
    cards,
    partners: partnersOf(chosen),
    beyond: shown
      .filter(({ id }) => !chosenIds.includes(id))
      .map(({ id, title, path }) => ({ id, title, path })),
    gone: numbers.filter((_, at) => !answers[at]!.found),
    unread,
    isMixed: new Set(chosen.map(({ category }) => category === 'campsite')).size > 1,
    similar: similar && {
      ...similar,
      cards: similar.cards.map((card) => ({ ...card, answers: answerTimes.get(card.id) ?? null })),
    },
    token: leads.tokenOfSeveral(chosenIds),
  };
}

function cardOf(
  listing: PublicListing,
  more: {
    images: SiteServices['images'];
    page: CardPage;
    answered: AnsweredStay | null;
    answerTimes: ReadonlyMap<number, AnswerTime>;
  },
): SmallCardView {
  const { images, page, answered, answerTimes } = more;
  const view = listingView(listing, images, page.locale);
  const { id, title, path, category, partner, price } = view;
  const [photo = null] = view.photos;
  return {
    id,
    path,
    category,
    photo,
    partner,
    price,
    words: { title, ...headlineOf(view, page.t, page.locale) },
    answered,
    answers: answerTimes.get(id) ?? null,
  };
}

/** The partners of listings, each with what is asked about. */
function partnersOf(chosen: readonly PublicListing[]): RequestedPartner[] {
  const partners = new Map<string, RequestedPartner>();
  for (const { partner, title } of chosen) {
    const { slug, name } = partner;
    const known = partners.get(slug);
    if (known) known.titles.push(title);
    else partners.set(slug, { slug, name, titles: [title] });
  }
  return [...partners.values()];
}

/** Others of the kind of the first listing around it, free on the dates if there are some, the nearest first. */
async function similarTo(
  chosen: readonly PublicListing[],
  dates: { from: string; to: string } | null,
  search: SiteServices['search'],
  page: CardPage,
): Promise<SeveralView['similar']> {
  const [first] = chosen;
  const { lat, lng } = first!.position;
  const question = new URLSearchParams({
    near: `${lat},${lng}`,
    km: String(NEARBY_KM),
    category: first!.category,
    source: 'partners',
    ...(dates && { ...dates, ask: '0' }),
    sort: 'distance',
  });
  const checkIds = chosen.map(({ id }) => id);
  const found = await search.search(question, {
    limit: MOST_OFFERED + 3 * checkIds.length,
    facets: false,
    checkIds,
    language: page.locale,
  });
  const others = folded(listingsOf(found.items)).filter(
    // Nor another partner's offer of what is asked about already.
    ({ id, offers }) =>
      ![id, ...offers.map((offer) => offer.id)].some((one) => checkIds.includes(one)),
  );
  const cards = others.slice(0, MOST_OFFERED).map((card): SmallCardView => {
    const { availability: answer, stay, minNights } = card;
    const answered = answer === 'available' ? { answer, minNights, stay } : null;
    return { ...cardView(card, page), answered, answers: null };
  });
  if (cards.length === 0) return null;
  return {
    cards,
    total: found.total - found.matching.length,
    path: searchPath(question),
    km: NEARBY_KM,
    countryCode: first!.countryCode,
  };
}
