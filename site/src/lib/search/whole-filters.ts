/** Number of checkboxes that a filter shows at first, besides the chosen ones. */
export const FIRST_CHOICES = 7;

/** The parameter that names a filter of which all checkboxes are shown. */
export const MORE_PARAM = 'more';

/** The parameter by which a filter's button shows all its checkboxes, or only the first ones again. */
export const TOGGLE_PARAM = 'toggle';

/** Returns the names of the filters of which all checkboxes are shown. */
export const wholeFilters = (names: readonly string[], asked: URLSearchParams): string[] =>
  names.filter((name) => asked.has(MORE_PARAM, name) !== asked.has(TOGGLE_PARAM, name));
