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

/** Maximum number of ids that are read from a URL. */
const MOST_READ = 20;

const NEARBY_KM = 50;

const MOST_OFFERED = 3;

/** A listing that is a recipient of the form, or could be. */
export interface SmallCardView extends Pick<
  CardView,
  'id' | 'path' | 'category' | 'photo' | 'partner' | 'price'
> {
  words: Pick<CardView['words'], 'title' | 'kind' | 'place'>;
  /** Its answer for the dates; null without dates. */
  answered: Pick<AnsweredStay, 'answer' | 'minNights' | 'stay'> | null;
  /** How soon its partner answers; null when not known. */
  answers: AnswerTime | null;
}

/** A partner that receives the form. */
export interface RequestedPartner {
  slug: string;
  name: string;
  /** Titles of its requested listings. */
  titles: string[];
}

/** Data of the page with the form to several listings. */
export interface SeveralView {
  today: string;
  asked: RequestedStay;
  people: string;
  /** Ids in the URL whose listings are shown to travellers, in order. */
  ids: number[];
  cards: SmallCardView[];
  partners: RequestedPartner[];
  /** Listings beyond the maximum that one form goes to. */
  beyond: { id: number; title: string; path: string }[];
  /** Ids in the URL without a listing that is shown to travellers. */
  gone: number[];
  /** Parts of the URL that are not ids. */
  unread: string[];
  /** Whether both vehicles and campsites are requested. */
  isMixed: boolean;
  /** Nearby listings of the first one's category; null if there are none, or the form is full. */
  similar: {
    cards: SmallCardView[];
    /** Number of nearby listings, including those not suggested here. */
    total: number;
    /** Path of the search that finds them. */
    path: string;
    /** Maximum distance in kilometres, and the country of the first listing. */
    km: number;
    countryCode: string;
  } | null;
  token: string;
}

/** Returns the ids of a URL, each once, and the parts that are not ids. */
function readIds(params: URLSearchParams): { ids: number[]; unread: string[] } {
  const given = params.getAll('ids').flatMap((some) => some.split(','));
  const said = [...new Set(given.map((text) => text.trim()).filter(Boolean))].slice(0, MOST_READ);
  const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text);
  return {
    ids: said.filter(isNumber).map(Number),
    unread: said.filter((text) => !isNumber(text)).map((text) => [...text].slice(0, 40).join('')),
  };
}

/** Returns a number of people as text; empty when it is not one. */
const peopleOf = (text: string | null): string => (text && /^[1-9]\d?$/.test(text) ? text : '');

interface Asking {
  locals: App.Locals;
  params: URLSearchParams;
  /** Ids that the form was submitted for; without a submission, the URL's ids count. */
  sentTo?: readonly number[];
  /** Submitted dates and people, which take precedence over the URL's. */
  typed?: { start_date: string; end_date: string; guests: string };
}

/** Loads the data of the page with the form to several listings. */
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

/** Groups listings by partner, with the titles of each. */
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

/**
 * Finds nearby listings of the first one's kind, nearest first. It prefers those free on the dates.
 */
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
  const result = await search.search(question, {
    limit: MOST_OFFERED + 3 * checkIds.length,
    facets: false,
    checkIds,
    language: page.locale,
  });
  const others = folded(listingsOf(result.items)).filter(
    // Excludes other partners' offers of a listing that is already requested.
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
    total: result.total - result.matching.length,
    path: searchPath(question),
    km: NEARBY_KM,
    countryCode: first!.countryCode,
  };
}
