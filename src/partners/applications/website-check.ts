import { constants, gunzipSync, inflateSync } from 'node:zlib';
import { type Clock, timestamp } from '../../platform/clock.ts';
import { type Outbound, OutboundError, type OutboundReply } from '../../platform/outbound/index.ts';
import { namedIn } from './business-name.ts';

/** The result of checking an applicant's website. */
export interface WebsiteCheck {
  at: string;
  /** The status of the answer; null when none came. */
  status: number | null;
  /** Why none came, in a sentence. */
  error: string | null;
  /** The host that answered, after redirects. */
  host: string | null;
  title: string | null;
  /** How far the page names the business; null without a page. */
  named: 'whole' | 'some' | 'no' | null;
  /** Words of the name that the page lacks. */
  missing: string[];
  durationMs: number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
/** Read of a page, as sent and unpacked. */
const MAX_BYTES = 512 * 1024;
const MAX_UNPACKED_BYTES = 4 * 1024 ** 2;
const MAX_TITLE_CHARACTERS = 200;

/** For servers that pack what was asked for unpacked. */
const unpackers: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
};

/** A page that was cut off is unpacked as far as it goes. */
const UNPACKING = { maxOutputLength: MAX_UNPACKED_BYTES, finishFlush: constants.Z_SYNC_FLUSH };

const headerOf = ({ headers }: OutboundReply, name: string): string =>
  [headers[name] ?? ''].flat()[0] ?? '';

/** The text of a page; empty when it cannot be unpacked or decoded. */
function pageText(reply: OutboundReply): string {
  const unpack = unpackers[headerOf(reply, 'content-encoding').trim().toLowerCase()];
  const charset = /charset="?([\w-]+)/i.exec(headerOf(reply, 'content-type'))?.[1];
  try {
    const bytes = unpack ? unpack(reply.body, UNPACKING) : reply.body;
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return '';
  }
}

/** Entities with a letter, such as `&eacute;`, as that letter; the accent does not matter here. */
const withoutEntities = (html: string): string =>
  html
    .replaceAll(/&([a-z])(?:acute|grave|circ|uml|cedil|tilde|ring|slash);/gi, '$1')
    .replaceAll(/&#(\d{1,7});/g, (_, code) =>
      String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:quot|apos|nbsp|lt|gt|ndash|mdash|rsquo|lsquo);/g, ' ');

const textOf = (html: string): string =>
  withoutEntities(
    html
      .replaceAll(/<(script|style|template)\b[^]*?<\/\1\s*>/gi, ' ')
      .replaceAll(/<!--[^]*?-->/g, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  );

const titleOf = (html: string): string | null => {
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1];
  const line = title && withoutEntities(title).replaceAll(/\s+/g, ' ').trim();
  return line ? [...line].slice(0, MAX_TITLE_CHARACTERS).join('').toWellFormed() : null;
};

/** The address by https; websites are often given without or by http. */
const secured = (website: string): string => website.replace(/^http:/i, 'https:');

interface Needs {
  outbound: Pick<Outbound, 'requestStatus'>;
  clock: Clock;
  publicUrl: string;
}

/** Creates the check of an applicant's website: whether it answers, and whether its page names the business. */
export const createWebsiteCheck =
  ({ outbound, clock, publicUrl }: Needs) =>
  async (website: string, business: string): Promise<WebsiteCheck> => {
    const at = timestamp(clock.now());
    const nothing = { at, status: null, host: null, title: null, named: null, missing: [] };
    try {
      const reply = await outbound.requestStatus({
        url: secured(website),
        group: 'applicants',
        headers: {
          accept: 'text/html',
          'accept-encoding': 'identity',
          'user-agent': `Campcairn/1.0 (+${publicUrl})`,
        },
        redirects: MAX_REDIRECTS,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      const { status, durationMs } = reply;
      const html = pageText(reply);
      const title = titleOf(html);
      const host = new URL(reply.url).host;
      const found = namedIn(`${title ?? ''} ${textOf(html)}`, business);
      return { at, status, error: null, host, title, ...found, durationMs };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { ...nothing, error: error.message, durationMs: 0 };
    }
  };
