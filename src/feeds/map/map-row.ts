import {
  categoryOfTitle,
  parseCategory,
  parseImages,
  plainLine,
  plainText,
  withAmpersands,
} from '@campcairn/feed-cells';
import type { Category } from '../../listings/index.ts';
import type { Problem } from '../../platform/errors.ts';
import type { Cells } from '../read/index.ts';
import { isGone } from './gone.ts';
import { keyOf } from './columns/header.ts';
import type { ListingBody, MappedRow } from './mapped-row.ts';
import { DAISYCON } from './columns/networks.ts';
import type { Plan } from './columns/plan.ts';
import { policiesOf } from './row-policies.ts';
import { locationOf } from './location/row-location.ts';
import { priceOf } from './price/row-price.ts';
import { RowText } from './text/row-text.ts';
import { SCHEMA_ORG, SHOPIFY, WOOCOMMERCE } from './columns/shop-networks.ts';
import { vehicleOf } from './vehicle/row-vehicle.ts';
import type { FeedSettings } from './settings.ts';

/** The id of a row, which may be malformed otherwise; empty when there is none. */
export function idOf(cells: Cells, plan: Plan): string {
  const text = new RowText(cells, plan).text('id') ?? '';
  return plan.network === SCHEMA_ORG ? idInAddress(text) : text;
}

/**
 * Returns the id that a row had before. Daisycon's column gives Daisycon's own former id, not the
 * advertiser's.
 */
function formerIdOf(row: RowText, plan: Plan): string | null {
  const former = row.given('former_id') ?? null;
  if (former === null || plan.network !== DAISYCON) return former;
  return keyOf(row.nameOf('id')).endsWith(keyOf('daisycon_unique_id')) ? former : null;
}

/**
 * Returns the last part of an address's path, else of its query or fragment, since schema.org
 * identifies things by addresses; returns other ids unchanged.
 */
