/** The parameters of a search's location; of several, the search takes one. */
export const LOCATION_PARAMS: readonly string[] = ['q', 'near', 'km', 'bounds', 'area'];
