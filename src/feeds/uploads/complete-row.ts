import { type ExportedListing, type ListingInput, POLICY_COLUMNS } from '../../listings/index.ts';
import type { Field, ListingBody, Plan } from '../map/index.ts';
import type { PendingRow } from '../map/row-importer.ts';
import { exportedCells } from './export-csv.ts';

/** The columns of a file that together give one field of a listing, its vehicle or its policies. */
interface Group {
  path: string;
  columns: readonly Field[];
}

const GROUPS: readonly Group[] = [
  { path: 'category', columns: ['category'] },
  { path: 'title', columns: ['title'] },
  { path: 'description', columns: ['description'] },
  { path: 'url', columns: ['url', 'tracked_url'] },
  { path: 'images', columns: ['image', 'more_images'] },
  {
    path: 'location',
    columns: ['latitude', 'longitude', 'coordinates', 'city', 'region', 'country', 'address'],
  },
  {
    path: 'price',
    columns: [
      'price',
      'currency',
      'price_unit',
      'nights',
      'price_note',
      'person_price',
      'price_basis',
    ],
  },
  { path: 'vehicle.make', columns: ['make'] },
  { path: 'vehicle.model', columns: ['model'] },
  { path: 'vehicle.year', columns: ['year'] },
  { path: 'vehicle.berths', columns: ['sleeps'] },
  { path: 'vehicle.seats', columns: ['seats'] },
  { path: 'vehicle.transmission', columns: ['transmission'] },
  { path: 'vehicle.fuel', columns: ['fuel'] },
  ...POLICY_COLUMNS.map(([policy]) => ({ path: `policies.${policy}`, columns: [policy] })),
];

/** The positions of a group's columns in the file. */
const placesOf = ({ groups }: Plan, { columns }: Group): number[] =>
  columns.flatMap((field) => groups[field].flat());

/** Whether the columns of a group contain exactly the export of the stored listing. */
function isAsExported(
  { plan, cells }: PendingRow,
  places: readonly number[],
  exported: ReadonlyMap<string, string>,
): boolean {
  return places.every((at) => {
    const [value] = [cells.values[at] ?? ''].flat();
    return (value ?? '').trim() === (exported.get(plan.names[at] ?? '') ?? '').trim();
  });
}

/** Returns the file's images; an image whose address is stored keeps its stored fields. */
const imagesOf = (sent: unknown, stored: ListingInput['images']): unknown =>
  Array.isArray(sent)
    ? sent.map((image: { url: string }) => stored.find(({ url }) => url === image.url) ?? image)
    : sent;

const merged = (path: string, sent: unknown, stored: ListingInput): unknown => {
  if (path === 'images') return imagesOf(sent, stored.images);
  if (path === 'price' && sent !== undefined) return { ...stored.price, ...(sent as object) };
  if (path === 'location' && sent !== undefined) return { ...stored.location, ...(sent as object) };
  return sent;
};

const setAt = (body: ListingBody, path: string, value: unknown): void => {
  if (value === undefined) delete body[path];
  else body[path] = value;
};

/**
 * Completes a row from its stored listing: a field stays unchanged when the file has no column for
 * it, or when its columns equal the export of the stored listing. So a file that was exported,
 * edited and read again changes only the edited values.
 */
export function completeRow(row: PendingRow, stored: ExportedListing): void {
  const { mapped, plan } = row;
  const { input } = stored;
  const exported = exportedCells(stored);
  const body: ListingBody = JSON.parse(JSON.stringify(input)) as ListingBody;
  const parts: Readonly<Record<string, ListingBody>> = {
    vehicle: { ...input.vehicle },
    policies: { ...input.policies },
  };
  const kept = new Set<string>();
  for (const group of GROUPS) {
    const { path } = group;
    const places = placesOf(plan, group);
    const [part = '', key] = path.split('.');
    if (places.length === 0 || isAsExported(row, places, exported)) kept.add(part);
    else if (key === undefined) setAt(body, path, merged(path, mapped.body[path], input));
    else setAt(parts[part]!, key, (mapped.body[part] as ListingBody | undefined)?.[key]);
  }
  for (const [part, fields] of Object.entries(parts)) {
    setAt(body, part, Object.keys(fields).length > 0 ? fields : undefined);
  }
  mapped.body = body;
  mapped.problems = mapped.problems.filter(({ path }) => !kept.has(path.split('.')[0] ?? ''));
}