function idInAddress(text: string): string {
  const host = /^https?:\/\/[^/]+\//.exec(text)?.[0];
  if (host === undefined) return text;
  for (const piece of text.slice(host.length).split(/[#?]/)) {
    const last = piece.replace(/\/$/, '').split('/').at(-1);
    if (last) return last;
  }
  return text;
}

/** Whether a row only holds another picture or variant of the product above it, as Shopify exports them. */
const isMoreOfTheRowBefore = (row: RowText, plan: Plan): boolean =>
  plan.network === SHOPIFY && row.text('handle') !== undefined && row.text('title') === undefined;

const NO_ID =
  'is missing: give each row an id of its own that never changes, in a column called id';

const NO_CATEGORY = 'is missing: give a category column, or set a category for all rows';

/**
 * Maps a row to a listing. A value that cannot be parsed becomes a problem; nothing is guessed.
 * @param now decides which price of a row with a sale applies
 */
export function mapRow(cells: Cells, plan: Plan, settings: FeedSettings, now: Date): MappedRow {
  const row = new RowText(cells, plan);
  const id = idOf(cells, plan);
  if (isMoreOfTheRowBefore(row, plan)) return { kind: 'gone', id };
  if (isGone(row.columns('state'), row.columns('stock'))) return { kind: 'gone', id };
  const problems: Problem[] = [];
  if (id === '') problems.push({ path: 'id', message: NO_ID });
  const category = categoryOf(row, settings, problems);
  const { location, town, either } = locationOf(row, settings, problems);
  const body: ListingBody = { images: parseImages(row.images()) };
  set(body, 'category', category);
  set(body, 'title', row.mapped('title', plainLine));
  set(body, 'description', row.mapped('description', descriptionReader(plan)));
  set(body, 'url', urlOf(row, settings, problems));
  set(body, 'location', location);
  const { price, changesByDay } = priceOf(row, { settings, now }, problems);
  set(body, 'price', price);
  if (category !== 'campsite') set(body, 'vehicle', vehicleOf(row));
  set(body, 'policies', policiesOf(row));
  const former = formerIdOf(row, plan);
  return { kind: 'listing', id, former, body, changesByDay, town, either, problems };
}

const descriptionReader = ({ network }: Plan): ((text: string) => string) =>
  network === WOOCOMMERCE ? (text) => plainText(withLineEnds(text)) : plainText;

/** Returns a description with real line ends: WooCommerce exports them as `\n`, and a backslash before n as two. */
const withLineEnds = (text: string): string =>
  text.replace(/\\\\n|\\n/g, (found) => (found === '\\n' ? '\n' : '\\n'));

/** Sets a field unless it is undefined: the API treats a key with undefined as sent. */
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
  const text = row.given('category');
  const first = text === undefined ? null : parseCategory(text, language);
  if (first?.kind === 'category') return first.category;
  if (first?.isFinal === true) {
    problems.push({ path: 'category', message: first.message });
    return undefined;
  }
  let message = first?.message;
  let isAnyVehicle = first?.isAnyVehicle === true;
  for (const other of row.all('category').slice(1)) {
    const parsed = parseCategory(other.slice(0, 300), language);
    if (parsed.kind === 'category') return parsed.category;
    isAnyVehicle ||= parsed.isAnyVehicle === true;
    message ??= parsed.message;
  }
  const titles = settings.categoryFromTitle === true || isAnyVehicle ? row.all('title') : [];
  for (const title of titles) {
    const parsed = categoryOfTitle(title.slice(0, 300), language);
    // A campervan may be for hire at a caravan park.
    if (parsed.kind === 'category' && !(isAnyVehicle && parsed.category === 'campsite')) {
      return parsed.category;
    }
    if (parsed.kind === 'problem') {
      if (isAnyVehicle && parsed.isFinal === true) message = parsed.message;
      message ??= parsed.message;
    }
  }
  problems.push({ path: 'category', message: message ?? NO_CATEGORY });
  return undefined;
}

function urlOf(row: RowText, settings: FeedSettings, problems: Problem[]): string | undefined {
  const url =
    settings.link === 'tracked'
      ? (row.text('tracked_url') ?? row.text('url'))
      : (row.text('url') ?? row.text('tracked_url'));
  if (url === undefined) return addressOfHandle(row, settings, problems);
  const address = withAmpersands(url);
  const secure = withHttps(address);
  if (secure === address || settings.upgradeTrackers === true) return secure;
  problems.push({
    path: 'url',
    message: 'must start with https://; this tracker answers by https too: add --upgrade-trackers',
  });
  return undefined;
}

function addressOfHandle(
  row: RowText,
  settings: FeedSettings,
  problems: Problem[],
): string | undefined {
  const handle = row.text('handle');
  if (handle === undefined) return undefined;
  if (settings.shop !== undefined) {
    return `${settings.shop.replace(/\/+$/, '')}/products/${encodeURIComponent(handle)}`;
  }
  problems.push({
    path: 'url',
    message: `is missing; to make it of the handle '${handle.slice(0, 60)}', add --shop https://… with the shop's address`,
  });
  return undefined;
}

/** Networks' redirect hosts that write http:// links and support https:// too. */
const TRACKERS = new Set([
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'qksrv.net',
  'awin1.com',
  'zenaps.com',
  'clk.tradedoubler.com',
  'pdt.tradedoubler.com',
  'tc.tradetracker.net',
  'ds1.nl',
  'lt45.net',
  'jf79.net',
  'ndt5.net',
  'track.webgains.com',
  'click.linksynergy.com',
]);

/** Replaces the scheme of a known tracker's URL by https; other URLs are returned unchanged. */
function withHttps(address: string): string {
  const host = /^http:\/\/(?:www\.)?([^/?#:@]+)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  return host !== undefined && TRACKERS.has(host) ? `https${address.slice(4)}` : address;
}
