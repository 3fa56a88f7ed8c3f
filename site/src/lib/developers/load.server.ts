import { error } from '@sveltejs/kit';
import { ServerOnly } from '#lib/server-only.ts';
import type { GuidePage } from '../../../vite/guide/page.ts';
import type { Reader } from './guide.ts';

/** Whom the guide is read from. */
export const readerOf = ({ services: { site } }: App.Locals): Reader => ({
  publicUrl: site.publicUrl,
  contactEmail: site.contactEmail,
});

/** The `load` of a page of the guide. */
export function guideLoad(locals: App.Locals, page: GuidePage | undefined) {
  if (!page) error(404, 'Not found');
  return { guide: new ServerOnly({ page, reader: readerOf(locals) }) };
}

/** A file of text, as what makes no page is answered. */
export const textFile = (content: string, type: string): Response =>
  new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
