import { FIELDS } from './fields.ts';
import type { Field } from './fields.ts';
import { genericNames } from './generic-columns.ts';
import { HeaderIndex, keyOf } from './header.ts';
import { NETWORKS } from './networks.ts';
import type { Network } from './fields.ts';
import type { FeedSettings } from '../settings.ts';

/** The mapping of a row's columns to fields. */
export interface Plan {
  readonly network: string | null;
  /** Groups of columns by field; a later group is used only when the earlier ones are blank. */
  readonly groups: Readonly<Record<Field, readonly (readonly number[])[]>>;
  /** The columns of all groups of a field. */
  readonly columns: Readonly<Record<Field, readonly number[]>>;
  readonly names: readonly string[];
  /** The field of every mapped column. */
  readonly fields: ReadonlyMap<string, Field>;
}

/** Creates and caches plans, one for each set of columns. */
export class Plans {
  readonly #settings: FeedSettings;
  readonly #known = new Map<string, Plan>();
  #last: Plan | null = null;

  constructor(settings: FeedSettings) {
    this.#settings = settings;
  }

  /** The plan for a row's columns; the same object for the same columns while it is cached. */
  for(names: readonly string[]): Plan {
    // CSV rows share one header object; rows of other formats have a new list of names each.
    if (this.#last?.names === names) return this.#last;
    const key = names.join('\n');
    let plan = this.#known.get(key);
    if (plan === undefined) {
      plan = makePlan(names, this.#settings);
      if (this.#known.size < MAX_PLANS) this.#known.set(key, plan);
    }
    this.#last = plan;
    return plan;
  }

  /** All cached plans. */
  all(): Iterable<Plan> {
    return this.#known.values();
  }
}

const MAX_PLANS = 500;

/** Creates the plan for column names. A header without known columns gives a plan without fields. */
function makePlan(names: readonly string[], settings: FeedSettings): Plan {
  const overridden = overriddenColumns(names, settings);
  const free = new HeaderIndex(names.map((name) => (overridden.has(name) ? '' : name)));
  const network = networkOf(new HeaderIndex(names));
  const groups = {} as Record<Field, (readonly number[])[]>;
  const columns = {} as Record<Field, readonly number[]>;
  const fields = new Map<string, Field>();
  for (const field of FIELDS) {
    const own = names.flatMap((name, at) => (overridden.get(name) === field ? [at] : []));
    const found = candidates(field, network).map((name) => free.at(name));
    groups[field] = [own, ...found].filter((group) => group.length > 0);
    columns[field] = groups[field].flat();
    for (const at of columns[field]) {
      if (!fields.has(names[at]!)) fields.set(names[at]!, field);
    }
  }
  return { network: network?.name ?? null, groups, columns, names, fields };
}

/**
 * The fields that the settings give to columns, by name. A setting applies to the column of exactly its name, else to
 * those whose names differ in spelling only: `Price (week)` does not decide about `Price (night)` beside it.
 */
function overriddenColumns(
  names: readonly string[],
  { columns, exactColumns }: FeedSettings,
): ReadonlyMap<string, Field | null> {
  const found = new Map<string, Field | null>();
  const settings = Object.entries(columns ?? {});
  if (settings.length === 0) return found;
  const exact = new Set(names);
  const others = exactColumns === true ? [] : settings;
  const fieldOfKey = new Map(
    others.filter(([name]) => !exact.has(name)).map(([name, field]) => [keyOf(name), field]),
  );
  for (const name of names) {
    const field = columns?.[name] === undefined ? fieldOfKey.get(keyOf(name)) : columns[name];
    if (field !== undefined) found.set(name, field);
  }
  return found;
}

/** Returns the number of columns with a name that is known in any kind of feed. */
export function knownColumns(names: readonly string[]): number {
  known ??= namesOfColumns();
  const header = new HeaderIndex(names);
  return new Set(known.flatMap((name) => header.at(name))).size;
}

let known: readonly string[] | null = null;

function namesOfColumns(): string[] {
  const own = NETWORKS.flatMap(({ columns }) =>
    Object.values(columns).flatMap((list) => list ?? []),
  );
  return [...new Set([...FIELDS.flatMap(genericNames), ...own].map(keyOf))];
}

function candidates(field: Field, network: Network | null): string[] {
  const own = network?.columns[field];
  if (own === null) return [];
  const names = [...(own ?? []), ...genericNames(field)];
  return names.filter(
    (name, at) => names.findIndex((other) => keyOf(other) === keyOf(name)) === at,
  );
}

function networkOf(header: HeaderIndex): Network | null {
  const found = NETWORKS.find(({ marks }) => marks.some((mark) => header.at(mark).length > 0));
  return found ?? null;
}
