import ICAL from 'ical.js';

/** An event of whole days. */
export interface CalendarEntry {
  /** A text that stays the same for the same event. */
  uid: string;
  title: string;
  /** The first day, and the one after the last: `2026-05-03`. */
  from: string;
  to: string;
  where?: string;
  address?: string;
  notes?: string;
  position?: { lat: number; lng: number } | null;
}

/** What a calendar is called, and what its events mean. */
export interface CalendarHead {
  name: string;
  /** The part of the program that writes it. */
  product: string;
  /** Whether programs take the time of its events for taken. */
  isBusy: boolean;
  /** How often programs may ask for it again, such as `PT1H`. */
  refresh?: string;
  /** The moment at which it was made. */
  made: Date;
}

// RFC 5545 has no way to write them; a carriage return alone would end the line for some programs.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]+/g;

const plain = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');

/** Writes a calendar (RFC 5545) of whole days. */
export function writeCalendar(head: CalendarHead, entries: readonly CalendarEntry[]): string {
  const { name, product, isBusy, refresh, made } = head;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Campcairn//${product}//EN`);
  calendar.addPropertyWithValue('x-wr-calname', plain(name));
  if (refresh) {
    const interval = ICAL.Duration.fromString(refresh);
    calendar.addPropertyWithValue('refresh-interval', interval).setParameter('value', 'DURATION');
    calendar.addPropertyWithValue('x-published-ttl', refresh);
  }
  for (const { uid, title, from, to, where, address, notes, position } of entries) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', uid);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(made, true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to));
    event.addPropertyWithValue('summary', plain(title));
    if (where) event.addPropertyWithValue('location', plain(where));
    if (position) event.addPropertyWithValue('geo', [position.lat, position.lng]);
    if (notes) event.addPropertyWithValue('description', plain(notes));
    if (address) event.addPropertyWithValue('url', address);
    event.addPropertyWithValue('transp', isBusy ? 'OPAQUE' : 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
