import { error } from '@sveltejs/kit';
import { areaView } from '#lib/landing/view.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { DirectoryArea } from '#lib/services.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = async ({ params, locals }) => {
  const { country, region, part } = params;
  const at = part === undefined ? 1 : Number(part);
  const found = await locals.services.places.directory({ country, region, part: at });
  if (!found) error(404, 'Not found');
  const viewOf = (area: DirectoryArea) => areaView(area, locals.locale);
  return {
    page: new ServerOnly({
      trail: found.trail.map(viewOf),
      count: found.count,
      children: found.children.map((area) => ({
        ...viewOf(area),
        children: area.children.map(viewOf),
      })),
      towns: found.towns,
      parts: found.parts,
      part: at,
    }),
  };
};
