import { pages as guide } from 'virtual:guide';
import { error } from '@sveltejs/kit';
import { guidePath } from '#lib/developers/guide.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locales.ts';
import { sitemapFile, splitFileName } from '#lib/sitemap/sitemap.ts';
import type { RequestHandler } from './$types.ts';

/** Static pages; they change with the program, not with the data. */
const WORDS = [
  '/',
  '/partners',
  '/partners/apply',
  '/how-results-are-ordered',
  '/privacy',
  '/terms',
  '/about',
  '/assistants',
  '/licence',
  '/trip',
];

/** Static pages that exist in English only. */
const ENGLISH_WORDS = [...guide.map(guidePath), '/developers/reference', '/status'];

export const GET: RequestHandler = async ({ params, locals }) => {
  const { sitemaps, site } = locals.services;
  const { locale, name } = splitFileName(params.name);
  if (name === 'pages') {
    const paths = locale === DEFAULT_LOCALE ? [...WORDS, ...ENGLISH_WORDS] : WORDS;
    const pages = paths.map((path) => ({ path, updatedAt: site.builtAt }));
    return sitemapFile(site.publicUrl, locale, pages);
  }
  const entries = await sitemaps.entries(name);
  if (entries.length === 0) error(404, 'Not found');
  return sitemapFile(site.publicUrl, locale, entries);
};
