/**
 * The availability of a result on the requested dates:
 * - `available`: it is free on every night.
 * - `ask`: its calendar does not say; the traveller has to ask the owner.
 * - `open_data`: it is a campsite of OpenStreetMap, which has neither a calendar nor an owner to ask here.
 * - `min_nights`: the stay is shorter than its minimum, whether its calendar says that it is free or nothing.
 *
 * Listings that are taken, or closed for the season, are not among the results.
 */
export type AvailabilityAnswer = 'available' | 'ask' | 'open_data' | 'min_nights';
