import { z } from 'zod';
import { feedSettings } from '../map/index.ts';

/** Where a feed is read from. */
export const feedSource = z.strictObject({
  url: z.string().max(2000),
  header: z.string().max(5000).optional(),
});

/** A new feed, as an operator adds it. */
export const newFeed = feedSource.extend({
  settings: feedSettings.default({}),
});

/** A change of a feed; what is left out stays as it is. */
export const changedFeed = z.strictObject({
  url: z.string().max(2000).optional(),
  header: z.string().max(5000).nullable().optional(),
  settings: feedSettings.optional(),
});
