import { FeedBroken } from '../../feeds.errors.ts';
import type { ReadLimits } from '../limits.ts';

/** The bytes of one JSON value, and its path: `items[]`, `datafeed.programs[].program_info`. */
export interface JsonValue {
  readonly path: string;
  readonly bytes: Buffer;
}

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

interface Level {
  readonly closer: number;
  readonly path: string;
}

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Maximum names of lists and objects that are kept. */
const MAX_PASSED = 20;

const SCALAR = 0;
const STRING = 1;
const ESCAPED = 2;
const NESTED = 3;
const NESTED_STRING = 4;
const NESTED_ESCAPED = 5;

/**
 * Scans the wrappers around a feed's rows and returns every value inside them as bytes, to be parsed by
 * `JSON.parse`. The scanner builds no objects, so a hostile file can make it buffer at most one value of
 * `limits.rowBytes`, and a row known from the last run is not parsed at all.
 *
 * `wrappers` are the lists and objects it descends into: `['{}', 'items[]']` reads
 * `{"items": [1, 2]}` as the values 1 and 2 at `items[]`.
 */
export class JsonValues {
  readonly #limits: ReadLimits;
  readonly #wrappers: ReadonlySet<string>;
  readonly #isWrapper: (path: string) => boolean;
  readonly #levels: Level[] = [];
  /** The wrappers that were found. */
  readonly opened = new Set<string>();
  /** Lists and objects of the outermost object that were not descended into: they may hold the rows. */
  readonly passed: string[] = [];
  #expecting: Expecting = 'value';
  #key = '';
  #pending: Buffer = Buffer.alloc(0);
  #at = 0;
  #inside = -1;
  #depth = 0;
  #start = 0;

  /** @param isWrapper which lists and objects beside `wrappers` it descends into as well */
  constructor(
    wrappers: Iterable<string>,
    limits: ReadLimits,
    isWrapper: (path: string) => boolean = () => false,
  ) {
    this.#wrappers = new Set(wrappers);
    this.#isWrapper = isWrapper;
    this.#limits = limits;
  }

