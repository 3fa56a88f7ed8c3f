import { timestamp } from '#lib/format/dates.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES, localePath } from '#lib/locale/locales.ts';
import { escapedXml as escaped } from '#lib/server/xml.ts';
import type { SitemapEntry, SitemapFile } from '#lib/services.ts';

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });

const lastmod = (time: Date | undefined): string =>
  time ? `<lastmod>${timestamp(time)}</lastmod>` : '';

/** Returns a sitemap file with URLs of one language. Each page itself names its other languages. */
export const sitemapFile = (
  origin: string,
  locale: Locale,
  entries: readonly SitemapEntry[],
): Response =>
  xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .map(
    ({ path, updatedAt }) =>
      `<url><loc>${escaped(origin + localePath(locale, path))}</loc>${lastmod(updatedAt)}</url>`,
  )
  .join('\n')}
</urlset>`);

/** Returns a file name: `listings-0` in the first language, `fr-listings-0` in others. */
const fileName = (locale: Locale, name: string): string =>
  locale === DEFAULT_LOCALE ? name : `${locale}-${name}`;

/** Splits a name of `fileName` into language and name. */
export function splitFileName(name: string): { locale: Locale; name: string } {
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && name.startsWith(`${one}-`));
  return locale
    ? { locale, name: name.slice(locale.length + 1) }
    : { locale: DEFAULT_LOCALE, name };
}

/** Returns the index of the files, each in every language. */
export const sitemapIndex = (origin: string, files: readonly SitemapFile[]): Response =>
  xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${LOCALES.flatMap((locale) =>
  files.map(({ name, updatedAt }) => {
    const address = `${origin}/sitemap-${fileName(locale, name)}.xml`;
    return `<sitemap><loc>${escaped(address)}</loc>${lastmod(updatedAt)}</sitemap>`;
  }),
).join('\n')}
</sitemapindex>`);
