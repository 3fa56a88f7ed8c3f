import { brotliDecompressSync, constants, unzipSync } from 'node:zlib';
import { OutboundError } from './outbound.errors.ts';
import type { Outbound, OutboundReply } from './outbound.ts';

/** The beginning of a website's page. */
export interface WebPage {
  status: number;
  /** The host that answered, after redirects. */
  host: string;
  /** The part that was read; empty when it cannot be decompressed or decoded. */
  html: string;
  durationMs: number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
/** Maximum number of bytes read of a page, both as sent and decompressed. */
const MAX_BYTES = 512 * 1024;
const MAX_UNPACKED_BYTES = 4 * 1024 ** 2;

/** Decompresses a page; a truncated one as far as possible. */
const unzip = (bytes: Buffer): Buffer =>
  unzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
const unbrotli = (bytes: Buffer): Buffer =>
  brotliDecompressSync(bytes, {
    maxOutputLength: MAX_UNPACKED_BYTES,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });

/** Decompressors by encoding, for servers that compress although the request excludes it. */
const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: unzip,
  'x-gzip': unzip,
  deflate: unzip,
  br: unbrotli,
};

const headerOf = ({ headers }: OutboundReply, name: string): string =>
  [headers[name] ?? ''].flat()[0] ?? '';

/** Returns a decoder. An unknown charset such as `utf8mb4` is ignored, as in browsers. */
function decoderOf(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Returns the charset of a byte order mark, which takes precedence over any header, as in browsers. */
function markedCharset([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function htmlOf(reply: OutboundReply): string {
  const unpack = unpackers[headerOf(reply, 'content-encoding').trim().toLowerCase()];
  const charset = /charset="?([\w-]+)/i.exec(headerOf(reply, 'content-type'))?.[1];
  try {
    const bytes = unpack ? unpack(reply.body) : reply.body;
    return decoderOf(markedCharset(bytes) ?? charset).decode(bytes);
  } catch {
    return '';
  }
}

/** Converts an address to https; partners often enter websites with http. */
const secured = (website: string): string => website.replace(/^http:/i, 'https:');

/**
 * Creates the function that reads the beginning of a website's page, for up to 10 seconds. When
 * there is no answer, it returns the reason as a sentence.
 * @param options.group group of the requests, which share the limits of one client
 */
export const createWebPageReader =
  (outbound: Pick<Outbound, 'requestStatus'>, options: { group: string; publicUrl: string }) =>
  async (website: string): Promise<WebPage | { error: string }> => {
    try {
      const reply = await outbound.requestStatus({
        url: secured(website),
        group: options.group,
        headers: {
          accept: 'text/html',
          'accept-encoding': 'identity',
          'user-agent': `Campcairn/1.0 (+${options.publicUrl})`,
        },
        redirects: MAX_REDIRECTS,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      const { status, durationMs } = reply;
      return { status, host: new URL(reply.url).host, html: htmlOf(reply), durationMs };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { error: error.message };
    }
  };

/** Replaces entities of letters, such as `&eacute;`, by the plain letter; accents do not matter here. */
const withoutEntities = (html: string): string =>
  html
    .replaceAll(/&([a-z])(?:acute|grave|circ|uml|cedil|tilde|ring|slash);/gi, '$1')
    .replaceAll(/&#(\d{1,7});/g, (_, code) =>
      String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:quot|apos|nbsp|lt|gt|ndash|mdash|rsquo|lsquo);/g, ' ');

const MAX_TITLE_CHARACTERS = 200;

/** Returns the title of a page on one line; null without one. */
export function titleOfPage(html: string): string | null {
  const open = html.search(/<title[\s>]/i);
  const start = open < 0 ? -1 : html.indexOf('>', open);
  if (start < 0) return null;
  const end = html.indexOf('<', start);
  const title = html.slice(start + 1, end < 0 ? undefined : end);
  const line = withoutEntities(title).replaceAll(/\s+/g, ' ').trim();
  return line ? [...line].slice(0, MAX_TITLE_CHARACTERS).join('').toWellFormed() : null;
}

/** Matches elements whose content is not text. */
const NO_TEXT = /<(script|style|template)\b/iy;
const ENDS: Record<string, RegExp> = {
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  template: /<\/template\s*>/gi,
};

/** Returns where the markup that begins at `open` ends; the end of the page when it is not closed. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end < 0 ? html.length : end + 3;
  }
  NO_TEXT.lastIndex = open;
  const element = NO_TEXT.exec(html)?.[1];
  if (element === undefined) return html.indexOf('>', open) + 1 || html.length;
  const closing = ENDS[element.toLowerCase()]!;
  closing.lastIndex = open;
  return closing.test(html) ? closing.lastIndex : html.length;
}

/**
 * Returns the text of a page without scripts, comments and tags. It scans the page once, because
 * regular expressions over the whole page take hours for a maliciously crafted one.
 */
export function textOfPage(html: string): string {
  const parts: string[] = [];
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    parts.push(html.slice(at, open < 0 ? undefined : open));
    at = open < 0 ? html.length : endOfMarkup(html, open);
  }
  return withoutEntities(parts.join(' '));
}

/** Returns the tags of an element, such as `meta`, in their order. */
export function tagsOfPage(html: string, element: string): string[] {
  const tags: string[] = [];
  const opening = new RegExp(`<${element}\\b`, 'gi');
  while (opening.test(html)) {
    const end = html.indexOf('>', opening.lastIndex);
    if (end < 0) break;
    tags.push(html.slice(opening.lastIndex, end));
    opening.lastIndex = end;
  }
  return tags;
}
