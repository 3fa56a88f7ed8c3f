import { MASK, maskPersonal } from '../platform/mask.ts';

const SHOWN_CHARACTERS = 200;
const READ_CHARACTERS = 800;

/**
 * Returns the start of a reply in a form that may be stored. Receivers often echo the request, so
 * every word of the event's body is masked, as well as text that looks like a mail address, a
 * telephone number or an encoded value.
 */
export function maskReply(reply: string, body: Uint8Array): string {
  const sent = new Set(wordsOf(plain(Buffer.from(body).toString('utf8'))));
  for (const word of fieldNames) sent.delete(word);
  // The last word is dropped, because a truncated word could not be recognised.
  const long = reply.length > READ_CHARACTERS;
  const start = long ? reply.slice(0, READ_CHARACTERS).replace(/\S+$/, '') : reply;
  return maskPersonal(plain(start))
    .replace(word, (found) => (sent.has(found.toLowerCase()) ? MASK : found))
    .slice(0, SHOWN_CHARACTERS)
    .toWellFormed();
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Field names of events, which are not personal data and stay unmasked. */
const fieldNames = wordsOf(
  'id type created at data kind name email phone start date end guests message source page consent ' +
    'listing external title url public lead enquiry true false null https ok error and the',
);

function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map((found) => found.toLowerCase());
}

/** Decodes escapes of JSON and URLs, and removes control characters. */
function plain(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => URI.decode(escaped))
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC');
}

const URI = {
  decode(text: string) {
    try {
      return decodeURIComponent(text);
    } catch {
      return MASK;
    }
  },
};
