import { MASK, maskPersonal } from '../platform/mask.ts';

const SHOWN_CHARACTERS = 200;
const READ_CHARACTERS = 800;

/**
 * The start of a reply as it may be kept: receivers like to repeat what they were sent, so every
 * word that was in the event's body is masked, and so is what looks like an address, a number to
 * call or something encoded.
 */
export function maskReply(reply: string, body: Uint8Array): string {
  const sent = new Set(wordsOf(plain(Buffer.from(body).toString('utf8'))));
  for (const word of fieldNames) sent.delete(word);
  // A word that the cut goes through could not be recognised any more.
  const long = reply.length > READ_CHARACTERS;
  const start = long ? reply.slice(0, READ_CHARACTERS).replace(/\S+$/, '') : reply;
  return maskPersonal(plain(start))
    .replace(word, (found) => (sent.has(found.toLowerCase()) ? MASK : found))
    .slice(0, SHOWN_CHARACTERS)
    .toWellFormed();
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that events are made of, whoever they are about. */
const fieldNames = wordsOf(
  'id type created at data kind name email phone start date end guests message source page consent ' +
    'listing external title url public lead enquiry true false null https ok error and the',
);

function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map((found) => found.toLowerCase());
}

/** Undoes JSON's and URLs' escapes, and drops what cannot be shown. */
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
