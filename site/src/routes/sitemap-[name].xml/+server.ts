import { error } from '@sveltejs/kit';
import { MOST_ENTRIES, sitemapFile } from '#lib/sitemap/sitemap.ts';
import type { RequestHandler } from './$types.ts';

/** Pages of words; they change with the program, not with the data. */
const WORDS = [
  '/',
  '/partners',
  '/partners/apply',
  '/developers',
  '/developers/reference',
  '/developers/webhooks',
  '/how-results-are-ordered',
  '/privacy',
  '/terms',
  '/about',
];

/** `pages`, `listings-0` or `places-51200`. */
const NAME = /^(?:pages|(listings|places)-(\d{1,15}))$/;

export const GET: RequestHandler = async ({ params, locals }) => {
  const { listings, places, landings, site } = locals.services;
  const name = NAME.exec(params.name);
  if (!name) error(404, 'Not found');
  const [, kind, start] = name;
  if (kind) {
    const { sitemap } = kind === 'listings' ? listings : places;
    const entries = await sitemap.entries(Number(start), MOST_ENTRIES);
    if (entries.length === 0) error(404, 'Not found');
    return sitemapFile(site.publicUrl, entries);
  }
  const areas = await landings.sitemap();
  const words = WORDS.map((path) => ({ path, updatedAt: site.builtAt }));
  return sitemapFile(site.publicUrl, [...words, ...areas].slice(0, MOST_ENTRIES));
};
