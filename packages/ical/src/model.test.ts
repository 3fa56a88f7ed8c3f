import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { calendarOf, taken } from './testing/ical-text.ts';
import { joined, type Nights } from './nights.ts';
import { dayNumber, dayText } from './times.ts';
import { CalendarUnreadable } from './unreadable.ts';

const FIRST = dayNumber('2026-06-01');

type Part = string | [name: string, lines: string];

const compact = (day: number): string => dayText(day).replaceAll('-', '');
const pick = <Of>(list: readonly Of[], by: number): Of => list[by % list.length]!;

/** Some ways to express that the nights from one day to another are taken, selected by `by`. */
const WAYS: ((from: number, to: number, by: number) => Part)[] = [
  (from, to) => `DTSTART;VALUE=DATE:${compact(from)}\nDTEND;VALUE=DATE:${compact(to)}`,
  (from, to) => `DTSTART:${compact(from)}\nDTEND:${compact(to)}\nSTATUS:TENTATIVE`,
  (from, to) => `DTSTART: ${dayText(from)}\nDTEND:${dayText(to)} `,
  (from, to) => `DTSTART;VALUE=DATE:${compact(from)}\nDURATION:P${to - from}D`,
  (from, to, by) => {
    const zone = pick(
      ['', ';TZID=Europe/Paris', ';TZID="Romance Standard Time"', ';TZID=Nowhere'],
      by,
    );
    const [checkIn, checkOut] = pick(
      [
        ['150000', '110000'],
        ['000000', '000000'],
        ['230000', '0800'],
      ],
      by,
    );
    return `DTSTART${zone}:${compact(from)}T${checkIn}\nDTEND${zone}:${compact(to)}T${checkOut}`;
  },
  (from, to) => `DTSTART:${compact(from)}T160000Z\nDURATION:P${to - from - 1}DT16H`,
  (from, to) => `DTSTART:${compact(from)}\nRRULE:FREQ=DAILY;COUNT=${to - from}`,
  (from, to) =>
    `DTSTART:${compact(from)}T170000\nDURATION:PT12H\nRRULE:FREQ=DAILY;UNTIL=${compact(to - 1)}`,
  (from, to) => {
    const others = Array.from({ length: to - from - 1 }, (_, at) => compact(from + 1 + at));
    return `DTSTART:${compact(from)}${others.length > 0 ? `\nRDATE:${others.join(',')}` : ''}`;
  },
  (from, to) =>
    `DTSTART:${compact(from)}\nRDATE;VALUE=PERIOD:${compact(from)}T140000Z/${compact(to)}T080000Z`,
  (from, to) =>
    `DTSTART:${compact(from - 1)}\nRRULE:FREQ=DAILY;COUNT=${to - from + 1}\nEXDATE:${compact(from - 1)}`,
  (from, to, by) =>
    `RECURRENCE-ID:${compact(from + by)}T120000Z\nDTSTART:${compact(from)}\nDTEND:${compact(to)}`,
  (from, to, by) => {
    const kind = pick(['', ';FBTYPE=BUSY', ';FBTYPE=BUSY-TENTATIVE', ';FBTYPE=X-A'], by);
    const end = pick([`${compact(to)}T090000Z`, `P${to - from - 1}DT18H`], by);
    return ['VFREEBUSY', `FREEBUSY${kind}:${compact(from)}T150000Z/${end}`];
  },
];

/** Components that take no nights. */
const FREE: ((from: number, to: number) => Part)[] = [
  (from, to) => `DTSTART:${compact(from)}\nDTEND:${compact(to)}\nSTATUS:CANCELLED`,
  (from, to) => `DTSTART:${compact(from)}\nDTEND:${compact(to)}\nTRANSP:TRANSPARENT`,
  (from) => `DTSTART:${compact(from)}T100000\nDTEND:${compact(from)}T113000`,
  (from, to) => [
    'VFREEBUSY',
    `FREEBUSY;FBTYPE=FREE:${compact(from)}T150000Z/${compact(to)}T090000Z`,
  ],
  (from) => ['VTODO', `DUE:${compact(from)}`],
];

const stay = fc.record({
  from: fc.integer({ min: 0, max: 600 }),
  nights: fc.integer({ min: 1, max: 20 }),
  way: fc.nat({ max: WAYS.length + FREE.length - 1 }),
  by: fc.nat({ max: 100 }),
});

