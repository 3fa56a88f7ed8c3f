/**
 * Driving licence categories of the United Kingdom and the European Union for the listed kinds of
 * vehicles.
 */
export const LICENCES = ['B', 'B96', 'BE', 'C1', 'C1E', 'C', 'CE'] as const;
export type Licence = (typeof LICENCES)[number];

/** Further categories that each category includes (Directive 2006/126/EC, article 6). */
const COVERS: Record<Licence, readonly Licence[]> = {
  B: ['B'],
  B96: ['B', 'B96'],
  BE: ['B', 'B96', 'BE'],
  C1: ['B', 'C1'],
  C1E: ['B', 'B96', 'BE', 'C1', 'C1E'],
  C: ['B', 'C1', 'C'],
  CE: LICENCES,
};

/** Maximum authorised mass that category B allows, in kilograms. */
const MAX_B_KG = 3500;
const MAX_C1_KG = 7500;

/** Some countries let holders of B drive vehicles without combustion engine up to this mass. */
const MAX_ELECTRIC_B_KG = 4250;

/** Any car may tow trailers up to this mass with category B. */
const MAX_SMALL_TRAILER_KG = 750;

/** Parses the category in a listing's text: `b+e` is `BE`. Returns undefined for any other text. */
export function licenceNamed(text: string): Licence | undefined {
  const name = text
    .toUpperCase()
    .replaceAll(/[\s+.]/g, '')
    .replace(/^(?:CATEGORY|CAT|CLASS)/, '');
  return LICENCES.find((one) => one === name);
}

/** Whether one of the held categories includes the needed one. */
export const suffices = (held: readonly Licence[], needed: Licence): boolean =>
  held.some((one) => COVERS[one].includes(needed));

/** Returns the category that a motorhome of this maximum authorised mass usually needs. */
export const licenceForMass = (kg: number): Licence =>
  kg <= MAX_B_KG ? 'B' : kg <= MAX_C1_KG ? 'C1' : 'C';

/**
 * Whether it depends on the country if B is sufficient: for vehicles without combustion engine up
 * to 4,250 kg.
 */
export const dependsOnCountry = (kg: number, fuel: string | undefined): boolean =>
  fuel === 'electric' && kg > MAX_B_KG && kg <= MAX_ELECTRIC_B_KG;

/**
 * Returns the category that is sufficient to tow a trailer of this maximum authorised mass with any
 * permitted car. A lower category may be sufficient, depending on the car.
 */
export const licenceForTrailer = (kg: number): Licence =>
  kg <= MAX_SMALL_TRAILER_KG ? 'B' : kg <= MAX_B_KG ? 'BE' : 'C1E';
