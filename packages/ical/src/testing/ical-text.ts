import { takenNights } from '../nights.ts';

/** Three years from 4 May 2026, for a campsite in France. */
export const WINDOW = { from: '2026-05-04', to: '2029-05-04', zone: 'Europe/Paris' };

/**
 * Builds a calendar of components, each a name and lines; the name is `VEVENT` by default. Adds a
 * missing UID.
 */
export const calendarOf = (...parts: (string | [name: string, lines: string])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//EN',
    ...parts.map((part, at) => {
      const [name, lines] = typeof part === 'string' ? ['VEVENT', part] : part;
      const uid = /^UID/im.test(lines) ? '' : `UID:${at}@booking.example\n`;
      return `BEGIN:${name}\n${uid}${lines}\nEND:${name}`;
    }),
    'END:VCALENDAR',
    '',
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');

/** Returns the nights that a calendar takes, each run as `2027-07-01 to 2027-07-08`. */
export const taken = (text: string, window = WINDOW): string[] =>
  takenNights(text, window).map(({ start, end }) => `${start} to ${end}`);
