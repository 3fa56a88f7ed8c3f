import { type Audience, AUDIENCES } from './audience.ts';
import type { Filter, FilterKind, Unit } from './filter.ts';
import { FILTERS, type NamesOf, type ValueWords } from './registry.ts';

/** A filter as the pages need to know it: how it is shown, and by which parameters it is asked. */
export type PageFilter = { [Kind in FilterKind]: PageFilterOf<Kind> }[FilterKind];

interface PageFilterOf<Kind extends FilterKind> {
  name: NamesOf<Kind>;
  kind: Kind;
  appliesTo: Audience;
  parameters: readonly string[];
  /** The catalogue's list that names its values; null for values without words. */
  words: ValueWords | null;
  /** What the bounds of a filter `at most` are; null for all others. */
  unit: Unit | null;
  /** Whether its values are shown by how many listings have them; else in their own order. */
  mostFirst: boolean;
}

const ALL: readonly Filter[] = FILTERS;

/** All filters: those for everybody first, otherwise in the order of addresses. */
export const PAGE_FILTERS: readonly PageFilter[] = ALL.toSorted(
  (a, b) => AUDIENCES.indexOf(a.appliesTo) - AUDIENCES.indexOf(b.appliesTo),
).map(
  ({ name, kind, appliesTo, parameters, words, unit, mostFirst }) =>
    ({
      name,
      kind,
      appliesTo,
      parameters: Object.keys(parameters),
      words,
      unit: unit ?? null,
      mostFirst,
    }) as PageFilter,
);
