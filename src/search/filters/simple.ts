import type { ColumnSpec, Criterion, FacetRequest, Listed, Test } from '@campcairn/column-index';
import type { BooleanPolicy } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import { type Audience, countedOf, PARTS, notStatedPolicyOf } from './audience.ts';
import type { DescribedParameter, Filter, FilterKind, Unit } from './filter.ts';
import { type Parameter, ticked } from './parameter.ts';

/** The part of a declaration that all filters with a single parameter share. */
export interface Common {
  /** Description of the parameter, for the documentation. */
  description: string;
  appliesTo: Audience;
  /** Dotted path of the API field that states the criterion; unset where another filter has the field. */
  field?: string;
  /** For ranking by completeness: the listings that are expected to state it. */
  fact?: Audience;
}

/** The parameters of a filter whose only parameter has the filter's name. */
type Single<Name extends string, Value> = Readonly<Record<Name, DescribedParameter<Value>>>;

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;

interface Made<Value, Words> extends Common {
  parameter: Parameter<Value>;
  column: ColumnSpec<SearchableRow>;
  /** The name of the column, where it is shared with another filter; otherwise the filter's own name. */
  columnName?: string;
  /** Further columns that `tests` needs. */
  moreColumns?: Readonly<Record<string, ColumnSpec<SearchableRow>>>;
  /** Turns the parameter's value into tests on the column, all of which a row must pass. */
  tests(value: Value, column: string): (Test & { value?: string })[];
  /** How the column's values are counted. */
  count: Without<FacetRequest, 'name' | 'column' | 'countIn' | 'notStated'>;
  countIn: Audience;
  /** Whether every listing states the criterion, so that none has to be marked as not stated. */
  alwaysStated?: boolean;
  isStated(row: SearchableRow): boolean;
  words: Words;
  unit?: Unit;
  mostFirst?: boolean;
}

/** Creates a filter with a single parameter of the same name. */
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
  const { appliesTo, column, columnName = name, fact, field, isStated, words, unit } = made;
  const notStated: Criterion['notStated'] = made.alwaysStated
    ? 'drop'
    : notStatedPolicyOf(appliesTo);
  const { description } = made;
  const parameter: DescribedParameter<Value> = { ...made.parameter, description };
  return {
    name,
    kind,
    appliesTo,
    parameters: { [name]: parameter } as Single<Name, Value>,
    columns: { [columnName]: column, ...made.moreColumns },
    criteria: (values) =>
      made
        .tests(values[name] as Value, columnName)
        .map((test) => Object.assign(test, { name, notStated })),
    facet: {
      ...made.count,
      name,
      column: columnName,
      countIn: PARTS[countedOf(made.countIn)],
      notStated: PARTS[appliesTo],
    } as FacetRequest,
    words,
    mostFirst: made.mostFirst ?? false,
    ...(unit && { unit }),
    isStated,
    ...(field !== undefined && { field }),
    ...(fact && { fact: { of: fact, isStated } }),
  };
}

/** Creates a filter that finds listings whose policy states yes, including those outside the filter's audience. */
export function flag<const Name extends string>(
  name: Name,
  of: Omit<Common, 'field'> & {
    policy: BooleanPolicy;
    /** A value of a list column that counts as yes where the policy is not stated. */
    orListed?: Listed;
  },
) {
  const { policy } = of;
  const read = ({ policies }: SearchableRow) => policies?.[policy];
  const orListed = of.orListed && { orListed: of.orListed };
  return simple(name, 'flag', {
    ...of,
    field: `policies.${policy}`,
    parameter: ticked,
    column: { kind: 'flag', read },
    tests: (isTicked, column) => (isTicked ? [{ kind: 'yes', column, ...orListed }] : []),
    count: { kind: 'yes', ...orListed },
    countIn: 'all',
    isStated: (row) => typeof read(row) === 'boolean',
    words: null,
  });
}
