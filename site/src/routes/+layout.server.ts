import { loadMessages } from '#messages/load.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { LayoutServerLoad } from './$types.ts';
export const load: LayoutServerLoad = async ({ locals, platform, request, setHeaders }) => {
  const { site, images } = locals.services;
  const { shell, home } = await loadMessages(locals.locale);
  const preferred = site.preferredLanguage(request.headers.get('accept-language'));
  setHeaders({ vary: 'Accept-Language' });
  return {
    locale: locals.locale,
    /** The language that the reader prefers to the page's; null for none. */
    offeredLanguage: preferred === locals.locale ? null : preferred,
    /** The origin for search engines and shared links, regardless of the requested host. */
    publicUrl: site.publicUrl,
    mapStyle: site.mapStyle(),
    coveredCountries: site.coveredCountries,
    operator: site.operator,
    /** Only complete once all data of the page has been loaded. */
    staleness: new ServerOnly(platform!.req.site.staleness),
    /** The preview picture of shared pages that have none of their own. */
    shareImage: images.card({ cover: null, title: home.heading, place: shell.brand, price: null }),
  };
};
