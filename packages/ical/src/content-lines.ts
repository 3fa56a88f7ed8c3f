import { CalendarUnreadable } from './unreadable.ts';

/** A property (RFC 5545, 3.1); names are in capitals. */
export interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** A component with only the properties that say when something happens. */
export interface Component {
  name: string;
  properties: Property[];
  parts: Component[];
  /** Its position among the file's components of the same name, such as the third of twelve. */
  position: number;
  total: number;
}

/** Properties that take nights: losing a continuation of one of them would leave nights free. */
const DATED = new Set([
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
]);

/**
 * Properties from which nights are computed. Others are neither read nor kept, because they
 * describe guests.
 */
const READ = new Set([...DATED, 'STATUS', 'TRANSP', 'UID', 'X-WR-TIMEZONE']);

/** Components that are events; others (tasks, alarms, time zones) take no nights. */
export const EVENT_NAMES: ReadonlySet<string> = new Set(['VEVENT', 'VFREEBUSY']);

const takesNoNights = (name: string): boolean =>
  ['STANDARD', 'DAYLIGHT', 'VALARM', 'VTODO', 'VJOURNAL', 'VTIMEZONE'].includes(name);

const NAMES_IN_WORDS: Readonly<Record<string, string>> = {
  VEVENT: 'Event',
  VFREEBUSY: 'Free/busy part',
};

/** The name of an event in an error message: `Event 3 of 12`. */
export const placeOf = ({
  name,
  position,
  total,
}: Pick<Component, 'name' | 'position' | 'total'>): string =>
  `${NAMES_IN_WORDS[name] ?? name} ${position} of ${total}`;

/**
 * A dated line that begins with a space. It would be read as a continuation of the previous line
 * and its nights would be lost; the file has been indented.
 */
const INDENTED =
  /^[ \t]+(?:(?:BEGIN|END) *: *V[A-Z]+ *$|RRULE *[;:].*FREQ *=|(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY) *[;:].*\d{4})/i;

/** Splits a file into unfolded lines, which may end with CR, LF or both. */
function contentLines(text: string): string[] {
  const lines: string[] = [];
  for (const [at, line] of text
    .replaceAll(/[\uFEFF\0]/g, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line === '') continue;
    const isContinuation = /^[ \t]/.test(line) && lines.length > 0;
    if (!isContinuation) {
      lines.push(line);
      continue;
    }
    if (INDENTED.test(line)) {
      throw new CalendarUnreadable(
        `Line ${at + 1} of the calendar begins with a space, so it belongs to the line before.`,
      );
    }
    lines[lines.length - 1] += line.slice(1);
  }
  return lines.filter((line) => line.trim() !== '');
}

/** The index of the colon after name and parameters, outside quotes; -1 when there is none. */
function endOfParameters(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

function parametersOf(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [parameter] of text.matchAll(/(?:"[^"]*"|[^";])+/g)) {
    const equals = parameter.indexOf('=');
    if (equals === -1) continue;
    const name = parameter.slice(0, equals).trim().toUpperCase();
    parameters.set(name, unquoted(parameter.slice(equals + 1)));
  }
  return parameters;
}

const NAME = /^\s*([A-Z0-9_.-]+)\s*[;:]/i;

/** Parses a line as a property; undefined when it is not one. */
function propertyIn(line: string): Property | undefined {
  const name = NAME.exec(line)?.[1]?.toUpperCase();
  if (name === undefined) return undefined;
  if (name !== 'BEGIN' && name !== 'END' && !READ.has(name)) {
    return { name, parameters: new Map(), value: '' };
  }
  const colon = endOfParameters(line);
  if (colon === -1) return undefined;
  const semicolon = line.indexOf(';');
  const parameters = semicolon === -1 || semicolon > colon ? '' : line.slice(semicolon + 1, colon);
  return { name, parameters: parametersOf(parameters), value: line.slice(colon + 1).trim() };
}

/** The beginning of a dated line, even a damaged one. */
const DATED_LINE =
  /^(?:DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-?ID|FREEBUSY|DURATION\W*P\d|(?:BEGIN|END)\W*V[A-Z]+\W*$)/i;

/** The longest text before a colon that is examined for words. */
const NAME_IN_WORDS = /^[^:;]{2,80}(?=[:;])/;

/**
 * Whether a line has words before a colon, like text that was not folded: `Phone number (last 4
 * digits): 1234`.
 */
function isWords(line: string): boolean {
  const name = NAME_IN_WORDS.exec(line)?.[0].trim() ?? '';
  return /^\p{L}{2}\D*(?:\([^()]*\))?$/u.test(name);
}

/** Whether a line says when an event is, in any form. */
const isDated = (line: string): boolean => DATED_LINE.test(line.replaceAll(/\s/g, ''));

/**
 * Whether a line may continue a text, such as a DESCRIPTION, that was not folded as required. Such
 * a line does not affect nights.
 */
const isFurther = (line: string, follows: Property | undefined): boolean =>
  follows !== undefined && !DATED.has(follows.name) && !isDated(line);

