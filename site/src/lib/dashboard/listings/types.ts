import type { Dashboard } from '#lib/services.ts';

type Listings = Dashboard['listings'];

/** A page of the list. */
export type ListedPage = Awaited<ReturnType<Listings['list']>>;
export type Line = ListedPage['lines'][number];

/** How a listing stands. */
export type AboutListing = Awaited<ReturnType<Listings['about']>>;
export type ListingCalendar = Awaited<ReturnType<Listings['calendar']>>;

/** A file that was uploaded, with one page of its rows. */
export type UploadedFile = Awaited<ReturnType<Listings['uploaded']>>;
/** How it was understood. */
export type UploadReport = NonNullable<UploadedFile['report']>;

/** A control of the form, as the API's schema declares it. */
export type Control = Listings['controls'][string];

/** The texts of a form by the names of its controls. */
export type Fields = Record<string, string[]>;
