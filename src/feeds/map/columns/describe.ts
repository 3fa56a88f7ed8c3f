import type { Field } from './fields.ts';
import type { Plan } from './plan.ts';

/** How a feed's columns were understood; shown in a preview. */
export interface ColumnReport {
  network: string | null;
  /** The feed's columns and the field each is read as, in the feed's order. */
  columns: Record<string, string>;
  ignored: string[];
}

/** Fields that are one column in the specification. */
const SHOWN_AS: Partial<Record<Field, string>> = {
  former_id: 'id',
  tracked_url: 'url',
  handle: 'url',
  more_images: 'image',
  coordinates: 'latitude and longitude',
  address: 'city, region and country',
  nights: 'price_unit',
  price_note: 'price_unit',
  person_price: 'price_unit',
  price_basis: 'price_unit',
  sale_dates: 'price',
  state: 'availability',
  stock: 'availability',
};

/** Merges the plans of a feed's rows; JSON and XML rows may each have their own. */
export function describeColumns(plans: Iterable<Plan>): ColumnReport {
  const fields = new Map<string, string>();
  const ignored = new Set<string>();
  let network: string | null = null;
  for (const plan of plans) {
    network ??= plan.network;
    for (const name of plan.names) {
      const field = plan.fields.get(name);
      if (field === undefined) ignored.add(name);
      else fields.set(name, SHOWN_AS[field] ?? field);
    }
  }
  return { network, columns: Object.fromEntries(fields), ignored: [...ignored] };
}

const FIELD_OF_PATH: readonly (readonly [path: RegExp, fields: readonly Field[]])[] = [
  [/^(?:id|external_id)$/, ['id']],
  [/^price\.currency/, ['currency', 'price']],
  [/^price\.unit/, ['price_unit', 'nights', 'price_note', 'person_price', 'price_basis', 'price']],
  [/^price/, ['price']],
  [/^location\.lat/, ['latitude', 'coordinates']],
  [/^location\.lng/, ['longitude', 'coordinates']],
  [/^location\.country_code/, ['country']],
  [
    /^location/,
    ['latitude', 'longitude', 'coordinates', 'city', 'region', 'country', 'postcode', 'address'],
  ],
  [/^images/, ['image', 'more_images']],
  [/^vehicle\.berths/, ['sleeps']],
  [/^url/, ['url', 'tracked_url', 'handle']],
];

/** The feed's columns behind a problem's path, so that a partner finds them in the file. */
export function columnsOf(plan: Plan, path: string): string[] {
  const fields: readonly string[] = FIELD_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? [
    path.replace(/^(?:vehicle|policies)\./, ''),
  ];
  return plan.names.filter((name) => fields.includes(plan.fields.get(name) ?? ''));
}
