import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { ExpectedError, validationError } from '../platform/errors.ts';
import type { BodyDeclaration } from '../platform/http/index.ts';
import { check, withHints } from '../platform/validation/index.ts';

const MAX_DEPTH = 32;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const tooLarge = (limit: number) =>
  new ExpectedError(
    'payload_too_large',
    `The body may have at most ${limit} bytes (${limit / 1_048_576} MB). Split it, or send less.`,
  );

const invalidJson = (why: string) => new ExpectedError('invalid_json', `The body ${why}.`);

const wrongType = (why: string) => new ExpectedError('unsupported_media_type', why);

/** Reads the bytes of a body; rejects as soon as there are more than `limit`. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit);
  // A client that disconnected during the key look-up emits no further events to wait for.
  if (request.destroyed) throw invalidJson('did not arrive whole');
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      act();
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else finish(() => reject(tooLarge(limit)));
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks, length)));
    const onError = () => finish(() => reject(invalidJson('did not arrive whole')));
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}

/** A parameter of a media type, whose value may be a quoted string (RFC 9110, 5.6.6), or is not there. */
const PARAMETER = /;\s*([^\s=;"]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"\s*(?=;|$)|([^;]*)))?/g;

/** Throws `unsupported_media_type` unless the headers declare uncompressed JSON in UTF-8. */
function checkType({ headers }: IncomingMessage): void {
  const contentType = headers['content-type'] ?? '';
  if (!/^\s*application\/json\s*(?:;|$)/i.test(contentType)) {
    throw wrongType('Send the body as JSON with the header Content-Type: application/json.');
  }
  for (const [, name, quoted, bare] of contentType.matchAll(PARAMETER)) {
    const charset = (quoted ?? bare ?? '').trim();
    if (name?.toLowerCase() === 'charset' && !/^utf-?8$/i.test(charset)) {
      throw wrongType('The body must be in UTF-8; leave charset out or say utf-8.');
    }
  }
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw wrongType('The body must not be compressed; leave Content-Encoding out.');
  }
}

/** A body may hold a value for so many of its bytes: one of 1 MB 10,000 values, where a listing has some 400. */
const BYTES_A_VALUE = 100;

/** An object may have so many members, where a listing has some 60: V8 reads an object of many names slowly. */
const MAX_MEMBERS = 2000;

const tooManyMembers = () =>
  validationError([
    { path: '', message: `holds an object with more than ${MAX_MEMBERS} fields: send less` },
  ]);

const tooManyValues = (most: number) =>
  validationError([
    { path: '', message: `holds more than ${most} values: split it, or send less` },
  ]);

/**
 * Throws for brackets outside strings that nest deeper than MAX_DEPTH, for objects of more than
 * MAX_MEMBERS, and for more than `mostValues` members and items, so that refusing such a body
 * costs no more than reading it.
 */
function checkShape(text: string, mostValues: number): void {
  let depth = 0;
  let separators = 0;
  let isWide = false;
  /** The commas of each open object, by its depth. Lists begin at -Infinity: they have no such limit. */
  const commas = Array.from({ length: MAX_DEPTH + 1 }, () => -Infinity);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) {
      i++;
      for (; i < text.length && text.charCodeAt(i) !== 0x22; i++) {
        if (text.charCodeAt(i) === 0x5c) i++;
      }
    } else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > MAX_DEPTH) throw invalidJson(`nests deeper than ${MAX_DEPTH} levels`);
      commas[depth] = unit === 0x7b ? 0 : -Infinity;
      if (++separators > mostValues) throw tooManyValues(mostValues);
    } else if (unit === 0x7d || unit === 0x5d) {
      depth--;
    } else if (unit === 0x2c) {
      if (++separators > mostValues) throw tooManyValues(mostValues);
      if (depth > 0 && ++commas[depth]! >= MAX_MEMBERS) isWide = true;
    }
  }
  if (isWide) throw tooManyMembers();
}

function parse(bytes: Buffer, mostValues: number): unknown {
  if (bytes.length === 0) throw invalidJson('is empty; send a JSON object');
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw invalidJson('is not valid UTF-8');
  }
  if (text.startsWith('\ufeff')) {
    throw invalidJson('begins with a byte order mark; send it without one');
  }
  checkShape(text, mostValues);
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8 quotes the text around some faults, which may be a traveller's or a secret.
    const fault = (error as Error).message.replace(/, (?:\.\.\.)?"[^]*$/, '');
    throw invalidJson(`is not valid JSON: ${fault}`);
  }
}

/**
 * Reads the JSON body of a request by its limits.
 * Rejects with `payload_too_large`, `unsupported_media_type` or `invalid_json`, checked in this order, and with
 * `validation_error` for more values than any body needs.
 */
export async function readJson(
  request: IncomingMessage,
  {
    limit,
    mostValues = Math.floor(limit / BYTES_A_VALUE),
  }: Pick<BodyDeclaration, 'limit' | 'mostValues'>,
): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  checkType(request);
  return parse(bytes, mostValues);
}

/** Checks a body by the declaration of its endpoint. Rejects with `validation_error`. */
export async function checkBody(
  { schema, check: checkMore, refuse = validationError }: BodyDeclaration<z.ZodType, unknown>,
  sent: unknown,
): Promise<unknown> {
  const checked = await (checkMore ? checkMore(sent) : check(schema, sent));
  if (!checked.ok) throw refuse(withHints(checked.problems, schema, sent), sent);
  return checked.value;
}
