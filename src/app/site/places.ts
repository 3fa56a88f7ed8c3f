import type { ShownListings } from '../../listings/index.ts';
import type { Directory } from '../../landings/index.ts';
import { place, placePath, placesNear, placesOfTown, regionName } from '../../places/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Search } from '../../search/index.ts';
import type { SiteServices } from '../site-services.ts';
import type { Services } from '../services.ts';

/** What pages ask about open-data campsites and towns. */
export function createSitePlaces(
  db: Db,
  needs: {
    placing: Services['placing'];
    shown: ShownListings;
    search: Search;
    directory: Directory;
  },
): SiteServices['places'] {
  const { placing, shown, search, directory } = needs;
  const town = (id: number | null) => (id === null ? undefined : placing.town(id));
  return {
    async place(id) {
      const found = await place(db, id);
      if (!found || found.goneAt !== null) return { found: false, gone: found !== undefined };
      const { name, osmRef, lat, lng, countryCode, regionId, tags, importedAt } = found;
      const near = town(found.townId);
      const page = {
        id,
        path: placePath(name, id),
        name,
        osmRef,
        lat,
        lng,
        countryCode,
        regionId,
        regionName: (regionId !== null && regionName(regionId)) || null,
        town: near ? { id: near.id, name: near.name } : null,
        tags,
        listings: await search.cards(await shown.ofPlace(osmRef)),
        importedAt,
        trail: directory.trailOf(found),
      };
      return { found: true, place: page };
    },
    async near(lat, lng, limit) {
      const found = await placesNear(db, lat, lng, limit);
      return found.map((line) => ({
        id: line.id,
        path: placePath(line.name, line.id),
        name: line.name,
        townName: town(line.townId)?.name ?? null,
        lat: line.lat,
        lng: line.lng,
        distanceKm: line.distanceKm,
      }));
    },
    async unlisted({ code, countryCode, regionId }) {
      const here = { countryCode, regionId, id: Number(code) };
      const found = await placesOfTown(db, here);
      const listed = await shown.listedPlaces(found.map(({ osmRef }) => osmRef));
      return found
        .filter(({ osmRef }) => !listed.has(osmRef))
        .map(({ id, name }) => ({ path: placePath(name, id), name }));
    },
    directoryPath: directory.entrance,
    directory: directory.page,
    towns: (bounds, limit) =>
      placing
        .largestWithin(bounds, limit)
        .map(({ name, lat, lng, population }) => ({ name, lat, lng, population })),
  };
}
