import type { ListingsIn } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Inventory } from './inventory.ts';

/** Lifetime of the counts: they rank places of one name, for which they need not be exact. */
const KEPT_MS = 600_000;

/**
 * Creates the function that gives the listings of towns, some minutes old. While they cannot be counted, those
 * counted before stay, or none.
 */
export function createTownStock(
  inventory: () => Promise<Pick<Inventory, 'areas'>>,
  clock: Clock,
): () => Promise<ListingsIn> {
  let counts = new Map<string, number>();
  let until = 0;
  let counting: Promise<void> | undefined;
  const count = async (): Promise<void> => {
    try {
      const stocks = (await inventory()).areas(null, null, 'town');
      counts = new Map(stocks.map(({ code, count: listings }) => [code, listings]));
    } catch {
      // The search itself says when the database is away.
    } finally {
      counting = undefined;
    }
  };
  return async () => {
    const now = clock.now().getTime();
    if (now >= until) {
      const isFirst = until === 0;
      until = now + KEPT_MS;
      counting ??= count();
      if (isFirst) await counting;
    }
    return (townId) => counts.get(String(townId)) ?? 0;
  };
}
