import { z } from 'zod';
import { integer, optionalText } from '../platform/validation/index.ts';
import { CANCELLATIONS } from './enumerations.ts';

/**
 * A policy that is answered by yes or no.
 * @param feedColumns other names of the policy's column in product feeds, in any language, separated by white
 * space. The policy's own name is read too, unless this is empty: then feeds and exports have no such column.
 * A change makes each feed be mapped anew, without a new `MAPPING_VERSION`.
 */
const yesOrNo = (description: string, feedColumns = '') =>
  ({ kind: 'yes or no', schema: z.boolean().optional(), description, feedColumns }) as const;

/** A policy that is answered otherwise. */
const other = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  ({ kind: 'other', schema, description, feedColumns: '' }) as const;

/**
 * The policies of a listing, in the order of the API. The API's schema and words, its types in SDK and CLI, the form
 * of a listing, and columns of feeds and exports are made of this table; filters and the page's words name its entries.
 */
export const POLICIES = {
  pets_allowed: yesOrNo('Whether pets may come along.'),
  smoking_allowed: yesOrNo('Whether smoking is allowed inside.'),
  festivals_allowed: yesOrNo('Whether one may go to festivals with it.'),
  travel_abroad_allowed: yesOrNo('Whether one may leave the country with it.'),
  one_way_available: yesOrNo('Whether it can be returned elsewhere.'),
  instant_book: yesOrNo('Whether a booking needs no confirmation.'),
  min_driver_age: other(integer(16, 99).optional(), 'The least age of drivers, in years.'),
  mileage_included_per_day_km: other(
    integer(0, 5000).nullable().optional(),
    'Kilometres a day that are included; null for unlimited.',
  ),
  insurance_included: yesOrNo('Whether insurance is included.'),
  insurance_excess: other(integer(0).optional(), 'The excess of the insurance, in minor units.'),
  cancellation: other(
    z.enum(CANCELLATIONS).optional(),
    'How strict the terms of cancellation are.',
  ),
  cancellation_text: other(optionalText({ max: 1000 }), 'The terms of cancellation in words.'),
};

type Policies = typeof POLICIES;

/** The names of the policies that are answered by yes or no. */
export type BooleanPolicy = {
  [Name in keyof Policies]: Policies[Name]['kind'] extends 'yes or no' ? Name : never;
}[keyof Policies];

/** The policies that feeds are read for, with the names of their columns. */
export const POLICY_COLUMNS = Object.entries(POLICIES).flatMap(
  ([name, { feedColumns }]): [policy: BooleanPolicy, columns: string[]][] =>
    feedColumns === '' ? [] : [[name as BooleanPolicy, [name, ...feedColumns.split(/\s+/)]]],
);

const shape = Object.fromEntries(
  Object.entries(POLICIES).map(([name, { schema, description }]) => [
    name,
    schema.describe(description),
  ]),
) as { [Name in keyof Policies]: Policies[Name]['schema'] };

/** The API's schema of a listing's policies. */
export const policies = z.strictObject(shape).meta({ id: 'PoliciesInput' });
