import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Partner } from '../support/campcairn.ts';

export type Json = Record<string, unknown>;

/** A value that is answered as another than it was sent. */
class Answered {
  readonly sent: unknown;
  readonly as: unknown;

  constructor(sent: unknown, as: unknown) {
    this.sent = sent;
    this.as = as;
  }
}

/** `sent` is accepted and answered `as`. */
export const answered = (sent: unknown, as: unknown): Answered => new Answered(sent, as);

/** A field that is left out. */
export const leftOut = undefined;

/** One row of the specification's table: what a field takes and what it refuses. */
export interface FieldCase {
  path: string;
  rule: string;
  /** Values, answered as they were sent. */
  takes: unknown[];
  /** Values that are refused at this very path, and nothing else with them. */
  refuses: unknown[];
}

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** A copy of `value` with something else at a dotted path. */
export function withField(value: Json, path: string, field: unknown): Json {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Json;
  const inner =
    rest.length === 0 ? field : withField((copy[key] ?? {}) as Json, rest.join('.'), field);
  copy[key] = inner;
  if (inner === undefined && !isIndex(key)) delete copy[key];
  return copy;
}

/** What is sent of a value that a case takes. */
export const sentOf = (value: unknown): unknown => (value instanceof Answered ? value.sent : value);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Json | null)?.[key], value);

const short = (value: unknown): string => String(JSON.stringify(value)).slice(0, 80);

/** Tries every case over HTTP, as a change of `base`, which is a listing that is fine. */
export function tryFields(partner: () => Partner, base: Json, cases: FieldCase[]): void {
  for (const { path, rule, takes, refuses } of cases) {
    const put = (value: unknown) =>
      partner().call('PUT', '/listings/fields', withField(base, path, value));
    it(`${path} ${rule}`, async () => {
      for (const value of takes) {
        const { sent, as } = value instanceof Answered ? value : { sent: value, as: value };
        const { status, body } = await put(sent);
        assert.ok(status < 300, `${path} ${short(sent)} → ${short(body)}`);
        assert.deepEqual(at(body, path), as, short(sent));
        const { body: read } = await partner().call('GET', '/listings/fields');
        assert.deepEqual(at(read, path), as, short(sent));
      }
      for (const value of refuses) {
        const { status, body } = await put(value);
        assert.equal(status, 422, `${path} ${short(value)}`);
        assert.equal(body.error.code, 'validation_error');
        const paths = body.error.details.map((problem: { path: string }) => problem.path);
        assert.deepEqual(paths, [path], short(value));
      }
    });
  }
}

/** An integer within bounds, and nothing else. */
export const integerCase = (path: string, min: number, max?: number): FieldCase => ({
  path,
  rule: max === undefined ? `is an integer from ${min} up` : `is an integer from ${min} to ${max}`,
  takes: [min, min + 1, max ?? Number.MAX_SAFE_INTEGER],
  refuses: [
    min - 1,
    (max ?? Number.MAX_SAFE_INTEGER) + 1,
    min + 0.5,
    String(min),
    true,
    null,
    [min],
    {},
  ],
});

/** A number within bounds, and nothing else. */
export const numberCase = (path: string, min: number, max: number): FieldCase => ({
  path,
  rule: `is a number from ${min} to ${max}`,
  takes: [min, (min + max) / 2 + 0.1, max],
  refuses: [min - 0.001, max + 0.001, String(min), false, null, [min], {}],
});

/** One of some words, in their very letters. */
export const enumCase = (path: string, words: readonly string[]): FieldCase => ({
  path,
  rule: `is one of ${words.join(', ')}`,
  takes: [...words],
  refuses: [words[0]?.toUpperCase(), `${words[0]} `, 'something_else', '', 0, null, [words[0]]],
});

/** A text that may be left out: so many code points, trimmed; an empty one was not sent. */
export const textCase = (path: string, max: number, absent: null | undefined): FieldCase => ({
  path,
  rule: `is a text of at most ${max} characters, and an empty one is as good as none`,
  takes: [
    'x',
    ' as sent ',
    'é€🚐',
    'x'.repeat(max),
    '🚐'.repeat(max),
    `  ${'x'.repeat(max)}\n`,
    answered('', absent),
    answered(leftOut, absent),
  ],
  refuses: ['x'.repeat(max + 1), '🚐'.repeat(max + 1), 1, true, null, ['x'], {}],
});

/** True or false, and nothing that merely looks like it. */
export const booleanCase = (path: string): FieldCase => ({
  path,
  rule: 'is true or false',
  takes: [true, false],
  refuses: ['true', 0, 1, null, []],
});
