import { CATEGORIES, CATEGORY_PATHS } from '../../listings/index.ts';
import type { SiteServices } from './services.ts';

const CATEGORY_OF_PATH = new Map(CATEGORIES.map((key) => [CATEGORY_PATHS[key].slice(1), key]));

/** Paths of pages with an id. Routes do not check the name before the id, so it may be any text. */
const NUMBERED = /^\/(listing|place)\/(?:.+-)?([1-9]\d{0,14})$/;

/** Returns the decoded parts of a path; none when one cannot be decoded. */
function partsOf(path: string): string[] {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/**
 * Creates the check whether a path (without language prefix) is the exact path of an existing page
 * of a listing, campsite or area. A former name of the page is rejected.
 */
export function createKnownPages(
  site: Pick<SiteServices, 'publicListings' | 'places' | 'landings'>,
) {
  const ofNumber = async (kind: string, id: number): Promise<string | null> => {
    if (kind === 'place') {
      const answer = await site.places.campsite(id);
      return answer.found ? answer.campsite.path : null;
    }
    const answer = await site.publicListings.find(id);
    return answer.found ? answer.listing.path : null;
  };
  const ofArea = async ([first = '', ...areas]: string[]): Promise<string | null> => {
    if (areas.length > 3) return null;
    const category = CATEGORY_OF_PATH.get(first);
    if (category !== undefined) {
      const [country, region, town] = areas;
      const page = await site.landings.page({ category, country, region, town });
      return page && (page.trail.at(-1)?.path ?? `/${first}`);
    }
    if (first !== 'place') return null;
    const part = /^\d{1,5}$/.test(areas.at(-1) ?? '') ? Number(areas.pop()) : 1;
    const [country, region] = areas;
    const page = await site.places.directory({ country, region, part });
    return page && (page.parts[part - 1]?.path ?? page.trail.at(-1)?.path ?? `/${first}`);
  };
  return async (path: string): Promise<boolean> => {
    const [, kind, id] = NUMBERED.exec(path) ?? [];
    const known = kind ? await ofNumber(kind, Number(id)) : await ofArea(partsOf(path));
    return known === path;
  };
}
