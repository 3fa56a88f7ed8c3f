import ICAL from 'ical.js';
import { escapedXml } from '#lib/server/xml.ts';

/** A dated stop for a calendar. */
export interface CalendarEntry {
  /** An id that stays the same for the same stop and day. */
  uid: string;
  title: string;
  from: string;
  to: string;
  where: string;
  address: string;
  notes: string;
  position: { lat: number; lng: number } | null;
}

// RFC 5545 cannot represent these; some programs would end the line at a lone carriage return.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]+/g;

const plain = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(UNWRITABLE, ' ');

/** Writes a calendar (RFC 5545) of all-day events; `made` is its time of creation. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], made: Date): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Campcairn//Trip//EN');
  calendar.addPropertyWithValue('x-wr-calname', name);
  for (const { uid, title, from, to, where, address, notes, position } of entries) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', uid);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(made, true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to));
    event.addPropertyWithValue('summary', plain(title));
    if (where) event.addPropertyWithValue('location', plain(where));
    if (position) event.addPropertyWithValue('geo', [position.lat, position.lng]);
    event.addPropertyWithValue('description', plain(notes));
    if (address) event.addPropertyWithValue('url', address);
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** A point of a route, in order. */
export interface RouteStop {
  name: string;
  lat: number;
  lng: number;
  notes: string;
  address: string;
}

const pointOf = (element: 'wpt' | 'rtept', { name, lat, lng, notes, address }: RouteStop) =>
  `<${element} lat="${lat}" lon="${lng}"><name>${escapedXml(name)}</name><desc>${escapedXml(notes)}</desc>` +
  `<link href="${escapedXml(address)}"/></${element}>`;

/** Writes waypoints and the route that joins them (GPX 1.1). */
export function writeGpx(name: string, address: string, stops: readonly RouteStop[]): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<gpx version="1.1" creator="Campcairn" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapedXml(name)}</name><link href="${escapedXml(address)}"/></metadata>`,
    ...stops.map((stop) => pointOf('wpt', stop)),
    ...(stops.length > 0
      ? [
          `<rte><name>${escapedXml(name)}</name>`,
          ...stops.map((stop) => pointOf('rtept', stop)),
          '</rte>',
        ]
      : []),
    '</gpx>',
    '',
  ];
  return lines.join('\n');
}
