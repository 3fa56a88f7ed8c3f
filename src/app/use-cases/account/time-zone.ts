import { timeZoneOf } from '../../../places/index.ts';

/** Decides the time zone of a partner that has named no country. */
const DEFAULT_COUNTRY = 'GB';

/** Returns the time zone (IANA name) that a partner chose, else that of its first country. */
export const timeZoneOfPartner = (partner: {
  time_zone: string | null;
  countries: readonly string[];
}): string => partner.time_zone ?? timeZoneOf(partner.countries[0] ?? DEFAULT_COUNTRY);
