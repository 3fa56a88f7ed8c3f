import type { Standing } from './best-few.ts';
import type { Bitmap } from './bitmap.ts';
import type { Sort } from './index-query.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Matches } from './matching.ts';
import type { Metres } from './mercator.ts';
import { byColumn, byDistance, type Order } from './order.ts';
import { currenciesOf } from './price-facet.ts';
import { dropBitmap, keepBitmap, setDifference } from './sets.ts';

/** The last result of a page: the whole sort key, so that the next page starts right behind it. */
export interface PagePosition extends Standing {
  sort: Sort;
  /** 0 among those that state a match for everything, 1 among those marked "not stated". */
  tier: 0 | 1;
  /** The currency of the price it stands at; `-` among those that state no sort value. */
  group: string;
  /** The currency that came first when prices are compared. */
  currency: string | null;
}

/** Which page of the matches is wanted, and in what order. */
export interface PageRequest {
  sort: Sort;
  limit: number;
  after: PagePosition | null;
  /** Needed to sort by distance. */
  centre: Metres | null;
  /** The currency whose prices come first; null takes the most frequent one. */
  currency: string | null;
}

/** A page of slots, and where it ended when there is more. */
export interface Page {
  slots: number[];
  next: PagePosition | null;
}

/** A part of the results that is ordered in itself. */
interface Group {
  name: string;
  /** Further narrows the tier, to these or to all but these. */
  only?: Bitmap;
  except?: Bitmap;
  order: Order;
}

/** The groups follow one another first in tier 0, then in tier 1. */
interface Stage {
  tier: 0 | 1;
  group: Group;
}

const TIERS = [0, 1] as const;

/**
 * The page behind `after`. First come the listings that state a match for everything asked, then
 * those that stay in although they state nothing about some of it; each of the two in the order
 * asked for. Sorted by price, currencies follow one another, and listings without a price end.
 */
export function pageOf(index: ListingIndex, matches: Matches, request: PageRequest): Page {
  const { after, sort, limit } = request;
  const currency = after?.currency ?? request.currency ?? firstCurrency(index, matches, sort);
  const stages = stagesOf(index, request, currency);
  const begin = after === null ? 0 : stages.findIndex((stage) => isAt(stage, after));
  const slots: number[] = [];
  let last: PagePosition | null = null;
  if (begin === -1) return { slots, next: null };
  for (const [i, stage] of stages.slice(begin).entries()) {
    const set = stageSet(matches, stage);
    const resume = i === 0 ? after : null;
    // One more than wanted tells whether there is a next page.
    const few = stage.group.order.first(matches.selection, set, limit + 1 - slots.length, resume);
    for (const [place, slot] of few.slots.entries()) {
      if (slots.length === limit) return { slots, next: last };
      slots.push(slot);
      last = { ...few.standing(place), sort, currency, tier: stage.tier, group: stage.group.name };
    }
  }
  return { slots, next: null };
}

const isAt = (stage: Stage, position: PagePosition): boolean =>
  stage.tier === position.tier && stage.group.name === position.group;

function firstCurrency(index: ListingIndex, matches: Matches, sort: Sort): string | null {
  if (sort !== 'price') return null;
  return currenciesOf(index, matches.selection, matches.all)[0]?.value ?? null;
}

function stagesOf(index: ListingIndex, request: PageRequest, currency: string | null): Stage[] {
  const groups = groupsOf(index, request, currency);
  return TIERS.flatMap((tier) => groups.map((group) => ({ tier, group })));
}

function groupsOf(
  index: ListingIndex,
  { sort, centre }: PageRequest,
  currency: string | null,
): Group[] {
  const c = index.columns;
  const best = byColumn(index, c.rank, 'highest first');
  const silent = (only: Bitmap) => ({ name: '-', only, order: best });
  switch (sort) {
    case 'newest':
      return [{ name: '', order: byColumn(index, c.createdAt, 'highest first') }];
    case 'rating': {
      const order = byColumn(index, c.rating, 'highest first');
      return [{ name: '', except: c.rating.notStated, order }, silent(c.rating.notStated)];
    }
    case 'price': {
      const order = byColumn(index, c.price, 'lowest first');
      const others = c.currency.values.filter((value) => value !== currency).sort();
      const all = currency === null ? others : [currency, ...others];
      const groups = all
        .filter((value) => c.currency.bitmap(value) !== undefined)
        .map((value) => ({ name: value, only: c.currency.bitmap(value)!, order }));
      return [...groups, silent(c.price.notStated)];
    }
    case 'distance':
      if (centre !== null) return [{ name: '', order: byDistance(index, centre) }];
      return [{ name: '', order: best }];
    case 'best':
      return [{ name: '', order: best }];
  }
}

function stageSet(
  { selection, all, stated }: Matches,
  { tier, group: { only, except } }: Stage,
): Int32Array {
  const out = selection.workspace.take();
  if (tier === 0) out.set(stated.subarray(0, selection.size));
  else setDifference(selection, out, all, stated);
  if (only !== undefined) keepBitmap(selection, out, only);
  dropBitmap(selection, out, except);
  return out;
}
