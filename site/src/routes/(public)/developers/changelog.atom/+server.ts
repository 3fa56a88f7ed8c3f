import { changes } from '#lib/developers/changes.ts';
import { forReader, guidePage } from '#lib/developers/guide.ts';
import { readerOf, textFile } from '#lib/developers/load.server.ts';
import type { RequestHandler } from './$types.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The changelog as a feed, for those who want to hear of changes. */
export const GET: RequestHandler = ({ locals }) => {
  const reader = readerOf(locals);
  const page = `${reader.publicUrl}/developers/changelog`;
  const entries = changes();
  const { title } = guidePage('changelog')!;
  const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${reader.publicUrl}/" xml:lang="en">
<title>${escaped(title)} · Campcairn</title>
<id>${page}</id>
<link href="${page}"/>
<link rel="self" type="application/atom+xml" href="${page}.atom"/>
<author><name>Campcairn</name></author>
<updated>${entries[0]?.day}T00:00:00Z</updated>
${entries
  .map(
    ({ id, day, title: what, html }) => `<entry>
<title>${what}</title>
<id>${page}#${id}</id>
<link href="${page}#${id}"/>
<updated>${day}T00:00:00Z</updated>
<content type="html">${escaped(forReader(html, reader).trim())}</content>
</entry>`,
  )
  .join('\n')}
</feed>
`;
  return textFile(text, 'application/atom+xml');
};
