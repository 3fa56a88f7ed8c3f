import { type Audience, placeOfAudience } from './audience.ts';
import type { Filter, FilterKind, Unit } from './filter.ts';
import { FILTERS, type NamesOf, type ValueWords } from './registry.ts';

/** The data of a filter that pages need to show it. */
export type PageFilter = { [Kind in FilterKind]: PageFilterOf<Kind> }[FilterKind];

interface PageFilterOf<Kind extends FilterKind> {
  name: NamesOf<Kind>;
  kind: Kind;
  appliesTo: Audience;
  parameters: readonly string[];
  /** The key under which the catalogues hold the words of its values; null for values without words. */
  words: ValueWords | null;
  /** Unit of the bounds of an `at most` filter; null for others. */
  unit: Unit | null;
  /** Whether its values are shown by their number of listings, largest first; otherwise in their declared order. */
  mostFirst: boolean;
}

const ALL: readonly Filter[] = FILTERS;

/** All filters in display order: filters for all listings, for vehicles, for campsites, each in registry order. */
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
