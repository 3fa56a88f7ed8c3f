import { sitemapIndex } from '#lib/sitemap/sitemap.ts';
import type { RequestHandler } from './$types.ts';

export const GET: RequestHandler = async ({ locals }) => {
  const { sitemaps, site } = locals.services;
  const words = { name: 'pages', updatedAt: site.builtAt };
  return sitemapIndex(site.publicUrl, [words, ...(await sitemaps.files())]);
};