const stays = fc.array(stay, { maxLength: 12 });

function written(of: { from: number; nights: number; way: number; by: number }[]) {
  const nights: Nights[] = [];
  const parts = of.map(({ from, nights: count, way, by }): Part => {
    const [first, end] = [FIRST + from, FIRST + from + count];
    const says = WAYS[way];
    if (!says) return FREE[way - WAYS.length]!(first, end);
    nights.push({ start: dayText(first), end: dayText(end) });
    return says(first, end, by);
  });
  const expected = joined(nights).map(({ start, end }) => `${start} to ${end}`);
  return { text: calendarOf(...parts), expected };
}

/** Folds each line after `width` characters. */
const folded = (text: string, width: number): string =>
  text
    .split('\r\n')
    .map((line) => line.replaceAll(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\r\n '))
    .join('\r\n');

describe('whoever writes a calendar', () => {
  it('is understood: any nights, in any spelling, are read as exactly those nights', () => {
    fc.assert(
      fc.property(
        stays,
        fc.constantFrom('\r\n', '\n', '\r'),
        fc.integer({ min: 5, max: 75 }),
        fc.boolean(),
        (of, end, width, isSmall) => {
          const { text, expected } = written(of);
          const spelled = folded(isSmall ? text.toLowerCase() : text, width).replaceAll(
            '\r\n',
            end,
          );
          assert.deepEqual(taken(spelled), expected);
        },
      ),
      { numRuns: 500, seed: 87 },
    );
  });

  it('may make any mistake: the calendar is read or refused, and nothing else happens', () => {
    const mistake = fc.record({
      at: fc.nat(),
      taken: fc.nat({ max: 12 }),
      given: fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.constantFrom(
          '\n',
          '\n ',
          'BEGIN:VEVENT\n',
          'END:VEVENT\n',
          '/',
          ',',
          ';',
          '"',
          'RRULE:',
          '99999999',
        ),
      ),
    });
    fc.assert(
      fc.property(stays, fc.array(mistake, { minLength: 1, maxLength: 4 }), (of, mistakes) => {
        let { text } = written(of);
        for (const { at, taken: length, given } of mistakes) {
          const from = at % text.length;
          text = text.slice(0, from) + given + text.slice(from + length);
        }
        try {
          taken(text);
        } catch (error) {
          assert.ok(error instanceof CalendarUnreadable, String(error));
          assert.match(error.message, /^[A-Z].{10,200}\.$/s);
        }
      }),
      { numRuns: 2_000, seed: 87 },
    );
  });

  it('may blot any value that says when: no night is lost without a word', () => {
    const value = /^(?:DTSTART|DTEND|DURATION|RDATE|RRULE|FREEBUSY|RECURRENCE-ID)[^:\r\n]*:(.+)$/gm;
    fc.assert(
      fc.property(
        stays,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('x', '?', '.', '#', '_', '"', '!', ';;', 'é'),
        (of, which, where, blot) => {
          const { text, expected } = written(of.filter(({ way }) => way < WAYS.length));
          const values = [...text.matchAll(value)];
          const chosen = values[which % Math.max(1, values.length)];
          if (!chosen) return;
          const length = chosen[1]!.trimEnd().length;
          const start = chosen.index + chosen[0].length - chosen[1]!.length;
          const at = start + (where % length);
          const blotted = text.slice(0, at) + blot + text.slice(at + (where % 2));
          try {
            assert.deepEqual(taken(blotted), expected);
          } catch (error) {
            if (!(error instanceof CalendarUnreadable)) throw error;
          }
        },
      ),
      { numRuns: 2_000, seed: 87 },
    );
  });

  it('may lose any line that begins or ends something: that is never read as less', () => {
    fc.assert(
      fc.property(stays, fc.nat(), (of, which) => {
        const lines = written(of).text.trimEnd().split('\r\n');
        const edges = lines.flatMap((line, at) => (/^(?:BEGIN|END):/.test(line) ? [at] : []));
        lines.splice(edges[which % edges.length]!, 1);
        assert.throws(() => taken(lines.join('\r\n')), CalendarUnreadable);
      }),
      { numRuns: 300, seed: 87 },
    );
  });
});
