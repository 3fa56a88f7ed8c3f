import type { ColumnField, Needed } from '#lib/services.ts';
import type { DashboardLanguage } from '#lib/dashboard/context.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';

type Words = Pick<DashboardWords, 'listingForm' | 'listingImport'>;

/** The fields that the form of a listing has under one label, by their paths there. */
const PATHS: Readonly<Partial<Record<ColumnField, string>>> = {
  title: 'title',
  url: 'url',
  category: 'category',
  description: 'description',
  currency: 'price.currency',
  latitude: 'location.lat',
  longitude: 'location.lng',
  sleeps: 'vehicle.berths',
  seats: 'vehicle.seats',
  transmission: 'vehicle.transmission',
  make: 'vehicle.make',
  model: 'vehicle.model',
  year: 'vehicle.year',
  fuel: 'vehicle.fuel',
};

/** The fields by group, in the order in which owners think of them; all others are less common. */
const GROUPS = {
  what: ['title', 'category', 'url', 'description', 'image', 'id'],
  place: [
    'city',
    'region',
    'country',
    'postcode',
    'address',
    'latitude',
    'longitude',
    'coordinates',
  ],
  price: ['price', 'currency', 'price_unit'],
  vehicle: ['sleeps', 'seats', 'transmission', 'make', 'model', 'year', 'fuel'],
} as const satisfies Record<string, readonly ColumnField[]>;

type GroupName = keyof Words['listingImport']['match']['groups'];

/** The label of a field that a column may be read as. */
export function fieldLabel({ listingForm, listingImport }: Words, field: ColumnField): string {
  const own: Readonly<Record<string, string>> = listingImport.fields;
  const path = PATHS[field] ?? `policies.${field}`;
  return own[field] ?? listingForm.fields[path]?.label ?? field;
}

/** All fields with their labels, by group. */
export function fieldGroups(
  words: Words,
  fields: readonly ColumnField[],
): { name: GroupName; fields: { field: ColumnField; label: string }[] }[] {
  const grouped = new Set<ColumnField>(Object.values(GROUPS).flat());
  const own: Readonly<Record<string, string>> = words.listingImport.fields;
  const rest = fields.filter((field) => !grouped.has(field));
  const groups: [GroupName, readonly ColumnField[]][] = [
    ...(Object.entries(GROUPS) as [keyof typeof GROUPS, readonly ColumnField[]][]),
    ['rules', rest.filter((field) => own[field] === undefined)],
    ['other', rest.filter((field) => own[field] !== undefined)],
  ];
  return groups.map(([name, some]) => ({
    name,
    fields: some.map((field) => ({ field, label: fieldLabel(words, field) })),
  }));
}

/** What a problem of a row is about, by the labels of the form. */
function subjectOf(
  { listingForm, listingImport: { fields, problems } }: Words,
  path: string,
): string {
  if (path === '') return problems.wholeRow;
  if (path === 'id') return fields.id;
  if (path === 'price.from') return fields.price;
  if (path === 'price.unit') return fields.price_unit;
  if (path === 'location.country_code') return fields.country;
  const photo = /^images\.(\d+)/.exec(path)?.[1];
  if (photo !== undefined) return problems.photo(Number(photo) + 1);
  const parts: Readonly<Record<string, string>> = problems.parts;
  const label = listingForm.fields[path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*')]?.label;
  return parts[path] ?? label ?? parts[path.split('.', 1)[0] ?? ''] ?? path;
}

/** A problem of a row as people read it. */
export interface SpokenProblem {
  /** The cell, such as `B7`; null of a file that is no table, or of a problem of no one cell. */
  cell: string | null;
  subject: string;
  message: string;
}

/** Says a problem of a row by the labels of the form, with the cell that it is in. */
export function spoken(
  { words, sentence }: Pick<DashboardLanguage, 'words' | 'sentence'>,
  problem: { path: string; columns: readonly string[]; message: string },
  row: number,
  letters: Readonly<Record<string, string>> | null,
): SpokenProblem {
  const { path, columns, message } = problem;
  const letter = letters?.[columns[0] ?? ''];
  const { messages } = words.listingImport.problems;
  const known = messages.find(([pattern]) => pattern.test(message));
  return {
    cell: letter === undefined ? null : `${letter}${row}`,
    subject: subjectOf(words, path),
    message: known === undefined ? sentence(message) : message.replace(known[0], known[1]),
  };
}

/** What a file does not say of its listings, in words. */
export const lackingWords = ({ listingImport }: Words, lacks: readonly Needed[]): string =>
  listingImport.lacks.text(lacks.map((needed) => listingImport.lacks.needed[needed]).join('; '));

/** The label of a part of a listing that a row changes, such as `price`. */
export const topLabel = (words: Words, field: string): string => subjectOf(words, field);
