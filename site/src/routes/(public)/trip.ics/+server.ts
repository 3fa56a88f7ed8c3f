import { writeCalendar } from '#lib/server/icalendar.ts';
import { exportedTrip, tripFile } from '#lib/trip/exported.server.ts';
import { writeStopId } from '#lib/trip/stops.ts';
import type { RequestHandler } from './$types.ts';

/** Responds with the nights of a trip as a calendar; stops without dates are left out. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const { t, now, stops, at, titleOf, notesOf } = await exportedTrip(url, locals);
  const host = new URL(locals.services.site.publicUrl).hostname;
  const met = new Map<string, number>();
  /**
   * Calendar programs merge events with the same uid, so a stop that begins twice on one day gets
   * two.
   */
  const uidOf = (name: string): string => {
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return `${name}${times > 1 ? `-${times}` : ''}@${host}`;
  };
  const entries = stops.flatMap((stop) => {
    const { stay, path, where, position } = stop;
    if (stay === null) return [];
    return [
      {
        uid: uidOf(`${writeStopId(stop.id)}-${stay.from}`),
        title: titleOf(stop),
        ...stay,
        where,
        address: path === null ? '' : at(path),
        notes: notesOf(stop),
        position,
      },
    ];
  });
  const head = { name: t.trip.title, product: 'Trip', isBusy: false, made: now };
  return tripFile(writeCalendar(head, entries), 'text/calendar', 'trip.ics');
};
