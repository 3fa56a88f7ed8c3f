import type { ShownListings } from '../../listings/index.ts';
import { place, placeRuns, placesAfter, placesNear, regionName } from '../../places/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { slugify } from '../../platform/slug.ts';
import type { Search } from '../../search/index.ts';
import type { SiteServices } from '../site-services.ts';
import type { Services } from '../services.ts';

const slugOf = (name: string | null): string => slugify(name ?? '') || 'campsite';

const pathOf = (slug: string, id: number): string => `/place/${encodeURIComponent(slug)}-${id}`;

/** What pages ask about open-data campsites and towns. */
export function createSitePlaces(
  db: Db,
  needs: { placing: Services['placing']; shown: ShownListings; search: Search },
): SiteServices['places'] {
  const { placing, shown, search } = needs;
  const town = (id: number | null) => (id === null ? undefined : placing.town(id));
  return {
    async place(id) {
      const found = await place(db, id);
      if (!found || found.goneAt !== null) return null;
      const { name, osmRef, lat, lng, countryCode, regionId, tags, importedAt } = found;
      const near = town(found.townId);
      const slug = slugOf(name);
      return {
        id,
        slug,
        path: pathOf(slug, id),
        name,
        osmRef,
        lat,
        lng,
        countryCode,
        regionName: (regionId !== null && regionName(regionId)) || null,
        town: near ? { id: near.id, name: near.name } : null,
        tags,
        listings: await search.cards(await shown.ofPlace(osmRef)),
        importedAt,
      };
    },
    async near(lat, lng, limit) {
      const found = await placesNear(db, lat, lng, limit);
      return found.map((line) => ({
        id: line.id,
        path: pathOf(slugOf(line.name), line.id),
        name: line.name,
        townName: town(line.townId)?.name ?? null,
        lat: line.lat,
        lng: line.lng,
        distanceKm: line.distanceKm,
      }));
    },
    towns: (bounds, limit) =>
      placing
        .largestWithin(bounds, limit)
        .map(({ name, lat, lng, population }) => ({ name, lat, lng, population })),
    sitemap: {
      starts: (size) => placeRuns(db, size),
      async entries(after, limit) {
        const found = await placesAfter(db, after, limit);
        return found.map(({ id, name, updatedAt }) => ({
          path: pathOf(slugOf(name), id),
          updatedAt,
        }));
      },
    },
  };
}
