import type { ColumnSpec, Criterion, FacetRequest, Test } from '@campcairn/column-index';
import type { SearchableRow } from '../index-row.sql.ts';
import { type Audience, PARTS, notStatedPolicyOf } from './audience.ts';
import type { DescribedParameter, Filter, FilterKind, Unit } from './filter.ts';
import type { Parameter } from './parameter.ts';

/** What every filter with a single parameter says of itself. */
export interface Common {
  /** What the parameter asks for, in a sentence for people who write addresses. */
  says: string;
  appliesTo: Audience;
  /** For ranking: the listings of which it counts as a fact that they should state. */
  fact?: Audience;
}

/** A single parameter by the filter's own name. */
type Single<Name extends string, Value> = Readonly<Record<Name, DescribedParameter<Value>>>;

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;

interface Made<Value, Words> extends Common {
  parameter: Parameter<Value>;
  column: ColumnSpec<SearchableRow>;
  /** The column it reads where that is another filter's. */
  columnName?: string;
  /** What a value asks of the column: tests that all have to hold, each with a name of its own. */
  tests(value: Value, column: string): (Test & { value?: string })[];
  /** How the values of the column are counted, and among whom. */
  count: Without<FacetRequest, 'name' | 'column' | 'among' | 'notStated'>;
  among: Audience;
  /** Whether every listing states it, so that nobody has to be marked. */
  alwaysStated?: boolean;
  isStated(row: SearchableRow): boolean;
  words: Words;
  unit?: Unit;
  mostFirst?: boolean;
}

/** Makes a filter with a single parameter, named as itself. */
export function simple<
  Name extends string,
  Kind extends FilterKind,
  Value,
  Words extends string | null,
>(
  name: Name,
  kind: Kind,
  made: Made<Value, Words>,
): Filter<Name, Kind, Single<Name, Value>, Words> {
  const { appliesTo, column, columnName = name, fact, isStated, words, unit } = made;
  const notStated: Criterion['notStated'] = made.alwaysStated
    ? 'drop'
    : notStatedPolicyOf(appliesTo);
  const parameter: DescribedParameter<Value> = { ...made.parameter, says: made.says };
  return {
    name,
    kind,
    appliesTo,
    parameters: { [name]: parameter } as Single<Name, Value>,
    columns: { [columnName]: column },
    criteria: (values) =>
      made
        .tests(values[name] as Value, columnName)
        .map((test) => Object.assign(test, { name, notStated })),
    facet: {
      ...made.count,
      name,
      column: columnName,
      among: PARTS[made.among],
      notStated: PARTS[appliesTo],
    } as FacetRequest,
    words,
    mostFirst: made.mostFirst ?? false,
    ...(unit && { unit }),
    ...(fact && { fact: { of: fact, isStated } }),
  };
}
