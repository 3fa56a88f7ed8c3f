import { statedWebsite } from '../places/index.ts';
import type { ClaimRow } from './claim.sql.ts';

/** Minimum and maximum length of a listing's title. */
const TITLE_CHARACTERS = { least: 5, most: 120 };

const titleOf = (name: string | null): string => {
  if (name === null) return 'Campsite';
  const long = [...name].length < TITLE_CHARACTERS.least ? `${name} campsite` : name;
  return [...long].slice(0, TITLE_CHARACTERS.most).join('').trim();
};

/**
 * Returns the paused listing of a claimed campsite, from OpenStreetMap's data. Its URL is the
 * partner's website when OpenStreetMap states none, because a listing must have one.
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
