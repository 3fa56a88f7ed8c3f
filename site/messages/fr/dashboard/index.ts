import type { DashboardWords } from '../../dashboard-words.ts';
import { words as account } from './account.ts';
import { words as calendars } from './calendars.ts';
import { words as claims } from './claims.ts';
import { words as developers } from './developers.ts';
import { words as feed } from './feed.ts';
import { key } from './key.ts';
import { words as leads } from './leads.ts';
import { words as listingCalendar } from './listing-calendar.ts';
import * as listingForm from './listing-form.ts';
import { words as listingImport } from './listing-import.ts';
import { words as listingPages } from './listing-pages.ts';
import { words as listingPhotos } from './listing-photos.ts';
import { words as listingPrices } from './listing-prices.ts';
import { words as listings } from './listings.ts';
import { words as overview } from './overview.ts';
import { pairs } from './pairs.ts';
import { words as premium } from './premium.ts';
import { profile } from './profile.ts';
import { shell } from './shell.ts';
import { words as statistics } from './statistics.ts';
import * as statuses from './statuses.ts';
import { words as team } from './team.ts';
import * as ui from './ui.ts';
import { words as webhooks } from './webhooks.ts';

export const dashboard: DashboardWords = {
  account,
  calendars,
  claims,
  developers,
  feed,
  key,
  leads,
  listingCalendar,
  listingForm,
  listingImport,
  listingPages,
  listingPhotos,
  listingPrices,
  listings,
  overview,
  pairs,
  premium,
  profile,
  shell,
  statistics,
  statuses,
  team,
  ui,
  webhooks,
};
