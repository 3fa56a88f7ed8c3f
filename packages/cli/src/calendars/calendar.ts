import type { AvailabilityBatchItem } from '@campcairn/sdk';
import type { Problem } from '../sync/report.ts';

/** The calendar of a listing, as it was read. */
export interface Calendar extends AvailabilityBatchItem {
  /** Position of the calendar, such as the name of its file. */
  at: string;
  /** Position of each range. */
  rangesAt: string[];
}

/** Calendars as they were read from a file or a folder. */
export interface ReadCalendars {
  calendars: Calendar[];
  /** Problems of calendars that cannot be sent. */
  problems: Problem[];
  /** Columns or files that are none of ours. */
  unread: string[];
}
