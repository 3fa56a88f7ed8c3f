/**
 * What a result says to dates: it is free on every night; its owner has to be asked; it is open data, whose
 * owner nobody can ask here; or it is free, but the stay is shorter than its minimum. Listings that are taken,
 * or closed, are no results.
 */
export type AvailabilityAnswer = 'available' | 'ask' | 'open_data' | 'min_nights';
