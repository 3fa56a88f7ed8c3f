import { changes } from '#lib/developers/changes.ts';
import { forReader, guidePage } from '#lib/developers/guide.ts';
import { readerOf } from '#lib/developers/load.server.ts';
import { atomResponse } from '#lib/server/atom.ts';
import type { RequestHandler } from './$types.ts';

/** The changelog as a feed, for those who want to hear of changes. */
export const GET: RequestHandler = ({ locals, request }) => {
  const reader = readerOf(locals);
  const page = `${reader.publicUrl}/developers/changelog`;
  return atomResponse(
    {
      id: page,
      title: `${guidePage('changelog')!.title} · Campcairn`,
      language: 'en',
      page,
      self: `${page}.atom`,
      author: 'Campcairn',
      base: `${reader.publicUrl}/`,
      since: locals.services.site.builtAt,
      entries: changes().map(({ id, day, title, html }) => ({
        id: `${page}#${id}`,
        title,
        link: `${page}#${id}`,
        updated: new Date(`${day}T00:00:00Z`),
        told: { html: forReader(html, reader).trim() },
      })),
    },
    request.headers,
  );
};
