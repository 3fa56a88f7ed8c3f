import { z } from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import { type Problem, validationError } from '../../platform/errors.ts';
import { check } from '../../platform/validation/index.ts';
import { newPartner } from '../partner.schema.ts';
import { selectPartnerForUpdate } from '../partner.sql.ts';
import { type ProfileColumns, updateProfile } from './settings.sql.ts';

/** The old and the new value of a change, for the audit log. */
export interface Changed<T> {
  before: T;
  after: T;
}

/** Changes partners' profiles. */
export interface Profiles {
  /**
   * Changes name, website, categories, countries, language and time zone. The slug stays. Returns null when
   * nothing changes. Throws `validation_error`.
   */
  change(tx: Tx, partnerId: number, input: unknown): Promise<Changed<ProfileColumns> | null>;
}

/** The names of IANA that are known here. */
const timeZones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

const profile = newPartner
  .pick({ name: true, website: true, categories: true, countries: true, language: true })
  .extend({
    /** Empty or null for that of the first country. */
    time_zone: z
      .string()
      .refine(
        (zone) => zone === '' || timeZones.has(zone),
        'must be a time zone, such as Europe/London',
      )
      .nullable()
      .default(null)
      .transform((zone) => zone || null),
  });

const country = newPartner.shape.countries.unwrap().element;

/** Makes the use cases of profiles. */
export function createProfiles(deps: { isCountry(code: string): boolean }): Profiles {
  const checked = (input: unknown): ProfileColumns => {
    const result = check(profile, input);
    const problems: Problem[] = result.ok ? [] : [...result.problems];
    const sent = (input as { countries?: unknown } | null)?.countries;
    (Array.isArray(sent) ? sent : []).forEach((item: unknown, index) => {
      const { data: code } = country.safeParse(item);
      if (code === undefined || deps.isCountry(code)) return;
      problems.push({ path: `countries.${index}`, message: 'must be the code of a country' });
    });
    if (!result.ok || problems.length > 0) throw validationError(problems);
    const { name, website, categories, countries, language, time_zone } = result.value;
    return {
      name: name.trim(),
      website: website.trim(),
      categories: [...new Set(categories)],
      countries: [...new Set(countries)],
      language,
      time_zone,
    };
  };
  return {
    async change(tx, partnerId, input) {
      const after = checked(input);
      const row = await tx.one(selectPartnerForUpdate, [partnerId]);
      const { name, website, categories, countries, language, time_zone } = row;
      const before = { name, website, categories, countries, language, time_zone };
      if (JSON.stringify(before) === JSON.stringify(after)) return null;
      await tx.execute(updateProfile, [partnerId, after]);
      return { before, after };
    },
  };
}
