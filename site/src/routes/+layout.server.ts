import { loadMessages } from '#messages/load.ts';
import type { LayoutServerLoad } from './$types.ts';

export const load: LayoutServerLoad = async ({ locals }) => {
  const { site, images } = locals.services;
  const { shell, home } = await loadMessages(locals.locale);
  return {
    /** The origin for search engines and shared links, regardless of the requested host. */
    publicUrl: site.publicUrl,
    mapStyleUrl: site.mapStyleUrl,
    /** The picture of pages that have none of their own when they are shared. */
    shareImage: images.card({ cover: null, title: home.heading, place: shell.brand, price: null }),
  };
};
