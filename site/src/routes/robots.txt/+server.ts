import { text } from '@sveltejs/kit';
import { localePath, LOCALES } from '#lib/locale/locales.ts';
import type { RequestHandler } from './$types.ts';

/**
 * Paths disallowed for robots in every language: redirects, unlimited combinations, private pages.
 */
const PRIVATE = [
  '/search',
  '/saved',
  '/compare',
  '/trip?',
  '/trip.',
  '/enquire',
  '/enquiry/',
  '/mails/',
  '/account/',
];

const ROBOTS_ONLY_ONCE = [
  '/go/',
  '/dashboard',
  '/operator',
  '/profile',
  '/preview/',
  '/calendars/',
  '/api/',
];

export const GET: RequestHandler = ({ locals }) => {
  const paths = [
    ...ROBOTS_ONLY_ONCE,
    ...LOCALES.flatMap((locale) => PRIVATE.map((path) => localePath(locale, path))),
  ];
  const lines = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${locals.services.site.publicUrl}/sitemap.xml`,
    '',
  ];
  return text(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
};
