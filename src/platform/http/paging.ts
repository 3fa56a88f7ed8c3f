import { z } from 'zod';
import { ExpectedError } from '../errors.ts';
import type { Page } from '../paging.ts';
import type { KeyRing } from '../secrets/index.ts';

const MAX_CURSOR_CHARACTERS = 200;
const NOT_A_CURSOR = 'must be next_cursor of an earlier page of this list';
/** Length of a cursor's signature: 96 bits, 16 characters of base64url. */
const SIGNATURE_BYTES = 12;
const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt]((?:[01]\d|2[0-3]):[0-5]\d:)(\d{2})(?:\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Parses an RFC 3339 time, truncated to whole seconds; undefined when it is not one. */
function parseTime(text: string): Date | undefined {
  // An unescaped "+" in a query arrives as a space.
  const parts = RFC_3339.exec(text.replace(' ', '+'));
  if (!parts) return undefined;
  const [, day = '', minutes = '', second = '', zone = ''] = parts;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  // Date has no leap seconds: 60 is read as 59.
  const time = new Date(`${day}T${minutes}${second === '60' ? '59' : second}${zone.toUpperCase()}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Schemas of query parameters: each reads the text after `=`. */
export const parameter = {
  time: (description: string) =>
    z
      .string()
      .transform((text, context) => {
        const time = parseTime(text);
        if (time) return time;
        context.issues.push({
          code: 'custom',
          message: 'must be a time with a zone, such as 2026-05-31T09:00:00Z',
          input: text,
        });
        return z.NEVER;
      })
      .optional()
      .meta({ description, format: 'date-time' }),
  /** `YYYY-MM-DD`. */
  day: (description: string) =>
    z
      .string()
      .refine(
        (text) =>
          /^\d{4}-\d{2}-\d{2}$/.test(text) &&
          new Date(`${text}T00:00:00Z`).getTime() >= 0 &&
          new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
        'must be a day, such as 2026-05-31',
      )
      .optional()
      .meta({ description, format: 'date' }),
  choice: <const T extends readonly [string, ...string[]]>(words: T, description: string) =>
    z.enum(words).optional().meta({ description }),
  /** Words of a fixed set, separated by commas. */
  several: <const T extends readonly [string, ...string[]]>(words: T, description: string) =>
    z
      .string()
      .transform((text, context) => {
        const given = text.split(',').map((word) => word.trim());
        const unknown = given.find((word) => !words.includes(word));
        if (unknown === undefined) return given as T[number][];
        context.issues.push({
          code: 'custom',
          message: `must be fields separated by commas, of ${words.join(', ')}`,
          input: text,
        });
        return z.NEVER;
      })
      .optional()
      .meta({ description }),
  limit: () =>
    z
      .string()
      .transform((text, context) => {
        const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
        if (number >= 1 && number <= 200) return number;
        context.issues.push({
          code: 'custom',
          message: 'must be a whole number from 1 to 200',
          input: text,
        });
        return z.NEVER;
      })
      .default(50)
      .meta({ description: 'Most items of one page.', type: 'integer', minimum: 1, maximum: 200 }),
  /** Read as the sort key of the last item of the page before. */
  cursor: (cursors: Cursors) =>
    z
      .string()
      .transform((text, context) => {
        const key = cursors.find(text);
        if (key !== undefined) return key;
        context.issues.push({
          code: 'custom',
          message: NOT_A_CURSOR,
          input: text,
        });
        return z.NEVER;
      })
      .optional()
      .meta({
        description: 'Where to go on: `next_cursor` of the page before.',
        maxLength: MAX_CURSOR_CHARACTERS,
      }),
};

/** Names in other APIs of the parameters of lists. */
export const OTHER_PARAMETERS = {
  perpage: 'limit',
  pagesize: 'limit',
  size: 'limit',
  count: 'limit',
  max: 'limit',
  maxresults: 'limit',
  first: 'limit',
  page: 'cursor',
  offset: 'cursor',
  after: 'cursor',
  startingafter: 'cursor',
  nextcursor: 'cursor',
  resumecursor: 'cursor',
  pagetoken: 'cursor',
};

/** Turns sort keys into opaque cursors and back. */
export interface Cursors {
  write(key: number): string;
  /** The sort key of a cursor; undefined for one not made here. */
  find(cursor: string): number | undefined;
  /** The same, undefined for no cursor. Throws `bad_request` for one not made here. */
  read(cursor: string | undefined): number | undefined;
}

/** Creates the cursors of one endpoint: a sort key, and a signature over it and the endpoint's name. */
export function createCursors(keyRing: KeyRing, endpointName: string): Cursors {
  const purpose = `cursor:${endpointName}`;
  const find = (cursor: string): number | undefined => {
    if (cursor.length > MAX_CURSOR_CHARACTERS) return undefined;
    const [text = '', signature = '', ...rest] = cursor.split('.');
    const key = Number.parseInt(text, 36);
    const genuine =
      rest.length === 0 &&
      key.toString(36) === text &&
      // The key ring would verify a truncated signature too: cursors always have the full length.
      signature.length === (SIGNATURE_BYTES / 3) * 4 &&
      keyRing.verify(purpose, String(key), signature, SIGNATURE_BYTES);
    return genuine ? key : undefined;
  };
  return {
    write: (key) => `${key.toString(36)}.${keyRing.sign(purpose, String(key), SIGNATURE_BYTES)}`,
    find,
    read(cursor) {
      const key = cursor === undefined ? undefined : find(cursor);
      if (cursor === undefined || key !== undefined) return key;
      throw new ExpectedError('bad_request', `cursor ${NOT_A_CURSOR}`, [
        { path: 'cursor', message: NOT_A_CURSOR },
      ]);
    },
  };
}

/** The answer with one page of a list, whose fields are `pageFields`. */
export const presentPage = <Item>({ items, next }: Page<Item>) => ({
  data: items,
  has_more: next !== null,
  next_cursor: next,
});

/**
 * The answer with one page of a list whose fields are `followedPageFields`.
 * @param resume the cursor of its last item; of an empty page, the cursor with which it was asked
 */
export const presentFollowedPage = <Item>(page: Page<Item>, resume: string) => ({
  ...presentPage(page),
  resume_cursor: resume,
});
