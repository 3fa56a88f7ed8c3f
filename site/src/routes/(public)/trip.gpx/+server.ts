import { writeGpx } from '#lib/trip/export.server.ts';
import { exportedTrip, tripFile } from '#lib/trip/exported.server.ts';
import { routeOf } from '#lib/trip/route.ts';
import type { RequestHandler } from './$types.ts';

/**
 * Responds with the points of a trip and its route. Approximate positions stay approximate, as on
 * every page.
 */
export const GET: RequestHandler = async ({ url, locals }) => {
  const trip = await exportedTrip(url, locals);
  const { t, stops, at, titleOf, notesOf, address } = trip;
  const points = routeOf(stops).map(({ does, at: index }) => {
    const stop = stops[index]!;
    const { lat, lng } = stop.position!;
    const name = `${t.trip.kinds[does]} · ${titleOf(stop)}`;
    return { name, lat, lng, notes: notesOf(stop), address: at(stop.path!) };
  });
  return tripFile(writeGpx(t.trip.title, address, points), 'application/gpx+xml', 'trip.gpx');
};
