import type { Problem } from '../../platform/errors.ts';
import type { Cells } from '../read/index.ts';
import { readCategory } from './category.ts';
import { saysGone } from './gone.ts';
import { readImages } from './images.ts';
import { plainLine, plainText } from './plain-text.ts';
import { placeOf } from './map-place.ts';
import type { TownQuestion } from './place.ts';
import type { Plan } from './plan.ts';
import { mapPrice } from './map-price.ts';
import { RowText } from './row-text.ts';
import type { Category, FeedSettings } from './settings.ts';
import { withHttps } from './trackers.ts';
import { vehicleOf } from './map-vehicle.ts';

/** A listing's input as `PUT /listings/{external_id}` takes it, not yet validated. */
export type ListingBody = Record<string, unknown>;

export type MappedRow =
  /** Deleted or sold out: as if the row were not there. */
  | { kind: 'gone'; id: string }
  | {
      kind: 'listing';
      id: string;
      body: ListingBody;
      /** Set when the row has no coordinates: its answer goes to `placeInTown`. */
      town: TownQuestion | null;
      problems: Problem[];
    };

/** The id of a row that may be malformed otherwise; empty when it cannot be told. */
export function idOf(cells: Cells, plan: Plan): string {
  return new RowText(cells, plan).text('id') ?? '';
}

/** Makes a listing of a row; what cannot be read is a problem, never a guess. */
export function mapRow(cells: Cells, plan: Plan, settings: FeedSettings): MappedRow {
  const row = new RowText(cells, plan);
  const id = row.text('id') ?? '';
  if (row.columns('state').some(([name, text]) => saysGone(name, text)))
    return { kind: 'gone', id };
  const problems: Problem[] = [];
  if (id === '') problems.push({ path: 'id', message: 'is missing' });
  const category = categoryOf(row, settings, problems);
  const place = placeOf(row, problems);
  const body: ListingBody = { images: readImages(row.images()) };
  set(body, 'category', category);
  set(body, 'title', row.mapped('title', plainLine));
  set(body, 'description', row.mapped('description', plainText));
  set(body, 'url', urlOf(row, settings));
  set(body, 'location', place.location);
  set(body, 'price', mapPrice(row, settings, problems));
  if (category !== 'campsite') set(body, 'vehicle', vehicleOf(row));
  return { kind: 'listing', id, body, town: place.town, problems };
}

/** Leaves out what the row does not say: to the API, a field that is undefined is one that was sent. */
function set(body: ListingBody, field: string, value: unknown): void {
  if (value !== undefined) body[field] = value;
}

function categoryOf(
  row: RowText,
  settings: FeedSettings,
  problems: Problem[],
): Category | undefined {
  if (settings.category !== undefined) return settings.category;
  const language = settings.language ?? row.language();
  const text = row.short('category');
  const first = text === undefined ? null : readCategory(text, language);
  if (first?.kind === 'category') return first.category;
  let message = first?.message;
  const others = row.all('category').slice(1);
  if (settings.categoryFromTitle === true) others.push(...row.all('title'));
  for (const other of others) {
    const reading = readCategory(other.slice(0, 300), language);
    if (reading.kind === 'category') return reading.category;
    message ??= reading.message;
  }
  problems.push({ path: 'category', message: message ?? 'is missing' });
  return undefined;
}

function urlOf(row: RowText, settings: FeedSettings): string | undefined {
  const url =
    settings.link === 'tracked'
      ? (row.text('tracked_url') ?? row.text('url'))
      : (row.text('url') ?? row.text('tracked_url'));
  return url !== undefined && settings.upgradeTrackers === true ? withHttps(url) : url;
}
