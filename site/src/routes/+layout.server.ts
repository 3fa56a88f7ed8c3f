import type { LayoutServerLoad } from './$types.ts';

/** The address that search engines and shared links are told, whatever host was asked. */
export const load: LayoutServerLoad = ({ locals }) => ({
  publicUrl: locals.services.site.publicUrl,
});
