/** What a column can mean: the specification's columns, and what networks say beside them. */
export const FIELDS = [
  'id',
  'title',
  'url',
  'tracked_url',
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
  /** City, region and country as one JSON object. */
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
  /** How many nights the price is for. */
  'nights',
  /** Words about the price, such as "per person". */
  'price_note',
  /** Whether the row is still offered. */
  'state',
  /** The language the row is written in. */
  'language',
] as const;

export type Field = (typeof FIELDS)[number];

/** Names of columns for a field, the one to be tried first first; null: not in this network. */
export type ColumnTable = Readonly<Partial<Record<Field, readonly string[] | null>>>;
