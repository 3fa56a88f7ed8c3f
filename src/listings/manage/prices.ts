import { createHash } from 'node:crypto';
import { type Clock, wholeSecond } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { openBulk } from './bulk.ts';
import { lockChosen } from './bulk.sql.ts';
import { priceChange, type PriceChange, type PriceRule, type Skipped } from './price-rule.ts';
import { insertChangedPrices, type PricedRow, selectPriced, setPrices } from './price.sql.ts';
import { batchesOf, writeAllCalendars, writtenOf } from './write-prices.ts';

/** A listing whose prices would change. */
export interface PriceLine extends Pick<PriceChange, 'before' | 'after'> {
  externalId: string;
  title: string;
  currency: string;
  unit: 'night' | 'week';
}

/** What a change of prices would do. */
export interface PricePreview {
  /** Number of listings whose prices would change. */
  changed: number;
  /** Number of listings whose prices stay, by why they do. */
  skipped: Partial<Record<Skipped, number>>;
  /** The first of the listings that would change. */
  lines: PriceLine[];
  /** A digest of all old and new prices, by which they are applied as they were shown. */
  version: string;
}

/** Thrown when prices have changed since they were shown. */
export class PricesChanged extends Error {}

/** The result of a change of prices. */
export interface PricesDone {
  /** The id for undoing it; null when it changed nothing. */
  id: number | null;
  /** The partner's own ids of the changed listings. */
  changed: string[];
}

/** Changes the prices of several listings of a partner at once. */
export interface PriceChanges {
  /**
   * Returns what a rule would do to the listings of these ids; ids that are not the partner's are ignored.
   * @param fed listings that a feed publishes, whose own prices stay
   */
  preview(
    db: Queryable,
    partnerId: number,
    ids: readonly number[],
    rule: PriceRule,
    fed: ReadonlySet<number>,
  ): Promise<PricePreview>;
  /**
   * Changes the prices in the caller's transaction, and records them for undoing.
   * @param version of the preview; throws {PricesChanged} when the prices are others by now
   */
  apply(
    tx: Queryable,
    partnerId: number,
    ids: readonly number[],
    rule: PriceRule,
    fed: ReadonlySet<number>,
    version: string,
  ): Promise<PricesDone>;
}

const MAX_LINES = 20;

interface Planned {
  row: PricedRow;
  change: PriceChange;
}

async function planned(
  db: Queryable,
  partnerId: number,
  ids: readonly number[],
  rule: PriceRule,
  fed: ReadonlySet<number>,
  onPlanned: (some: readonly Planned[]) => void,
): Promise<Omit<PricePreview, 'lines'>> {
  const withCalendars = rule.scope.kind !== 'usual';
  const skipped: PricePreview['skipped'] = {};
  const digest = createHash('sha256');
  let changed = 0;
  for (const some of batchesOf([...new Set(ids)].sort((a, b) => a - b))) {
    const plans: Planned[] = [];
    for (const row of await db.query(selectPriced, [partnerId, some, withCalendars])) {
      const { price_from: price, currency } = row;
      const isFed = fed.has(row.id) && rule.scope.kind !== 'nights';
      const change = isFed
        ? 'feed'
        : priceChange({ price, currency, ranges: writtenOf(row.ranges ?? []) }, rule);
      if (typeof change === 'string') {
        skipped[change] = (skipped[change] ?? 0) + 1;
        continue;
      }
      digest.update(JSON.stringify([row.id, currency, row.price_unit, change]));
      plans.push({ row, change });
    }
    changed += plans.length;
    onPlanned(plans);
  }
  return { changed, skipped, version: digest.digest('base64url') };
}

const lineOf = ({ row, change }: Planned): PriceLine => ({
  externalId: row.external_id,
  title: row.title,
  currency: row.currency!,
  unit: row.price_unit ?? 'night',
  before: change.before,
  after: change.after,
});

const changedRow = ({ row, change: { own, ranges } }: Planned) => ({
  listing_id: row.id,
  old_price: own?.before ?? null,
  new_price: own?.after ?? null,
  price_lowered_at: row.price_lowered_at?.toISOString() ?? null,
  price_before: row.price_before,
  old_ranges: ranges?.before ?? null,
  new_ranges: ranges?.after ?? null,
});

/** Makes the changes of many prices. */
export const createPriceChanges = (clock: Clock): PriceChanges => ({
  async preview(db, partnerId, ids, rule, fed) {
    const lines: PriceLine[] = [];
    const done = await planned(db, partnerId, ids, rule, fed, (some) => {
      lines.push(...some.slice(0, MAX_LINES - lines.length).map(lineOf));
    });
    return { ...done, lines };
  },
  async apply(tx, partnerId, ids, rule, fed, version) {
    await tx.query(lockChosen, [partnerId, [...ids]]);
    const plans: Planned[] = [];
    const done = await planned(tx, partnerId, ids, rule, fed, (some) => {
      plans.push(...some);
    });
    if (done.version !== version) throw new PricesChanged('The prices have changed');
    if (plans.length === 0) return { id: null, changed: [] };
    const now = wholeSecond(clock.now());
    const id = await openBulk(tx, partnerId, 'prices', now);
    for (const some of batchesOf(plans)) {
      await tx.execute(insertChangedPrices, [id, JSON.stringify(some.map(changedRow))]);
      const own = some.flatMap(({ row, change }) =>
        change.own === null ? [] : [{ id: row.id, price: change.own.after }],
      );
      await tx.execute(setPrices, [JSON.stringify(own), now]);
    }
    await writeAllCalendars(
      tx,
      plans.flatMap(({ row, change: { ranges } }) =>
        ranges === null ? [] : [{ id: row.id, ranges: ranges.after }],
      ),
    );
    return { id, changed: plans.map(({ row }) => row.external_id) };
  },
});
