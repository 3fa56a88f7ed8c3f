import { addDays, dayOf, firstAfterMonth, formatDates } from '#lib/format/dates.ts';
import { DEFAULT_LOCALE, INTL_TAGS, localePath } from '#lib/locale/locales.ts';
import { chipsOf } from '#lib/search/chips.ts';
import { feedPath, followed } from '#lib/search/following.ts';
import { type AtomEntry, atomResponse } from '#lib/server/atom.ts';
import { countryAsked, viaOf } from '#lib/search/country-asked.ts';
import { placeAsked } from '#lib/search/place-asked.ts';
import { searchPath } from '#lib/paths/paths.ts';
import { carriedQuery } from '#lib/stay/carried.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';
import { money } from '#lib/format/money.ts';
import { regionNameOf } from '#lib/format/area-names.ts';
import { townNameOf } from '#lib/format/town-names.ts';
import { placeWords } from '#lib/listing/place-words.ts';
import { priceFromWords } from '#lib/listing/price-words.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { NewsItem } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';

/** Describes a new listing, or a lower price, for an entry of the feed. */
function newsWords(
  { card, priceBefore }: NewsItem,
  t: Messages,
  locale: Locale,
): { title: string; told: { summary: string } } {
  const { price, category, stay, availability, minNights } = card;
  const place = placeWords(locale, {
    ...card,
    townName: townNameOf(locale, card),
    regionName: regionNameOf(locale, card),
  });
  const now = price === null ? t.facts.notStated : priceFromWords(price, t, locale);
  const total =
    availability === 'min_nights'
      ? t.search.shortestStay(t.listing.nights(minNights ?? 1))
      : stay &&
        `${money(locale, stay.total, stay.currency)} ${t.search.forNights(t.listing.nights(stay.nights))}`;
  const summary = [t.shell.categorySingular[category], place, card.partner.name];
  if (total) summary.push(total);
  if (priceBefore === null) {
    return {
      title: t.search.follow.isNew(card.title),
      told: { summary: [...summary, now].join(' · ') },
    };
  }
  const was = t.search.follow.was(money(locale, priceBefore, price!.currency));
  return {
    title: t.search.follow.isLower(card.title, now),
    told: { summary: [...summary, now, was].join(' · ') },
  };
}

/**
 * Responds with the news of a search as an Atom feed: alerts that need no account, email address or
 * cookie.
 */
export const GET: RequestHandler = async ({ url, locals, request }) => {
  const { services, locale } = locals;
  const { site, search } = services;
  const t = await loadMessages(locale);
  const news = await search.news(url.searchParams, { language: locale });
  const params = followed(news.query.params);
  const at = (path: string) => site.publicUrl + localePath(locale, path);
  // Ids differ between languages, because feed readers treat entries with the same id as one.
  const own = locale === DEFAULT_LOCALE ? '' : `${locale}:`;
  const authority = `tag:${new URL(site.publicUrl).hostname},2026:${own}`;
  const past = news.query.notes.find(({ why }) => why === 'in_the_past');
  const datesArePast: AtomEntry[] = [];
  if (past) {
    const date = url.searchParams.get(past.param)!;
    const since = dayOf(past.param === 'month' ? firstAfterMonth(date) : addDays(date, 1));
    datesArePast.push({
      id: `${authority}search?${params}#past-${since.getTime()}`,
      title: t.search.follow.past.title,
      link: at(searchPath(params)),
      updated: since,
      told: { summary: t.search.follow.past.text },
    });
  }
  const where = placeAsked(news.query, locale)?.name;
  const country = countryAsked(news);
  const via = viaOf('search', country);
  const { from, to, people } = news.query;
  // A flexible search has dates of its own for each result.
  const dates = from && to ? { from, to } : null;
  const count = people === null ? '' : String(people);
  const filterLabels = [
    ...(from && to ? [formatDates(locale, from, to, 'with the year')] : []),
    ...(people ? [t.search.chips.people(String(people))] : []),
    ...chipsOf(search.filters, params, { t, locale, country, currency: null }).map(
      ({ label }) => label,
    ),
  ];
  return atomResponse(
    {
      id: `${authority}search?${params}`,
      title: [t.shell.brand, ...(where === undefined ? [] : [where]), ...filterLabels].join(' · '),
      subtitle: t.search.follow.lead,
      language: INTL_TAGS[locale],
      page: at(searchPath(params)),
      self: at(feedPath(params)),
      author: t.shell.brand,
      since: site.builtAt,
      entries: [
        ...datesArePast,
        ...news.items.map((item): AtomEntry => {
          const { card, at: updated, priceBefore } = item;
          const what = priceBefore === null ? 'new' : `lower:${updated.getTime()}`;
          return {
            id: `${authority}listing-${card.id}:${what}`,
            ...newsWords(item, t, locale),
            link: at(card.path) + carriedQuery(card.dates ?? dates, { people: count, via }),
            updated,
          };
        }),
      ],
    },
    request.headers,
  );
};
