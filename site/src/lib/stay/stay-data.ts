import type { Messages } from '#messages/index.ts';
import { type Locale, weekStart } from '#lib/locale/locales.ts';
import type { Season } from '#lib/listing/calendar.ts';
import type { AvailabilityRange, PublicListing } from '#lib/services.ts';
import { rangesText } from './ranges-text.ts';

/** The dates of a stay; a date that is not chosen is empty. */
export interface Stay {
  from: string;
  to: string;
}

/** Data of the calendar for a form's two dates, as JSON in `data-stay`. */
export interface StayData {
  locale: Locale;
  /** The first day that can be chosen; empty to use the browser's own date. */
  today: string;
  weekStart: number;
  /** Whether the form is submitted once both dates are chosen. */
  sends: boolean;
  words: Record<
    | 'choose'
    | 'first'
    | 'last'
    | 'any'
    | 'clear'
    | 'done'
    | 'close'
    | 'previous'
    | 'next'
    | 'jump'
    | 'available'
    | 'unavailable'
    | 'unknown'
    | 'closed',
    string
  > & {
    /** `#` stands for the count. */
    nights: [one: string, many: string];
  };
}

/** The calendar of the listing that a page is about. */
export interface StayListing {
  ranges: AvailabilityRange[];
  season: Season | null | undefined;
  price: Pick<NonNullable<PublicListing['price']>, 'from' | 'currency' | 'unit'> | null;
  /** The minimum stay in words; null when not stated. */
  shortest: string | null;
  minNights: number;
}

/** The same as JSON in `data-stay-listing`, with the ranges as `rangesText` writes them. */
export type WrittenStayListing = Omit<StayListing, 'ranges'> & { ranges: string };

/** Returns `data-stay` for a form, or part of one, with two date inputs. */
export function stayData(t: Messages, locale: Locale, today: string, sends = false): string {
  const { choose, first, last, any, clear, done, previous, next, jump } = t.stay;
  const { available, unavailable, unknown, closed, nights } = t.listing;
  const data: StayData = {
    locale,
    today,
    weekStart: weekStart(locale),
    sends,
    words: {
      choose,
      first,
      last,
      any,
      clear,
      done,
      previous,
      next,
      jump,
      close: t.shell.close,
      available,
      unavailable,
      unknown,
      closed,
      nights: [nights(1), nights(2).replace('2', '#')],
    },
  };
  return JSON.stringify(data);
}

/** Returns `data-stay-listing` for the page of a listing. */
export function stayListing(
  t: Messages,
  ranges: AvailabilityRange[],
  { price, campsite }: Pick<PublicListing, 'price' | 'campsite'>,
): string {
  const minNights = price?.min_nights ?? 1;
  const data: WrittenStayListing = {
    ranges: rangesText(ranges),
    season: campsite && { open_from: campsite.open_from, open_to: campsite.open_to },
    price: price && { from: price.from, currency: price.currency, unit: price.unit },
    shortest: minNights > 1 ? t.listing.minNights(t.listing.nights(minNights)) : null,
    minNights,
  };
  return JSON.stringify(data);
}
