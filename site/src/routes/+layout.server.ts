import type { LayoutServerLoad } from './$types.ts';

/** The address that search engines and shared links are told, whatever host was asked; the map. */
export const load: LayoutServerLoad = ({ locals }) => ({
  publicUrl: locals.services.site.publicUrl,
  mapStyleUrl: locals.services.site.mapStyleUrl,
});
