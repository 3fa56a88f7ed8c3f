import { type Driver, type Van, VAN_KINDS } from './fit.ts';
import { LICENCES } from './licence.ts';

/** The vehicle that a traveller owns, and the traveller's licences. Unknown facts are left out. */
export type MyVan = Van & Driver;

/** Numeric fields of the form with their bounds, which are those of listings. */
export const NUMBERS = {
  length: { min: 2, max: 20, step: 0.01 },
  height: { min: 1, max: 5, step: 0.01 },
  width: { min: 1, max: 3.5, step: 0.01 },
  weight: { min: 300, max: 20_000, step: 1 },
  seats: { min: 1, max: 12, step: 1 },
  age: { min: 16, max: 99, step: 1 },
} as const;
type NumberName = keyof typeof NUMBERS;

export const NOTHING: MyVan = { licences: [] };

/** Parses stored or typed values of any type; invalid values are left out. */
export function readMyVan(given: unknown): MyVan {
  if (typeof given !== 'object' || given === null) return NOTHING;
  const { kind, licences, ...rest } = given as Record<string, unknown>;
  const numbers = Object.entries(NUMBERS).flatMap(([name, { min, max }]) => {
    const value = rest[name as NumberName];
    const isIn = typeof value === 'number' && value >= min && value <= max;
    return isIn ? [[name, value] as const] : [];
  });
  const known = VAN_KINDS.find((one) => one === kind);
  return {
    ...Object.fromEntries(numbers),
    ...(known && { kind: known }),
    licences: Array.isArray(licences) ? LICENCES.filter((one) => licences.includes(one)) : [],
  };
}

/** Whether no fact is known. */
export const saysNothing = ({ licences, ...van }: MyVan): boolean =>
  licences.length === 0 && Object.keys(van).length === 0;
