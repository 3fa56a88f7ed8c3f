import { isCovered, type Locator, type NamedTown, type TownWhere } from '../../../places/index.ts';
import type { PointRead, TownMatch, TownQuery } from '../index.ts';
import { flat } from '../../../platform/flat.ts';
import { otherNames } from './other-names.ts';
import { storable } from '../../storable.ts';

/** Finds the towns of a name in the gazetteer, the largest first. */
export type FindTowns = (name: string, where: TownWhere) => Promise<NamedTown[]>;

const MAX_CACHED = 50_000;
const MAX_SHOWN = 8;
const MAX_NOTES = 10;

/** The town where a row was placed. */
export interface TownPlace {
  lat: number;
  lng: number;
  countryCode: string;
  /** `Newport, Wales, United Kingdom`. */
  label: string;
  /** The number of towns with this name, itself included. */
  namesakes: number;
}

/**
 * A name without a region means its largest town only if that town has this many times the
 * population of the next one.
 */
const DOMINANCE = 10;

/** Caches the gazetteer matches of the towns that a run's rows name. */
export class Towns {
  readonly #findTowns: FindTowns;
  readonly #countries: ReadonlySet<string>;
  readonly #matches = new Map<string, TownMatch>();
  readonly #places = new Map<string, TownPlace>();
  readonly #notes: string[] = [];
  #chosen = 0;

  /** @param countries the partner's, which decide for rows without a country */
  constructor(findTowns: FindTowns, countries: readonly string[]) {
    this.#findTowns = findTowns;
    this.#countries = new Set(countries);
  }

  async find(query: TownQuery): Promise<TownMatch> {
    const { city, where, key } = lookupOf(query);
    const before = this.#matches.get(key);
    if (before !== undefined) return before;
    const found = await this.#called(city, where);
    const { match, town } = this.#choose(city, where.countryCode, found);
    if (this.#matches.size < MAX_CACHED) {
      this.#matches.set(key, match);
      if (town !== null) this.#places.set(key, { ...town, namesakes: found.length });
    }
    return match;
  }

  /** The town that `find` has found for a query; undefined when it found none, or several. */
  placeOf(query: TownQuery): TownPlace | undefined {
    return this.#places.get(lookupOf(query).key);
  }

  /**
   * Chooses between the readings of a point: the one in the row's country, else by the rules for
   * several towns of a name.
   */
  meant(points: readonly PointRead[], locate: Locator['locate']): PointRead | undefined {
    const placed = points.flatMap((point) => {
      const { lat, lng, country_code: named } = point;
      const countryCode = locate({ lat, lng })?.countryCode;
      if (countryCode === undefined || (named ?? countryCode) !== countryCode) return [];
      return [{ point, countryCode }];
    });
    const { candidates } = this.#nearest(null, placed);
    return candidates.length === 1 ? candidates[0]!.point : undefined;
  }

  /** Sentences about the names for which one of several towns was chosen. */
  notes(): string[] {
    const more = this.#chosen - this.#notes.length;
    return more === 0
      ? [...this.#notes]
      : [...this.#notes, `So were ${more} other names that several towns have.`];
  }

  /**
   * Returns the towns with a name; if there are none, the towns with another reading of it; else
   * the place of the postcode.
   */
  async #called(city: string, where: TownWhere): Promise<readonly NamedTown[]> {
    const found = await this.#found(city, where);
    if (found.length > 0) return found;
    for (const other of otherNames(city)) {
      const region = where.region ?? other.region ?? null;
      const called = await this.#found(other.city, { ...where, region });
      if (called.length > 0) return called;
    }
    return this.#inPostcode(city, where);
  }

  /** Returns the place of the row's postcode, for an unknown town. */
  async #inPostcode(city: string, { countryCode, postcode }: TownWhere) {
    if (!postcode || postcode === city) return [];
    const found = await this.#found(postcode, { countryCode, region: null });
    if (found.length > 0) {
      this.#note(`'${city}' is no town that we know; its postcode is taken, ${postcode}.`);
    }
    return found;
  }

