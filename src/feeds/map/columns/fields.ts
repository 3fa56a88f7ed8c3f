import { type BooleanPolicy, POLICY_COLUMNS } from '../../../listings/index.ts';

const OWN_FIELDS = [
  'id',
  /** The id that the row had before its id changed. */
  'former_id',
  'title',
  'url',
  'tracked_url',
  /** The end of a Shopify product's address. */
  'handle',
  'category',
  'price',
  'currency',
  'price_unit',
  'latitude',
  'longitude',
  'coordinates',
  'city',
  'region',
  'country',
  /** Chooses between several towns of a name, and places a row without a known one. */
  'postcode',
  /** A place in one text or JSON object, from the street to the country; read where no column names the town. */
  'address',
  'image',
  'more_images',
  'description',
  'sleeps',
  'seats',
  'transmission',
  'make',
  'model',
  'year',
  'fuel',
  /** The number of nights that the price is for. */
  'nights',
  /** The first or last day of a sale. */
  'sale_dates',
  /** Words about the price, such as "per person". */
  'price_note',
  /** The price per person, which listings' prices never are, or whether the price is per person. */
  'person_price',
  /** The unit of the price, in a column that may also contain other words: `weekly`, `standard`. */
  'price_basis',
  /** Whether the row is still offered. */
  'state',
  /** The number of items in stock. */
  'stock',
  /** The language the row is written in. */
  'language',
] as const;

export type Field = (typeof OWN_FIELDS)[number] | BooleanPolicy;

/** The fields that a column can be mapped to: the specification's, further ones of networks, and policies. */
export const FIELDS: readonly Field[] = [
  ...OWN_FIELDS,
  ...POLICY_COLUMNS.map(([policy]) => policy),
];

/** Column names for each field, most preferred first; null: not in this network. */
export type ColumnTable = Readonly<Partial<Record<Field, readonly string[] | null>>>;

/** A source of feeds with column names of its own. */
export interface Network {
  name: string;
  /** Columns that occur only in this network's feeds; one of them identifies it. */
  marks: readonly string[];
  /** Differences from the generic table; tried before it. */
  columns: ColumnTable;
}

/** The names of columns in a text, separated by white space. */
export const namesIn = (text: string): string[] => text.trim().split(/\s+/);
