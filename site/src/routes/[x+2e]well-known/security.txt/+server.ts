import { text } from '@sveltejs/kit';
import { LOCALES } from '#lib/locale/locales.ts';
import type { RequestHandler } from './$types.ts';

/** Readers should ask again after this time; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Where to report a hole in security, as RFC 9116 describes it. */
export const GET: RequestHandler = ({ locals: { services } }) => {
  const { clock, site } = services;
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${site.operator?.email ?? site.contactEmail}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${site.publicUrl}/.well-known/security.txt`,
    '',
  ];
  return text(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
};
