import { isInMiles } from '#lib/format/distances.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { fitsOnPitch, type Answer, type Van } from '#lib/fit/fit.ts';
import { type AnyCardView, type CardPage, cardView } from '#lib/listing/card.ts';
import type { AnyCard, SiteServices } from '#lib/services.ts';
import { nextNights, stillToCome } from './checks.ts';
import { stayOf, type TripStay } from './stops.ts';
import { hiredFor, type StopView } from './trip-view.server.ts';

/**
 * Choices for the maximum straight-line distance of the next place in kilometres, round in the units
 * of the page. The third is the default: some three hours of driving.
 */
const RADII_KM = [50, 100, 150, 200, 300];
/** 30, 60, 90, 120 and 200 miles. */
const RADII_IN_MILES_KM = [48, 97, 145, 193, 322];

const radiiOf = (locale: Locale, { countryCode }: StopView): number[] =>
  isInMiles(locale, countryCode) ? RADII_IN_MILES_KM : RADII_KM;

/** Number of suggestions in each group. */
const MOST = 4;

/** A campsite that may be the next stop. */
export interface Suggestion {
  card: AnyCardView;
  /** Whether the hired van fits there; null when none is hired, or its size is not known. */
  fits: Answer | null;
}

/** Suggestions for the next stop, grouped by availability for the nights, nearest first. */
export interface Suggestions {
  /** Index of the stop that the suggestions are near. */
  at: number;
  km: number;
  /** The distances that are offered. */
  radii: number[];
  stay: TripStay;
  groups: { answer: 'available' | 'ask' | 'open_data'; items: Suggestion[] }[];
  /** Number of places within the distance that are taken or closed. */
  taken: number;
}

const fits = (van: Van | null, { fit }: AnyCardView): Answer | null =>
  van !== null && fit?.of === 'pitch' ? (fitsOnPitch(van, fit)?.answer ?? null) : null;

/**
 * Returns the stop from which the traveller continues: the requested one, otherwise the last one
 * reached before the nights, otherwise the first with a location.
 */
function startOf(stops: readonly StopView[], requested: string | null, { from }: TripStay): number {
  const at = /^\d{1,2}$/.test(requested ?? '') ? Number(requested) : -1;
  if (stops[at]?.position) return at;
  const before = stops.findLastIndex(
    ({ position, stay, kind }) =>
      position !== null && stay !== null && (kind === 'hire' ? stay.from : stay.to) <= from,
  );
  return before === -1 ? stops.findIndex(({ position }) => position !== null) : before;
}

/** Suggests campsites for the nights in the URL, otherwise for the first nights without a place. */
export async function suggestionsFor(
  stops: readonly StopView[],
  params: URLSearchParams,
  needs: {
    search: SiteServices['search'];
    today: string;
    page: CardPage;
  },
): Promise<Suggestions | null> {
  const { search, today, page } = needs;
  const requested = stayOf(params.get('arrive') ?? '', params.get('leave') ?? '');
  const stay =
    requested && requested.to > today ? stillToCome(requested, today) : nextNights(stops, today);
  const at = startOf(stops, params.get('near'), stay);
  const position = stops[at]?.position;
  const van = hiredFor(stops, stay);
  if (!position) return null;
  const radii = radiiOf(page.locale, stops[at]!);
  // A distance that was chosen around a place with other units becomes the nearest one.
  const asked = Number(params.get('km')) || radii[2]!;
  const km = radii.reduce((best, radius) =>
    Math.abs(radius - asked) < Math.abs(best - asked) ? radius : best,
  );
  const place = {
    near: `${position.lat},${position.lng}`,
    km: String(km),
    category: 'campsite',
    sort: 'distance',
  };
  const question = (more: Record<string, string>) => new URLSearchParams({ ...place, ...more });
  const options = { facets: false, language: page.locale };
  const [listed, asks, open, all] = await Promise.all([
    search.search(question({ ...stay, source: 'partners', ask: '0' }), { ...options, limit: 12 }),
    search.search(question({ ...stay, source: 'partners' }), { ...options, limit: 40 }),
    search.search(question({ ...stay, source: 'openstreetmap' }), { ...options, limit: 12 }),
    search.search(question({ source: 'partners' }), { ...options, limit: 1 }),
  ]);
  const planned = new Set(stops.map(({ id }) => id));
  const ofAnswers = {
    ...page,
    asked: new URLSearchParams({ ...stay }),
    signs: stops[at]!.countryCode,
  };
  const suggested = (items: readonly AnyCard[], answer: AnyCard['availability']) =>
    items
      .filter((card) => card.availability === answer && !planned.has(card.id))
      .map((item) => cardView(item, ofAnswers))
      .map((card) => ({ card, fits: fits(van, card) }))
      .filter((one) => one.fits !== 'no')
      .slice(0, MOST);
  const groups = [
    { answer: 'available' as const, items: suggested(listed.items, 'available') },
    { answer: 'ask' as const, items: suggested(asks.items, 'ask') },
    { answer: 'open_data' as const, items: suggested(open.items, 'open_data') },
  ];
  return {
    at,
    km,
    radii,
    stay,
    groups: groups.filter(({ items }) => items.length > 0),
    taken: Math.max(0, all.total - asks.total),
  };
}
