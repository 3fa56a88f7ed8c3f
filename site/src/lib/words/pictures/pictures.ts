import type { DashboardPicture } from '#messages/words.ts';
import calendarNarrow from './calendar-narrow.webp';
import calendarWide from './calendar-wide.webp';
import enquiryNarrow from './enquiry-narrow.webp';
import enquiryWide from './enquiry-wide.webp';
import listingNarrow from './listing-narrow.webp';
import listingWide from './listing-wide.webp';
import overviewNarrow from './overview-narrow.webp';
import overviewWide from './overview-wide.webp';

/** Addresses of the pictures, which `site/tools/take-pictures.ts` takes. */
export const pictureFiles: Readonly<Record<DashboardPicture, { wide: string; narrow: string }>> = {
  overview: { wide: overviewWide, narrow: overviewNarrow },
  listing: { wide: listingWide, narrow: listingNarrow },
  calendar: { wide: calendarWide, narrow: calendarNarrow },
  enquiry: { wide: enquiryWide, narrow: enquiryNarrow },
};

export { NARROW, SIZES } from './sizes.ts';
