import { redirect } from '@sveltejs/kit';
import { dateOf } from '#lib/format/dates.ts';
import { cardPageOf } from '#lib/listing/card.ts';
import { localePath } from '#lib/locale/locales.ts';
import { codeOf } from '#lib/saved/share.server.ts';
import { countShown } from '#lib/server/counting.ts';
import { routeMapOf } from '#lib/server/basemap/route-map.ts';
import { ServerOnly } from '#lib/server-only.ts';
import { requestedStay } from '#lib/stay/asked.ts';
import { ADDED_PARAM, pageToReturnTo, TRIP_PARAM } from '#lib/trip/adding.ts';
import { changed, readChange } from '#lib/trip/changes.ts';
import { abroadOf, findingsOf, nightsOf } from '#lib/trip/checks.ts';
import { tripPath } from '#lib/trip/paths.ts';
import { routeOf } from '#lib/trip/route.ts';
import { MAX_STOPS, readTrip, stayOf, writeTrip } from '#lib/trip/stops.ts';
import { suggestionsFor } from '#lib/trip/suggestions.server.ts';
import { totalsOf } from '#lib/trip/totals.ts';
import { tripView } from '#lib/trip/trip-view.server.ts';
import type { PageServerLoad } from './$types.ts';

/**
 * Loads a trip from its URL, applies the change in the URL, and checks availability. The server
 * stores no trips.
 */
export const load: PageServerLoad = async ({ url, locals, request }) => {
  const { services, locale } = locals;
  const { clock, search, site } = services;
  const page = await cardPageOf(locals);
  const today = dateOf(clock.now());
  const params = url.searchParams;
  const { stops: before, unread } = readTrip(params.getAll('stops').join('.'));
  const asked = requestedStay(params, search.notes(params), today);
  const change = readChange(params, before, asked.problem ? null : stayOf(asked.from, asked.to));
  const isChange = change !== null && typeof change !== 'string';
  // Invalid dates do not replace dates that were chosen before.
  const isRefused = isChange && change.kind === 'dates' && asked.problem !== null;
  const stops = isChange && !isRefused ? changed(before, change) : before;
  const back = pageToReturnTo(params.get('back'), url.origin);
  if (back !== null && isChange && change.kind === 'add') {
    back.searchParams.set(TRIP_PARAM, writeTrip(stops));
    back.searchParams.set(ADDED_PARAM, params.get('add')!);
    redirect(303, back.pathname + back.search);
  }
  const views = await tripView(stops, services, { today, page });
  const suggestions =
    views.length === 0 || stops.length >= MAX_STOPS
      ? null
      : await suggestionsFor(views, params, { search, today, page });
  countShown(
    { locals, request },
    (suggestions?.groups ?? []).flatMap(({ items }) => items.map(({ card }) => card)),
    { source: 'search', country: '' },
  );
  const route = routeOf(views);
  const address = site.publicUrl + localePath(locale, tripPath(stops));
  return {
    trip: new ServerOnly({
      today,
      stops: views,
      text: writeTrip(stops),
      before: writeTrip(before),
      isAsked: params.has('stops') || isChange,
      unread,
      refused: typeof change === 'string' ? change : null,
      asked,
      change: isChange ? change : null,
      findings: [...findingsOf(views, today), ...abroadOf(views)],
      nights: nightsOf(views),
      route,
      map: await routeMapOf(
        route.map(({ at }) => views[at]!.position!),
        services.places,
        locale,
      ),
      costs: totalsOf(views),
      suggestions,
      mostAtOnce: services.leads.mostAtOnce,
      share: stops.length === 0 ? null : { address, qr: codeOf(address), count: stops.length },
    }),
  };
};
