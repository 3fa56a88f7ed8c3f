/** Categories of driving licence of the United Kingdom and the European Union for what is listed here. */
export const LICENCES = ['B', 'B96', 'BE', 'C1', 'C1E', 'C', 'CE'] as const;
export type Licence = (typeof LICENCES)[number];

/** What a category allows to drive besides its own (Directive 2006/126/EC, article 6). */
const COVERS: Record<Licence, readonly Licence[]> = {
  B: ['B'],
  B96: ['B', 'B96'],
  BE: ['B', 'B96', 'BE'],
  C1: ['B', 'C1'],
  C1E: ['B', 'B96', 'BE', 'C1', 'C1E'],
  C: ['B', 'C1', 'C'],
  CE: LICENCES,
};

/** The largest permitted mass that a category is for, in kilograms. */
const MAX_B_KG = 3500;
const MAX_C1_KG = 7500;

/** Up to here some countries let holders of B drive vehicles without combustion. */
const MAX_ELECTRIC_B_KG = 4250;

/** Trailers up to here are towed with B, whatever the car. */
const MAX_SMALL_TRAILER_KG = 750;

/** The category that a text of a listing names: `b+e` is `BE`. Undefined for any other text. */
export function licenceNamed(text: string): Licence | undefined {
  const name = text
    .toUpperCase()
    .replaceAll(/[\s+.]/g, '')
    .replace(/^(?:CATEGORY|CAT|CLASS)/, '');
  return LICENCES.find((one) => one === name);
}

/** Whether one of the categories held is enough for the one that is needed. */
export const suffices = (held: readonly Licence[], needed: Licence): boolean =>
  held.some((one) => COVERS[one].includes(needed));

/** The category that a motorhome of a permitted mass needs, as a rule. */
export const licenceForMass = (kg: number): Licence =>
  kg <= MAX_B_KG ? 'B' : kg <= MAX_C1_KG ? 'C1' : 'C';

/** Whether it depends on the country if B is enough: vehicles without combustion of up to 4,250 kg. */
export const dependsOnCountry = (kg: number, fuel: string | undefined): boolean =>
  fuel === 'electric' && kg > MAX_B_KG && kg <= MAX_ELECTRIC_B_KG;

/**
 * The category with which a trailer of a permitted mass may be towed by any car that is allowed to. Smaller
 * ones may do as well: that depends on the car.
 */
export const licenceForTrailer = (kg: number): Licence =>
  kg <= MAX_SMALL_TRAILER_KG ? 'B' : kg <= MAX_B_KG ? 'BE' : 'C1E';
