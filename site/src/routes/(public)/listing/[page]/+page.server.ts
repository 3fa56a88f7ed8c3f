import { error, redirect } from '@sveltejs/kit';
import { detailsOf, typedAgain, withDetails } from '#lib/enquiry/details.ts';
import { formAgain, redirectToReceipts } from '#lib/enquiry/enquiry.server.ts';
import { dateOf } from '#lib/format/dates.ts';
import { cardPageOf, cardView, folded, listingsOf } from '#lib/listing/card.ts';
import { listingNumber } from '#lib/listing/listing-number.ts';
import { stepView } from '#lib/landing/view.ts';
import { listingView } from '#lib/listing/view.ts';
import { smallMapOf } from '#lib/server/basemap/small-map.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { localePath } from '#lib/locale/locales.ts';
import { requestedStay } from '#lib/stay/asked.ts';
import type { Actions, PageServerLoad } from './$types.ts';
import type { PublicListing, SiteServices } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import { priceFromWords } from '#lib/listing/price-words.ts';
import { loadMessages } from '#messages/load.ts';

/** Returns the texts of the preview picture for shared links. */
function shareCard(
  listing: PublicListing,
  t: Messages,
  locale: Locale,
): Parameters<SiteServices['images']['card']>[0] {
  const { price, town, images, title, category } = listing;
  const place = placeWords(locale, {
    townName: town && townName(locale, town.id, town.name),
    regionName: regionNameOf(locale, listing),
    countryCode: listing.countryCode,
  });
  return {
    cover: images[0]?.url ?? null,
    title,
    place: `${t.shell.categorySingular[category]} · ${place}`,
    price: price && priceFromWords(price, t, locale),
  };
}

const MAX_NEARBY = 4;

const idOf = (page: string): number => listingNumber(page) ?? error(404, 'Not found');

/** Returns a number of people as text; empty when it is not one. */
const peopleParam = (value: string | null): string =>
  value && /^[1-9]\d?$/.test(value) ? value : '';

/** Returns the dates of a URL as parameters of a search. */
function staySearch(params: URLSearchParams): URLSearchParams {
  const named = ['from', 'to'].map((name) => [name, params.get(name) ?? '']);
  return new URLSearchParams(named.filter(([, value]) => value !== ''));
}

/** Returns the search for partners' listings around a point, nearest first. */
const around = (lat: number, lng: number, category: string) =>
  new URLSearchParams({
    near: `${lat},${lng}`,
    km: '60',
    category,
    source: 'partners',
    sort: 'distance',
  });

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { listings, publicListings, search, landings, leads, images, places, clock } =
    locals.services;
  const { statistics } = locals.services;
  const id = idOf(params.page);
  const answer = await publicListings.find(id);
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { listing } = answer;
  if (`/listing/${encodeURIComponent(params.page)}` !== listing.path) {
    redirect(301, localePath(locals.locale, listing.path) + url.search);
  }
  const today = dateOf(clock.now());
  const asked = requestedStay(url.searchParams, search.notes(url.searchParams), today);
  const { lat, lng } = listing.position;
  const isSite = listing.category === 'campsite';
  const [
    ranges,
    offers,
    answerTimes,
    trail,
    map,
    linked,
    similar,
    campsites,
    { found, via, isAgain },
  ] = await Promise.all([
    publicListings.nights(id, today),
    listings.otherOffers(id, staySearch(url.searchParams)),
    leads.answerTimes([id]),
    landings.trailOf(listing),
    smallMapOf(listing.position, places, locals.locale),
    listing.placeId === null ? null : places.campsite(listing.placeId),
    search.search(around(lat, lng, listing.category), { limit: MAX_NEARBY + 2, facets: false }),
    isSite
      ? null
      : search.search(around(lat, lng, 'campsite'), { limit: MAX_NEARBY, facets: false }),
    statistics.foundBy({ url, headers: request.headers }, listing.countryCode),
  ]);
  const answered = asked.problem
    ? null
    : listings.answerStay(listing, ranges, asked.from, asked.to);
  const isView = request.method === 'GET' && !isAgain;
  if (isView) statistics.count(request.headers, 'viewed', [id], found);
  const shownIds = new Set([id, ...offers.map((offer) => offer.id)]);
  const others = folded(listingsOf(similar.items).filter((card) => !shownIds.has(card.id))).slice(
    0,
    MAX_NEARBY,
  );
  const page = await cardPageOf(locals);
  return {
    page: new ServerOnly({
      today,
      listing: listingView(listing, images, locals.locale),
      shareImage: images.card(shareCard(listing, page.t, locals.locale)),
      ranges,
      offers,
      map,
      placePath: linked?.found ? linked.campsite.path : null,
      placeFacts: linked?.found ? linked.campsite.facts : null,
      water: isSite && listing.position.radius === 0 ? places.toWater(listing.position) : null,
      trail: trail.map((step) => stepView(step, locals.locale)),
      similar: others.map((card) => cardView(card, page)),
      campsites: listingsOf(campsites?.items ?? []).map((card) => cardView(card, page)),
      asked,
      answered,
      answers: answerTimes.get(id) ?? null,
      costs: listings.costsOf(listing, answered?.nights ?? null),
      people: peopleParam(url.searchParams.get('people')),
      via,
      enquiryToken: leads.enquiryToken(id),
    }),
  };
};

export const actions: Actions = {
  default: async ({ params, request, url, locals, getClientAddress }) => {
    const { leads, site } = locals.services;
    const id = idOf(params.page);
    const form = await postedForm(request);
    const t = await loadMessages(locals.locale);
    const answer = await leads.enquire(id, withDetails(form, t), {
      address: getClientAddress(),
      sourcePage: site.publicUrl + url.pathname,
      via: url.searchParams.get('via'),
    });
    if (answer.ok) return redirectToReceipts(locals.locale, [answer.value.token]);
    if (answer.why === 'not_listed') error(404, 'Not found');
    const refusal = { ...answer, typed: typedAgain(answer.typed, form) };
    return formAgain({ refusal, details: detailsOf(form) });
  },
};