  /**
   * Returns the towns with a name. When the row gives neither region nor country and no such town
   * is in the partner's countries, adds the towns there that have it as an alternative name:
   * Vitoria-Gasteiz besides Vitória in Brazil.
   */
  async #found(city: string, where: TownWhere): Promise<readonly NamedTown[]> {
    const found = await this.#findTowns(city, where);
    const isOwn = found.some((town) => this.#countries.has(town.countryCode));
    if (isOwn || where.countryCode !== null || where.region !== null) return found;
    const own = await Promise.all(
      [...this.#countries].map((code) => this.#findTowns(city, { ...where, countryCode: code })),
    );
    return [...own.flat().sort((a, b) => b.population - a.population), ...found];
  }

  #choose(city: string, countryCode: string | null, found: readonly NamedTown[]): Chosen {
    const [first] = found;
    if (first === undefined) return { match: { kind: 'none' }, town: null };
    if (first.isElsewhere === true) {
      return { match: { kind: 'elsewhere', label: first.label }, town: null };
    }
    if (found.length === 1) return chosen(first);
    const { candidates, where } = this.#nearest(countryCode, found);
    const [largest = first, next] = candidates;
    if (next !== undefined && largest.population < DOMINANCE * Math.max(1, next.population)) {
      return { match: { kind: 'several', candidates: shown(candidates) }, town: null };
    }
    const many = `of ${found.length} with that name`;
    const why =
      next === undefined ? `the only one ${many} in ${where}` : `by far the largest ${many}`;
    this.#note(`'${city}' is read as ${largest.label}, ${why}.`);
    return chosen(largest);
  }

  /** Keeps the places in the partner's countries, else those in countries that the service covers, else all. */
  #nearest<Place extends { countryCode: string }>(
    countryCode: string | null,
    found: readonly Place[],
  ): { candidates: readonly Place[]; where: string } {
    const within = (is: (countryCode: string) => boolean) =>
      countryCode === null ? found.filter((town) => is(town.countryCode)) : [];
    const own = within((code) => this.#countries.has(code));
    if (own.length > 0) return { candidates: own, where: "the partner's countries" };
    const covered = within(isCovered);
    const where = 'the countries that Campcairn covers';
    return { candidates: covered.length > 0 ? covered : found, where };
  }

  #note(sentence: string): void {
    this.#chosen += 1;
    if (this.#notes.length < MAX_NOTES) this.#notes.push(flat(sentence));
  }
}

/** The match of a query, with its town when exactly one was found. */
interface Chosen {
  match: TownMatch;
  town: Omit<TownPlace, 'namesakes'> | null;
}

function chosen({ lat, lng, countryCode, label }: NamedTown): Chosen {
  return {
    match: { kind: 'town', lat, lng, countryCode },
    town: { lat, lng, countryCode, label },
  };
}

/** Returns the arguments of a query's look-up and the key under which its result is cached. */
function lookupOf({ countryCode, ...query }: TownQuery) {
  const city = storable(query.city);
  const region = query.region === null ? null : storable(query.region);
  const postcode = query.postcode === null ? null : storable(query.postcode);
  const where = { countryCode, region, postcode };
  return { city, where, key: JSON.stringify([city, where]) };
}

function shown(towns: readonly NamedTown[]): string[] {
  const labels = towns.map(({ label }) => label);
  return labels.length <= MAX_SHOWN
    ? labels
    : [...labels.slice(0, MAX_SHOWN), `and ${labels.length - MAX_SHOWN} more`];
}

type Locate = Locator['locate'];

/** Caches country, region and town by point: many vans of a depot share one point. */
export function cachedLocate(locate: Locate): Locate {
  const known = new Map<number, CachedPoint>();
  return (at) => {
    const before = known.get(at.lat);
    if (before !== undefined && before.lng === at.lng && before.countryCode === at.countryCode) {
      return before.located;
    }
    const { lng, countryCode } = at;
    const located = locate(at);
    if (known.size < MAX_CACHED) known.set(at.lat, { lng, countryCode, located });
    return located;
  };
}

/** The cached point of a latitude; two points rarely share one. */
interface CachedPoint {
  lng: number;
  countryCode: string | undefined;
  located: ReturnType<Locate>;
}
