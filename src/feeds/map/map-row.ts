import type { Problem } from '../../platform/errors.ts';
import type { Cells } from '../read/index.ts';
import { readCategory } from './category.ts';
import type { CategoryReading } from './category.ts';
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
  const body: ListingBody = {
    category,
    title: row.mapped('title', plainLine),
    description: row.mapped('description', plainText),
    url: urlOf(row, settings),
    images: readImages(row.images()),
    location: place.location,
    price: mapPrice(row, settings, problems),
    vehicle: category === 'campsite' ? undefined : vehicleOf(row),
  };
  for (const key of Object.keys(body)) if (body[key] === undefined) delete body[key];
  return { kind: 'listing', id, body, town: place.town, problems };
}

function categoryOf(
  row: RowText,
  settings: FeedSettings,
  problems: Problem[],
): Category | undefined {
  if (settings.category !== undefined) return settings.category;
  const language = settings.language ?? row.language();
  const texts = [...row.all('category')];
  if (settings.categoryFromTitle === true) texts.push(...row.all('title'));
  let first: CategoryReading | null = null;
  for (const text of texts) {
    const reading = readCategory(text.slice(0, 300), language);
    if (reading.kind === 'category') return reading.category;
    first ??= reading;
  }
  problems.push({ path: 'category', message: first?.message ?? 'is missing' });
  return undefined;
}

function urlOf(row: RowText, settings: FeedSettings): string | undefined {
  const url =
    settings.link === 'tracked'
      ? (row.text('tracked_url') ?? row.text('url'))
      : (row.text('url') ?? row.text('tracked_url'));
  return url !== undefined && settings.upgradeTrackers === true ? withHttps(url) : url;
}
