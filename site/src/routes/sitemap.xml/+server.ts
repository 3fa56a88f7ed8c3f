import { MOST_ENTRIES, sitemapIndex } from '#lib/sitemap/sitemap.ts';
import type { RequestHandler } from './$types.ts';

export const GET: RequestHandler = async ({ locals }) => {
  const { listings, places, site } = locals.services;
  const [ofListings, ofPlaces] = await Promise.all([
    listings.sitemap.starts(MOST_ENTRIES),
    places.sitemap.starts(MOST_ENTRIES),
  ]);
  return sitemapIndex(site.publicUrl, [
    'pages',
    ...ofListings.map((start) => `listings-${start}`),
    ...ofPlaces.map((start) => `places-${start}`),
  ]);
};
