import { ExpectedError } from '../platform/errors.ts';

/** The form of an id in tools: a listing, or a campsite of OpenStreetMap. */
export const RESULT_ID = /^(listing|place)-([1-9]\d{0,14})$/;

/** What an id in tools names, by the id of results: below 0 for a campsite of OpenStreetMap. */
export function readResultId(text: string): number {
  const [, kind, digits] = RESULT_ID.exec(text) ?? [];
  return kind === 'place' ? -Number(digits) : Number(digits);
}

/** Writes the id of a result as tools know it. */
export const writeResultId = (id: number): string =>
  id < 0 ? `place-${String(-id)}` : `listing-${String(id)}`;

/** The refusal of an id that names nothing that is shown. */
export const noSuchResult = (text: string, wasDeleted = false): ExpectedError =>
  new ExpectedError(
    'not_found',
    wasDeleted
      ? `${text} was removed by its owner.`
      : `${text} is not shown: it never existed, or is paused. Search again for ids.`,
  );
