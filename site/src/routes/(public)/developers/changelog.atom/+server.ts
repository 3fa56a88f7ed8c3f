import { forReader, guidePage } from '#lib/developers/guide.ts';
import { readerOf } from '#lib/developers/load.server.ts';
import { atomResponse } from '#lib/server/atom.ts';
import type { RequestHandler } from './$types.ts';

/** A change of the API, as described on the changelog's page. */
interface Change {
  id: string;
  /** Date: `2026-11-22`. */
  day: string;
  title: string;
  html: string;
}

const ENTRY =
  /<h2 id="(?<id>[\w-]+)">(?<day>\d{4}-\d{2}-\d{2}): (?<title>.*?)<\/h2>(?<html>[\s\S]*?)(?=<h2 |$)/g;

/** Returns the entries of the changelog, newest first. */
const changes = (): Change[] =>
  [...guidePage('changelog')!.html.matchAll(ENTRY)].map(({ groups }) => ({
    ...(groups as unknown as Change),
  }));

/** Responds with the changelog as an Atom feed. */
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
