import type { NamedTown } from '../../places/index.ts';
import type { TownMatch, TownQuery } from '../map/index.ts';
import { storable } from './storable.ts';

/** Finds the towns of a name in the gazetteer. */
export type FindTowns = (
  name: string,
  where: { countryCode: string | null; region: string | null },
) => Promise<NamedTown[]>;

const MAX_CACHED = 50_000;
const MAX_SHOWN = 8;

/** Caches the gazetteer matches of the towns that a run's rows name. */
export class Towns {
  readonly #findTowns: FindTowns;
  readonly #matches = new Map<string, TownMatch>();

  constructor(findTowns: FindTowns) {
    this.#findTowns = findTowns;
  }

  async find(query: TownQuery): Promise<TownMatch> {
    const { countryCode } = query;
    const city = storable(query.city);
    const region = query.region === null ? null : storable(query.region);
    const key = JSON.stringify([city, region, countryCode]);
    const before = this.#matches.get(key);
    if (before !== undefined) return before;
    const match = matchOf(await this.#findTowns(city, { countryCode, region }));
    if (this.#matches.size < MAX_CACHED) this.#matches.set(key, match);
    return match;
  }
}

function matchOf(towns: readonly NamedTown[]): TownMatch {
  const [first] = towns;
  if (first === undefined) return { kind: 'none' };
  if (towns.length === 1) {
    return { kind: 'town', lat: first.lat, lng: first.lng, countryCode: first.countryCode };
  }
  const labels = towns.map(({ label }) => label);
  const candidates =
    labels.length <= MAX_SHOWN
      ? labels
      : [...labels.slice(0, MAX_SHOWN), `and ${labels.length - MAX_SHOWN} more`];
  return { kind: 'several', candidates };
}
