import type { Dashboard } from '#lib/services.ts';

type Listings = Dashboard['listings'];

export type ListedPage = Awaited<ReturnType<Listings['list']>>;
export type Line = ListedPage['lines'][number];

export type AboutListing = Awaited<ReturnType<Listings['about']>>;
/** Calendars side by side. */
export type SideBySide = Awaited<ReturnType<Listings['sideBySide']>>;
/** The addresses of a listing's calendar. */
export type CalendarAddresses = SideBySide['rows'][number]['addresses'];
export type ListingCalendar = Awaited<ReturnType<Listings['calendar']>>;

/** An uploaded file with one page of its rows. */
export type UploadedFile = Awaited<ReturnType<Listings['uploaded']>>;
/** The columns of an uploaded file with the fields that they are read as. */
export type UploadColumns = Awaited<ReturnType<Listings['uploadColumns']>>;
/** Result of reading an uploaded file. */
export type UploadReport = NonNullable<UploadedFile['report']>;

/** A form control, as the API's schema defines it. */
export type Control = Listings['controls'][string];

/** Texts of a form by the names of its controls. */
export type Fields = Record<string, string[]>;

/** What the form of any listing of the account offers. */
export type FormOptions = Awaited<ReturnType<Listings['formOptions']>>;

/** A place that was looked for by a form without a script. */
export interface FoundPlace {
  typed: string;
  /** What was found, in words; null when nothing was. */
  name: string | null;
  /** Further places of the name: each in words, and as text that finds it. */
  others: { name: string; query: string }[];
}
