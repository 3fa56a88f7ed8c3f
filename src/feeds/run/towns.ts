import type { NamedTown } from '../../places/index.ts';
import type { TownMatch, TownQuery } from '../map/index.ts';

/** Looks up in the gazetteer which towns have a name. */
export type FindTowns = (
  name: string,
  where: { countryCode: string | null; region: string | null },
) => Promise<NamedTown[]>;

const MOST_REMEMBERED = 50_000;
const MOST_SHOWN = 8;

/** Gazetteer matches of the towns that one run's rows name; each is looked up once. */
export class Towns {
  readonly #findTowns: FindTowns;
  readonly #matches = new Map<string, TownMatch>();

  constructor(findTowns: FindTowns) {
    this.#findTowns = findTowns;
  }

  async find(query: TownQuery): Promise<TownMatch> {
    const { city, region, countryCode } = query;
    const key = JSON.stringify([city, region, countryCode]);
    const before = this.#matches.get(key);
    if (before !== undefined) return before;
    const match = matchOf(await this.#findTowns(city, { countryCode, region }));
    if (this.#matches.size < MOST_REMEMBERED) this.#matches.set(key, match);
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
    labels.length <= MOST_SHOWN
      ? labels
      : [...labels.slice(0, MOST_SHOWN), `and ${labels.length - MOST_SHOWN} more`];
  return { kind: 'several', candidates };
}
