import { error, redirect } from '@sveltejs/kit';
import { detailsOf, typedAgain, withDetails } from '#lib/enquiry/details.ts';
import { formAgain, redirectToReceipts } from '#lib/enquiry/enquiry.server.ts';
import { cardPageOf, cardView, folded, listingsOf } from '#lib/listing/card.ts';
import { listingNumber } from '#lib/listing/listing-number.ts';
import { stepView } from '#lib/landing/view.ts';
import { listingView } from '#lib/listing/view.ts';
import { countListings } from '#lib/server/counting.ts';
import { smallMapOf } from '#lib/server/basemap/small-map.ts';
import { postedForm } from '#lib/server/posted-form.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { localePath } from '#lib/locale/locales.ts';
import { datesOfPage } from '#lib/stay/answers.server.ts';
import { type CarriedDates, carriedQuery } from '#lib/stay/carried.ts';
import type { Actions, PageServerLoad } from './$types.ts';
import type { AnyCard, ListingCard, PublicListing, SiteServices } from '#lib/services.ts';
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

/**
 * Returns the search for partners' listings around a point, nearest first. With dates it leaves out
 * what is taken.
 */
const around = (
  { lat, lng }: { lat: number; lng: number },
  category: string,
  dates: CarriedDates | null,
) =>
  new URLSearchParams({
    near: `${lat},${lng}`,
    km: '60',
    category,
    source: 'partners',
    sort: 'distance',
    ...dates,
  });

/** Returns the listings among results that can be had on the dates, also for a short stay. */
const recommended = (items: readonly AnyCard[]): ListingCard[] =>
  listingsOf(items).filter(({ availability }) => availability !== 'min_nights');

export const load: PageServerLoad = async ({ params, url, locals, request }) => {
  const { listings, publicListings, search, landings, leads, images, places } = locals.services;
  const { statistics } = locals.services;
  const id = idOf(params.page);
  const answer = await publicListings.find(id);
  if (!answer.found) error(answer.gone ? 410 : 404, 'Not found');
  const { listing } = answer;
  if (`/listing/${encodeURIComponent(params.page)}` !== listing.path) {
    redirect(301, localePath(locals.locale, listing.path) + url.search);
  }
  const { today, asked, dates, question } = datesOfPage(url.searchParams, locals.services);
  const { position } = listing;
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
    listings.otherOffers(id, question),
    leads.answerTimes([id]),
    landings.trailOf(listing),
    smallMapOf(listing.position, places, locals.locale),
    listing.placeId === null ? null : places.campsite(listing.placeId),
    search.search(around(position, listing.category, dates), {
      limit: 3 * MAX_NEARBY,
      facets: false,
    }),
    isSite
      ? null
      : search.search(around(position, 'campsite', dates), {
          limit: 2 * MAX_NEARBY,
          facets: false,
        }),
    statistics.foundBy({ url, headers: request.headers }, listing.countryCode),
  ]);
  const answered = dates && listings.answerStay(listing, ranges, dates.from, dates.to);
  const isView = request.method === 'GET' && !isAgain;
  if (isView) countListings({ locals, request }, { event: 'viewed', listingIds: [id], found });
  const shownIds = new Set([id, ...offers.map((offer) => offer.id)]);
  const others = folded(recommended(similar.items).filter((card) => !shownIds.has(card.id)));
  const page = await cardPageOf(locals);
  const people = peopleParam(url.searchParams.get('people'));
  const query = carriedQuery(dates, { people });
  const neighbours = (cards: readonly ListingCard[]) =>
    cards.slice(0, MAX_NEARBY).map((card) => ({ ...cardView(card, page), query }));
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
      similar: neighbours(others),
      campsites: neighbours(recommended(campsites?.items ?? [])),
      asked,
      answered,
      answers: answerTimes.get(id) ?? null,
      costs: listings.costsOf(listing, answered?.nights ?? null),
      people,
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
