import { ExpectedError } from '../platform/errors.ts';

/** The form of an id in tools: a listing, or a campsite of OpenStreetMap. */
export const RESULT_ID = /^(listing|place)-([1-9]\d{0,14})$/;

/**
 * Parses an id in tools into the id of a result, which is negative for a campsite of OpenStreetMap.
 */
export function readResultId(text: string): number {
  const [, kind, digits] = RESULT_ID.exec(text) ?? [];
  return kind === 'place' ? -Number(digits) : Number(digits);
}

/** Writes the id of a result in the form of tools. */
export const writeResultId = (id: number): string =>
  id < 0 ? `place-${String(-id)}` : `listing-${String(id)}`;

/** The refusal of an id without a shown result. */
export const noSuchResult = (text: string, wasDeleted = false): ExpectedError =>
  new ExpectedError(
    'not_found',
    wasDeleted
      ? `${text} was removed by its owner.`
      : `${text} is not shown: it never existed, or is paused. Search again for ids.`,
  );
