import { dateOf } from '#lib/format/dates.ts';
import { areaView } from '#lib/landing/view.ts';
import { photoOf } from '#lib/ui/photo.ts';
import type { PageServerLoad } from './$types.ts';

const REGIONS = 7;

export const load: PageServerLoad = async ({ locals }) => {
  const { landings, images, clock } = locals.services;
  const [regions, totals] = await Promise.all([landings.regions(REGIONS), landings.totals()]);
  return {
    today: dateOf(clock.now()),
    totals,
    regions: regions.map((region) => ({
      ...areaView(region, locals.locale),
      countryCode: region.countryCode,
      category: region.category,
      photo: region.image === null ? null : photoOf({ url: region.image }, images),
    })),
  };
};
