import { createHash } from 'node:crypto';
import { timestamp } from '#lib/format/dates.ts';
import { escapedXml as escaped } from './xml.ts';
import { isTagKnown } from './entity-tags.ts';

export interface AtomEntry {
  /** A URI that never changes. */
  id: string;
  title: string;
  /** URL of the page that the entry is about. */
  link: string;
  updated: Date;
  /** Content: a plain text summary, or the full content as HTML. */
  told: { summary: string } | { html: string };
}

/** An Atom feed (RFC 4287). */
export interface AtomFeed {
  id: string;
  title: string;
  subtitle?: string;
  language: string;
  /** URL of the page that the feed follows. */
  page: string;
  /** URL of the feed itself. */
  self: string;
  author: string;
  /** Base URL of relative links in the HTML of entries. */
  base?: string;
  /** Time of the last change when the feed has no entries. */
  since: Date;
  entries: readonly AtomEntry[];
}

/** Time in seconds that feed readers may cache a response. */
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

/** Responds with a feed, or with 304 when the reader already has it. */
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
  // A listing that is gone changes a feed without changing when its newest entry was.
  if (isTagKnown(asked, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
