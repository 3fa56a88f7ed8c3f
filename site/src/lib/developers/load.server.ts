import { error } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import type { GuidePage } from '../../../vite/guide/page.ts';
import type { Reader } from './guide.ts';

/** Returns the addresses of the site on which the guide is read. */
export const readerOf = ({ services: { site } }: App.Locals): Reader => ({
  publicUrl: site.publicUrl,
  contactEmail: site.contactEmail,
});

/** The `load` function of a page of the guide; throws a 404 when the page does not exist. */
export function guideLoad(locals: App.Locals, page: GuidePage | undefined) {
  if (!page) error(404, 'Not found');
  return { guide: new ServerOnly({ page, reader: readerOf(locals) }) };
}

/** Creates a text response for a route that renders no page. */
export const textFile = (content: string, type: string): Response =>
  new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