/** Components that may contain a DTSTART. Others may be events with misspelt names. */
const DATED_PARTS = new Set([
  ...EVENT_NAMES,
  'VTODO',
  'VJOURNAL',
  'VPOLL',
  'VALARM',
  'VAVAILABILITY',
  'AVAILABLE',
  'STANDARD',
  'DAYLIGHT',
]);

const COMPONENT_NAME = /^(?:V[A-Z]+|X-[A-Z0-9-]+|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT)$/;

/** An alarm within an event within a calendar has depth three. */
const MAX_DEPTH = 10;

/** Builds components line by line. */
class Reader {
  readonly calendars: Component[] = [];
  private readonly open: Component[] = [];
  private readonly positions = new Map<string, number>();
  private readonly totals: ReadonlyMap<string, number>;
  /**
   * The last property of the innermost component; undefined when another component began or ended
   * after it.
   */
  private last: Property | undefined;

  constructor(totals: ReadonlyMap<string, number>) {
    this.totals = totals;
  }

  private get innermostEvent(): Component | undefined {
    return this.open.findLast(({ name }) => EVENT_NAMES.has(name));
  }

  read(line: string): void {
    const property = propertyIn(line);
    if (!property) {
      const isText = this.open.length > 0 && isWords(line) && !isDated(line);
      if (isText || isFurther(line, this.last)) return;
      const event = this.innermostEvent;
      throw new CalendarUnreadable(
        event
          ? `${placeOf(event)} has a line that cannot be read.`
          : 'The calendar has a line that cannot be read.',
      );
    }
    const name = property.value.toUpperCase();
    const isEdge = property.name === 'BEGIN' || property.name === 'END';
    if (isEdge && !COMPONENT_NAME.test(name) && isFurther(line, this.last)) return;
    this.last = isEdge ? undefined : property;
    if (property.name === 'BEGIN') this.begin(name);
    else if (property.name === 'END') this.end(name);
    else if (READ.has(property.name)) this.add(property);
    if (this.open.length === 0 && property.name !== 'END') {
      throw new CalendarUnreadable('Something stands outside of the calendar.');
    }
  }

  private add(property: Property): void {
    const part = this.open.at(-1);
    if (!part) return;
    const isStrange = !DATED_PARTS.has(part.name) && !part.name.startsWith('X-');
    if (isStrange && (property.name === 'DTSTART' || property.name === 'FREEBUSY')) {
      throw new CalendarUnreadable(
        part.name === 'VCALENDAR'
          ? `The calendar has a ${property.name} that belongs to no event.`
          : `The calendar has a ${property.name} in a part that is no event.`,
      );
    }
    part.properties.push(property);
  }

  private begin(name: string): void {
    const outer = this.open.at(-1);
    const event = this.innermostEvent;
    if (event && EVENT_NAMES.has(name)) {
      throw new CalendarUnreadable(`${placeOf(event)} has no end: another begins within it.`);
    }
    if (!outer && name !== 'VCALENDAR') {
      throw new CalendarUnreadable('Something stands outside of the calendar.');
    }
    if (this.open.length >= MAX_DEPTH) {
      throw new CalendarUnreadable(
        `The calendar has more than ${MAX_DEPTH} parts within each other.`,
      );
    }
    const position = (this.positions.get(name) ?? 0) + 1;
    this.positions.set(name, position);
    const total = this.totals.get(name) ?? position;
    const begun: Component = { name, properties: [], parts: [], position, total };
    (outer?.parts ?? this.calendars).push(begun);
    this.open.push(begun);
  }

  private end(name: string): void {
    const event = this.innermostEvent;
    const ended = this.open.pop();
    if (ended?.name === name) return;
    // Components that take no nights, such as parts of a time zone, may be ended by each other's
    // names.
    if (ended && takesNoNights(ended.name) && takesNoNights(name)) return;
    if (ended?.name.startsWith(name)) throw this.cutOff(event);
    throw new CalendarUnreadable(
      event ? `${placeOf(event)} has no end.` : 'The calendar ends something that does not begin.',
    );
  }

  private cutOff(event: Component | undefined): CalendarUnreadable {
    const where = event ? `, in ${placeOf(event)}` : '';
    return new CalendarUnreadable(`The calendar ends in the middle${where}.`);
  }

  done(): void {
    if (this.open.length > 0) throw this.cutOff(this.innermostEvent);
  }
}

/**
 * Parses the calendars of a file, which may contain several in sequence. Throws CalendarUnreadable
 * when there is no calendar, it is incomplete, or lines or components are broken.
 */
export function parseCalendars(text: string): Component[] {
  const lines = contentLines(text);
  const begins = lines.flatMap((line) => /^\s*BEGIN\s*:\s*(\w+)\s*$/i.exec(line)?.[1] ?? []);
  if (!/^\s*BEGIN\s*:\s*VCALENDAR\s*$/i.test(lines[0] ?? '')) {
    throw new CalendarUnreadable(
      lines.length === 0
        ? 'The address answers with an empty file.'
        : 'The address answers with something other than an iCalendar file.',
    );
  }
  const totals = new Map<string, number>();
  for (const name of begins.map((begin) => begin.toUpperCase())) {
    totals.set(name, (totals.get(name) ?? 0) + 1);
  }
  const reader = new Reader(totals);
  for (const line of lines) reader.read(line);
  reader.done();
  return reader.calendars;
}
