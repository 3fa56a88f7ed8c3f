import { type Audience, placeOfAudience } from './audience.ts';
import type { Filter, FilterKind, Unit } from './filter.ts';
import { FILTERS, type NamesOf, type ValueWords } from './registry.ts';

/** A filter's data for pages: how it is shown, and its parameters. */
export type PageFilter = { [Kind in FilterKind]: PageFilterOf<Kind> }[FilterKind];

interface PageFilterOf<Kind extends FilterKind> {
  name: NamesOf<Kind>;
  kind: Kind;
  appliesTo: Audience;
  parameters: readonly string[];
  /** Key of the list of its values' words; null for values without words. */
  words: ValueWords | null;
  /** Unit of the bounds of an `at most` filter; null for others. */
  unit: Unit | null;
  /** Whether its values are sorted by their number of listings; else in their own order. */
  mostFirst: boolean;
}

const ALL: readonly Filter[] = FILTERS;

/** All filters: those for all listings first, otherwise in the order of the registry. */
export const PAGE_FILTERS: readonly PageFilter[] = ALL.toSorted(
  (a, b) => placeOfAudience(a.appliesTo) - placeOfAudience(b.appliesTo),
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
