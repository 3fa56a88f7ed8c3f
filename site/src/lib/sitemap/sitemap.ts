import { timestamp } from '#lib/format/dates.ts';

/** An address of a sitemap. `path` without language. */
export interface SitemapEntry {
  path: string;
  updatedAt: Date;
}

/** Most addresses of one file, by the protocol of sitemaps.org. */
export const MOST_ENTRIES = 50_000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });

/** A file of addresses. */
export const sitemapFile = (origin: string, entries: readonly SitemapEntry[]): Response =>
  xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .map(
    ({ path, updatedAt }) =>
      `<url><loc>${escape(origin + path)}</loc><lastmod>${timestamp(updatedAt)}</lastmod></url>`,
  )
  .join('\n')}
</urlset>`);

/** The index of the files. */
export const sitemapIndex = (origin: string, names: readonly string[]): Response =>
  xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => `<sitemap><loc>${escape(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`).join('\n')}
</sitemapindex>`);
