import { dateOf } from '#lib/format/dates.ts';
import { cardPageOf } from '#lib/listing/card.ts';
import { localePath } from '#lib/locale/locales.ts';
import { tripPath } from './paths.ts';
import { readTrip } from './stops.ts';
import { type StopView, tripView } from './trip-view.server.ts';

/** Reads the trip in a URL for an exported file. */
export async function exportedTrip(url: URL, locals: App.Locals) {
  const { services, locale } = locals;
  const { clock, site } = services;
  const page = await cardPageOf(locals);
  const { t } = page;
  const { stops } = readTrip(url.searchParams.getAll('stops').join('.'));
  const now = clock.now();
  const views = await tripView(stops, services, { today: dateOf(now), page });
  const at = (path: string) => site.publicUrl + localePath(locale, path);
  const titleOf = ({ title, id }: StopView) => title ?? t.trip.goneName(String(Math.abs(id)));
  return {
    t,
    now,
    stops: views,
    at,
    titleOf,
    address: at(tripPath(stops)),
    /** Returns the notes of a stop beside its name. */
    notesOf: (stop: StopView) =>
      [
        stop.where,
        stop.partner?.name,
        stop.position && stop.position.radius > 0 ? t.trip.approximate : '',
      ]
        .filter(Boolean)
        .join(' · '),
  };
}

/** Responds with a download that is never cached and not indexed by search engines. */
export const tripFile = (text: string, type: string, name: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  });
