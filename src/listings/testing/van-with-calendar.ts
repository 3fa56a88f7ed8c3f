import { aListing } from '../../../test/builders/listing.ts';
import type { ListingLab } from './listing-fixture.ts';

/** Builds a calendar of whole-day events, each from one date to another (`20260703`). */
export const calendar = (...days: [from: string, to: string][]): string =>
  [
    'BEGIN:VCALENDAR',
    ...days.map(
      ([from, to], at) =>
        `BEGIN:VEVENT\r\nUID:${at}\r\nSUMMARY:Ms Traveller\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\r\n');

/** Creates a van with a week in July that is free for 95.00, and a server with a calendar. */
export async function vanWithCalendar(fixture: ListingLab) {
  const partnerId = await fixture.partner();
  await fixture.put(partnerId, 'van', aListing({ price: { from: 8000, currency: 'GBP' } }));
  const free = {
    start: '2026-07-01',
    end: '2026-07-08',
    status: 'available' as const,
    price: 9500,
  };
  await fixture.availability.replace(partnerId, 'van', { ranges: [free] });
  const served = { status: 200, body: calendar(), headers: {} as Record<string, string> };
  const server = await fixture.web.receiver((_, response) => {
    response.writeHead(served.status, served.headers).end(served.body);
  });
  const url = `${server.url}/calendar.ics?token=s3cret`;
  const add = async (typed = url) => {
    const address = await fixture.imports.check(typed);
    return fixture.db.transaction((tx) => fixture.imports.add(tx, partnerId, 'van', address));
  };
  const listed = () => fixture.imports.list(partnerId, 'van');
  const shorter = (
    ranges: { start: string; end: string; status: string; price?: number | null }[],
  ) =>
    ranges.map(
      ({ start, end, status, price }) =>
        `${start.slice(5)} ${end.slice(5)} ${status[0]} ${price ?? '-'}`,
    );
  return {
    partnerId,
    served,
    received: server.received,
    url,
    add,
    listed,
    /** Returns the ranges that travellers see, and those that the partner wrote. */
    async state() {
      const { shown, written } = await fixture.calendars.get(partnerId, 'van');
      return { shown: shorter(shown), written: shorter(written) };
    },
    remove: (id: number) =>
      fixture.db.transaction((tx) => fixture.imports.remove(tx, partnerId, 'van', id)),
  };
}
