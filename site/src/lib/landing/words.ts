import { areaForms } from '#messages/area-forms.ts';
import type { Messages } from '#messages/index.ts';
import { minorUnitsIn, money } from '#lib/format/money.ts';
import { integer } from '#lib/format/numbers.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Landing, SearchAnswer } from '#lib/services.ts';
import { type AreaView, areaView } from './view.ts';

/** Texts that summarise the listings of a landing page. */
export interface LandingWords {
  heading: string;
  /** ` in Kent`; empty for the page of all areas. */
  where: string;
  /** `312 campervans to hire` */
  count: string;
  /** A sentence with the number of listings and the areas with most of them. */
  summary: string;
  /** The range of most nightly prices; null when too few listings have a price. */
  prices: string | null;
}

/** Maximum number of areas that are named, and minimum number of prices for a range. */
const MOST_NAMED = 3;
const LEAST_PRICED = 5;

/** Share of the prices that is left out at either end of the range. */
const TAIL = 0.1;

/** Creates the texts of a landing page from its counts and the prices of its results. */
export function landingWords(
  { category, trail, children, count }: Landing,
  prices: SearchAnswer['prices'],
  { landing: t }: Messages,
  locale: Locale,
): LandingWords {
  const here = trail.at(-1);
  const view = here && areaView(here, locale);
  const where = view ? areaForms[locale].where({ name: view.name, kind: view.level }) : '';
  const counted = t.counts[category](count);
  const most = placesWords(
    children.slice(0, MOST_NAMED).map((child) => areaView(child, locale)),
    locale,
  );
  const range = rangeOf(prices, locale);
  return {
    heading: t.headings[category](where),
    where,
    count: counted,
    summary: t.summary(
      counted,
      where,
      trail.length === 0 || children.length <= MOST_NAMED ? null : most,
    ),
    prices: range && t.prices(range.low, range.high, prices.notStated > 0),
  };
}

/** ` in Newquay (41), Bude (12)`. The first place decides the preposition, which is not repeated. */
function placesWords(areas: readonly AreaView[], locale: Locale): string {
  const said = areas.map(({ name, level, count }) => {
    const where = areaForms[locale].where({ name, kind: level });
    const preposition = where.endsWith(name) ? where.slice(0, -name.length) : '';
    return { where, name, preposition, count: ` (${integer(locale, count)})` };
  });
  const [first] = said;
  return said
    .map((one, at) => {
      const isSaid = at > 0 && one.preposition !== '' && one.preposition === first!.preposition;
      return (isSaid ? one.name : at > 0 ? one.where.trimStart() : one.where) + one.count;
    })
    .join(', ');
}

/** Returns the range of most prices; null when it is open at an end. */
function rangeOf(
  { currency, bands }: SearchAnswer['prices'],
  locale: Locale,
): { low: string | null; high: string | null } | null {
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  if (currency === null || total < LEAST_PRICED) return null;
  const upTo = (share: number) => {
    let seen = 0;
    return bands.find(({ count }) => (seen += count) >= total * share)!;
  };
  const amount = (units: number) => money(locale, units * minorUnitsIn(currency), currency);
  const { from } = upTo(TAIL);
  const { to } = upTo(1 - TAIL);
  return { low: from === 0 ? null : amount(from), high: to === null ? null : amount(to) };
}
