import { MIMEType } from 'node:util';
import { error } from '@sveltejs/kit';
import { withoutNul } from '#lib/without-nul.ts';
import { readMultipart } from './multipart.ts';
import { postedBody } from './posted-body.ts';

/** Maximum size of a listing's form: 75,000 characters, each of which may take 12 bytes. */
export const LISTING_FORM_BYTES = 1_048_576;

/** A listing's form has some 400 fields. */
const MAX_FIELDS = 1000;

const MAX_NAME_CHARACTERS = 200;

/**
 * Maximum number of characters in all fields: the texts and URLs of a listing have 75,000 at most.
 */
const MAX_CHARACTERS = 100_000;

const AMPERSAND = 0x26;

function countOf(bytes: Uint8Array, wanted: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === wanted) count++;
  return count;
}

/** Counts how often an ASCII text occurs in a body, up to `most`. */
function occurrences(bytes: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count < most; count++)
    at = bytes.indexOf(text, at + text.length);
  return count;
}

/** Characters of a boundary (RFC 2046, section 5.1.1). */
const BOUNDARY = /^[\w'()+,\-./:=? ]{1,70}$/;

/** The type of a form body, and its boundary when it is multipart. */
interface FormType {
  type: string;
  boundary: string | null;
}

/**
 * Parses the content type of a form; returns undefined for other types. The type is rebuilt from
 * the parsed parts, so that the form parser splits fields at the same boundary at which they were
 * counted.
 */
function formTypeOf(contentType: string): FormType | undefined {
  let mime: MIMEType;
  try {
    mime = new MIMEType(contentType);
  } catch {
    return undefined;
  }
  const { essence } = mime;
  if (essence === 'application/x-www-form-urlencoded') return { type: essence, boundary: null };
  const boundary = mime.params.get('boundary');
  if (essence !== 'multipart/form-data' || boundary === null || !BOUNDARY.test(boundary))
    return undefined;
  return { type: `${essence}; boundary="${boundary}"`, boundary };
}

/** Counts the maximum number of fields in a body without parsing it. */
function countFields(bytes: Buffer, { boundary }: FormType): number {
  if (boundary === null) return countOf(bytes, AMPERSAND) + 1;
  return occurrences(bytes, `--${boundary}`, MAX_FIELDS + 2) - 1;
}

/**
 * Parses the fields of a posted form and removes NUL from their texts. A body that is not a form
 * has no fields, so validation refuses it for missing fields. Throws a 413 for more than
 * `maxBytes`, 1,000 fields (counted before parsing) or 100,000 characters, and a 422 for names of
 * more than 200 characters.
 */
export async function postedForm(request: Request, maxBytes?: number): Promise<FormData> {
  const read = formTypeOf(request.headers.get('content-type') ?? '');
  const body = await postedBody(request, maxBytes);
  const fields = new FormData();
  if (!read) return fields;
  if (countFields(body, read) > MAX_FIELDS)
    error(413, `A form may have at most ${MAX_FIELDS} fields.`);
  let characters = 0;
  try {
    const form =
      read.boundary === null
        ? await new Response(body, { headers: { 'content-type': read.type } }).formData()
        : (readMultipart(body, read.boundary) ?? fields);
    for (const [name, value] of form) {
      if (name.length > MAX_NAME_CHARACTERS) error(422, 'This form has a field that is not known.');
      if (typeof value !== 'string') {
        fields.append(name, value);
        continue;
      }
      characters += value.length;
      if (characters > MAX_CHARACTERS)
        error(
          413,
          `Go back and shorten the texts: a form may have at most ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
        );
      fields.append(name, withoutNul(value));
    }
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
  }
  return fields;
}
