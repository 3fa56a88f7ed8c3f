import { loadMessages } from '#messages/load.ts';
import { offeredLocale } from '#lib/locale/offered.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals, platform, request, setHeaders }) => {
  const { site, images } = locals.services;
  const { shell, home } = await loadMessages(locals.locale);
  setHeaders({ vary: 'Accept-Language' });
  return {
    offeredLanguage: offeredLocale(request.headers.get('accept-language'), locals.locale),
    /** The origin for search engines and shared links, regardless of the requested host. */
    publicUrl: site.publicUrl,
    mapStyle: site.mapStyle(),
    operator: site.operator,
    /** Complete once all data of the page are read. */
    staleness: new ServerOnly(platform!.req.site.staleness),
    /** The picture of pages that have none of their own when they are shared. */
    shareImage: images.card({ cover: null, title: home.heading, place: shell.brand, price: null }),
  };
};