  /** @throws {FeedBroken} on anything that is not JSON, or nested or large beyond the limits */
  push(chunk: Buffer): JsonValue[] {
    const data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const found: JsonValue[] = [];
    let at = this.#at;
    while (at < data.length) {
      if (this.#inside !== -1) {
        at = this.#within(data, at);
        if (this.#inside === -1) this.#finish(data.subarray(this.#start, at), found);
        continue;
      }
      const byte = data[at]!;
      if (byte === SPACE || byte === LF || byte === CR || byte === TAB) at += 1;
      else at = this.#token(byte, at);
    }
    const keep = this.#inside === -1 ? data.length : this.#start;
    this.#pending = data.subarray(keep);
    this.#at = data.length - keep;
    this.#start = 0;
    if (this.#pending.length > this.#limits.rowBytes) throw this.#tooLarge();
    return found;
  }

  /** @throws {FeedBroken} when the file ended before its last bracket */
  end(): void {
    if (this.#expecting !== 'nothing') throw new FeedBroken('The JSON ends in the middle.');
  }

  #token(byte: number, at: number): number {
    const expecting = this.#expecting;
    const level = this.#levels.at(-1);
    const mayClose =
      expecting === 'value or ]' || expecting === 'key or }' || expecting === ', or end';
    if (mayClose && level !== undefined && byte === level.closer) {
      this.#levels.pop();
      this.#expecting = this.#levels.length === 0 ? 'nothing' : ', or end';
      return at + 1;
    }
    if (expecting === 'value' || expecting === 'value or ]') return this.#value(byte, at);
    if ((expecting === 'key' || expecting === 'key or }') && byte === QUOTE) {
      return this.#capture(STRING, at);
    }
    if (expecting === ':' && byte === COLON) this.#expecting = 'value';
    else if (expecting === ', or end' && byte === COMMA) {
      this.#expecting = level?.closer === CLOSE_LIST ? 'value' : 'key';
    } else
      throw notJson(
        expecting === 'nothing' ? 'something follows its end' : `expected ${expecting}`,
      );
    return at + 1;
  }

  #value(byte: number, at: number): number {
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      const list = byte === OPEN_LIST;
      const path = this.#path();
      const wrapper = path + (list ? '[]' : '{}');
      if (!this.#wrappers.has(wrapper) && !this.#isWrapper(wrapper)) {
        if (this.#levels.length === 1 && path !== '' && this.passed.length < MAX_PASSED) {
          this.passed.push(path);
        }
        return this.#capture(NESTED, at);
      }
      this.opened.add(wrapper);
      this.#levels.push({
        closer: list ? CLOSE_LIST : CLOSE_OBJECT,
        path: list ? `${path}[]` : path,
      });
      this.#expecting = list ? 'value or ]' : 'key or }';
      return at + 1;
    }
    return this.#capture(byte === QUOTE ? STRING : SCALAR, at);
  }

  #path(): string {
    const level = this.#levels.at(-1);
    if (level === undefined) return '';
    if (level.closer === CLOSE_LIST) return level.path;
    return level.path === '' ? this.#key : `${level.path}.${this.#key}`;
  }

  #capture(state: number, at: number): number {
    this.#inside = state;
    this.#depth = 0;
    this.#start = at;
    // Skips a string's opening quote, which must not close it.
    return state === STRING ? at + 1 : at;
  }

  /** Scans to the end of the value that began at `#start`; `#inside` is -1 once it is reached. */
  #within(data: Buffer, from: number): number {
    let inside = this.#inside;
    let at = from;
    for (; at < data.length && inside !== -1; at += 1) {
      const byte = data[at]!;
      if (inside === NESTED_STRING) {
        if (byte === QUOTE) inside = NESTED;
        else if (byte === BACKSLASH) inside = NESTED_ESCAPED;
      } else if (inside === NESTED) {
        if (byte === QUOTE) inside = NESTED_STRING;
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#deeper();
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          this.#depth -= 1;
          if (this.#depth === 0) inside = -1;
        }
      } else if (inside === STRING) {
        if (byte === QUOTE) inside = -1;
        else if (byte === BACKSLASH) inside = ESCAPED;
      } else if (inside === ESCAPED) inside = STRING;
      else if (inside === NESTED_ESCAPED) inside = NESTED_STRING;
      else if (endsScalar(byte)) {
        this.#inside = -1;
        return at;
      }
    }
    this.#inside = inside;
    return at;
  }

  #deeper(): void {
    this.#depth += 1;
    if (this.#depth + this.#levels.length > this.#limits.depth) {
      throw new FeedBroken(`The JSON is nested more than ${this.#limits.depth} deep.`);
    }
  }

  #finish(bytes: Buffer, found: JsonValue[]): void {
    if (bytes.length > this.#limits.rowBytes) throw this.#tooLarge();
    if (this.#expecting === 'key' || this.#expecting === 'key or }') {
      this.#key = String(parseJson(bytes.toString()));
      this.#expecting = ':';
      return;
    }
    found.push({ path: this.#path(), bytes });
    this.#expecting = this.#levels.length === 0 ? 'nothing' : ', or end';
  }

  #tooLarge(): FeedBroken {
    const size = Math.round(this.#limits.rowBytes / 1024);
    const name = this.#levels.length === 1 ? this.#path().slice(0, 40) : '';
    return new FeedBroken(
      name === '' || name.endsWith('[]')
        ? `One value of the JSON is larger than ${size} kB.`
        : `One value of the JSON, \`${name}\`, is larger than ${size} kB; a list of rows is called items.`,
    );
  }
}

/** @throws {FeedBroken} */
export function parseJson(text: string, revive?: JsonReviver): unknown {
  try {
    return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]);
  } catch {
    throw notJson(`near ${JSON.stringify(text.slice(0, 40))}`);
  }
}

/** A reviver with the number's source text, which TypeScript's library does not declare yet. */
export type JsonReviver = (key: string, value: unknown, context: { source?: string }) => unknown;

function notJson(why: string): FeedBroken {
  return new FeedBroken(`The file is not valid JSON: ${why}.`);
}

function endsScalar(byte: number): boolean {
  return (
    byte === COMMA ||
    byte === CLOSE_LIST ||
    byte === CLOSE_OBJECT ||
    byte <= SPACE ||
    byte === COLON
  );
}
