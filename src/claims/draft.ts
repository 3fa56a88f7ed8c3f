import { statedWebsite } from '../places/index.ts';
import type { ClaimRow } from './claim.sql.ts';

/** Titles of listings have at least and at most this many characters. */
const TITLE_CHARACTERS = { least: 5, most: 120 };

const titleOf = (name: string | null): string => {
  if (name === null) return 'Campsite';
  const long = [...name].length < TITLE_CHARACTERS.least ? `${name} campsite` : name;
  return [...long].slice(0, TITLE_CHARACTERS.most).join('').trim();
};

/**
 * The paused listing that a claimed campsite begins as, of what OpenStreetMap states. Without a website
 * there it leads to the partner's own, because a listing has to lead somewhere.
 */
export function draftOf(claim: ClaimRow): object {
  const website = statedWebsite(claim.tags) ?? claim.partner.website;
  return {
    category: 'campsite',
    status: 'paused',
    title: titleOf(claim.name),
    url: website.replace(/^http:/i, 'https:'),
    location: {
      lat: claim.lat,
      lng: claim.lng,
      precision: 'exact',
      country_code: claim.country_code,
    },
    osm_ref: claim.osm_ref,
  };
}
