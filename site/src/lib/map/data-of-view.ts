import { isInMiles } from '#lib/format/distances.ts';
import { viaOf } from '#lib/search/country-asked.ts';
import type { Messages } from '#messages/index.ts';
import { localePath, type Locale } from '#lib/locale/locales.ts';
import type { MapStyle } from '#lib/services.ts';
import type { SearchView } from '#lib/search/view.ts';
import type { ResultsMapData } from './results-map-data.ts';

/** Parameters that affect only the list, not the map. */
const OF_THE_LIST = ['view', 'typed', 'trip', 'more', 'after', 'page', 'sort'];

const without = (params: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !names.includes(name)));

/** Returns the data that the script needs for the map of a page's results. */
export function resultsMapData(page: {
  view: SearchView;
  params: URLSearchParams;
  /** Query string of the parameters that the page's path implies. */
  fixed: string;
  locale: Locale;
  t: Messages;
  to(path: string): string;
  style: MapStyle | null;
}): ResultsMapData {
  const { view, params, fixed, locale, t, to, style } = page;
  const question = without(params, OF_THE_LIST);
  for (const [name, value] of new URLSearchParams(fixed)) question.set(name, value);
  return {
    locale,
    style,
    around: view.bounds ?? view.around,
    listed: view.items.map(({ id }) => id),
    question: question.toString(),
    miles: isInMiles(locale, view.askedCountry),
    search: to('/search'),
    tiles: to('/search/tiles'),
    cards: to('/search/cards.json'),
    via: viaOf('map', view.askedCountry),
    prefix: localePath(locale, '/').replace(/\/$/, ''),
    words: {
      here: t.search.searchThisArea,
      incomplete: t.search.mapIncomplete,
      close: t.shell.close,
      map: t.search.showMap,
      zoomIn: t.search.zoomIn,
      zoomOut: t.search.zoomOut,
      sources: t.search.mapSources,
      cluster: t.search.clusterLabel,
      from: t.search.priceFrom,
      night: t.search.perNight,
      week: t.search.perWeek,
      eachNight: t.search.eachNight,
      eachWeek: t.search.eachWeek,
      noPrice: t.search.noPrice,
      askDates: t.search.askDates,
      oneNight: t.search.forNights(t.listing.nights(1)),
      manyNights: t.search.forNights(t.listing.nights(2)).replace('2', '#'),
      shortestStay: t.search.shortestStay(t.listing.nights(2)).replace('2', '#'),
      demo: t.shell.demo,
      openData: t.place.source,
      no: t.place.no,
      attribution: t.place.attribution,
      kinds: t.shell.categorySingular,
    },
  };
}
