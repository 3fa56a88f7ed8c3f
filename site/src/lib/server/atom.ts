import { createHash } from 'node:crypto';
import { timestamp } from '#lib/format/dates.ts';
import { escapedXml as escaped } from './xml.ts';

/** One entry of a feed. */
export interface AtomEntry {
  /** A URI that stays the same for good. */
  id: string;
  title: string;
  /** Where it is read, as an address of the web. */
  link: string;
  updated: Date;
  /** Plain text, or the whole of what it tells as HTML. */
  told: { summary: string } | { html: string };
}

/** A feed of Atom (RFC 4287). */
export interface AtomFeed {
  id: string;
  title: string;
  subtitle?: string;
  language: string;
  /** The page that it follows. */
  page: string;
  /** Its own address. */
  self: string;
  author: string;
  /** What addresses in the HTML of entries are relative to. */
  base?: string;
  /** When it last changed, where it has no entries. */
  since: Date;
  entries: readonly AtomEntry[];
}

/** How long feed readers may keep an answer. */
const MAX_AGE_S = 900;

const written = (feed: AtomFeed, updated: Date): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}"${feed.base === undefined ? '' : ` xml:base="${escaped(feed.base)}"`}>
<title>${escaped(feed.title)}</title>
${feed.subtitle === undefined ? '' : `<subtitle>${escaped(feed.subtitle)}</subtitle>\n`}<id>${escaped(feed.id)}</id>
<link href="${escaped(feed.page)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>
<author><name>${escaped(feed.author)}</name></author>
<updated>${timestamp(updated)}</updated>
${feed.entries
  .map(
    ({ id, title, link, updated: at, told }) => `<entry>
<title>${escaped(title)}</title>
<id>${escaped(id)}</id>
<link href="${escaped(link)}"/>
<updated>${timestamp(at)}</updated>
${'html' in told ? `<content type="html">${escaped(told.html)}</content>` : `<summary>${escaped(told.summary)}</summary>`}
</entry>`,
  )
  .join('\n')}
</feed>
`;

/** Answers with a feed, or that the one that the reader has is still the same. */
export function atomResponse(feed: AtomFeed, asked: Headers): Response {
  const times = feed.entries.map(({ updated }) => updated.getTime());
  const newest = times.length > 0 ? Math.max(...times) : feed.since.getTime();
  const text = written(feed, new Date(newest));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'last-modified': new Date(newest).toUTCString(),
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    'x-robots-tag': 'noindex',
  };
  if (isSame(asked, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}

/**
 * Whether a reader has this very feed. By its tag alone: a listing that is gone changes a feed without changing
 * when its newest entry was.
 */
const isSame = (asked: Headers, etag: string): boolean =>
  (asked.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
