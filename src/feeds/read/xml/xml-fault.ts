import { SaxesParser } from 'saxes';
import { decodeEntities, ENTITIES } from '@campcairn/feed-cells';
import { RowUnreadable } from '../../feeds.errors.ts';
import { Columns } from '../flatten.ts';
import type { ReadLimits } from '../limits.ts';
import type { Cells } from '../row.ts';
import { xmlCells } from './xml-cells.ts';
import type { XmlNode } from './xml-cells.ts';

/** Characters that XML does not allow in a text, and references that stand for another character. */
const FAULTS =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?:#x([\da-fA-F]{1,6});|#(\d{1,7});|([A-Za-z_:][\w.:-]{0,31});)?|<(?![A-Za-z_:/!?\u0080-\uffff])/g;

/**
 * Finds an ampersand that begins no character reference; at the end of the text read so far it may still become one.
 */
const BARE_AMPERSAND = /&(?!#x[\da-fA-F]{1,6};|#\d{1,7};|[A-Za-z_:][\w.:-]{0,31};)/g;
const UNFINISHED_REFERENCE = /^&[#\w.:-]{0,33}$/;

const CDATA = ['<![CDATA[', ']]>'] as const;

/** Sections in which text is not markup. */
const SECTIONS = [CDATA, ['<!--', '-->'], ['<?', '?>']] as const;

/**
 * Finds the first ampersand in markup that begins no reference; a parser would look for its
 * semicolon rows further on.
 * @param from where to start; CDATA sections before it belong to the text
 * @param isEnd whether the text is complete
 */
export function bareAmpersand(text: string, from: number, isEnd: boolean): number | 'unfinished' {
  BARE_AMPERSAND.lastIndex = from;
  for (let found = BARE_AMPERSAND.exec(text); found !== null; found = BARE_AMPERSAND.exec(text)) {
    const at = found.index;
    const end = endOfSection(text, at);
    if (end === null) {
      const rest = text.slice(at, at + 40);
      return !isEnd && UNFINISHED_REFERENCE.test(rest) ? 'unfinished' : at;
    }
    if (end === -1) return -1;
    BARE_AMPERSAND.lastIndex = end;
  }
  return -1;
}

/** The end of the section around a position of a text: -1 when it is not read yet, null outside of sections. */
function endOfSection(text: string, at: number): number | null {
  for (const [open, close] of SECTIONS) {
    const start = text.lastIndexOf(open, at);
    if (start === -1 || text.lastIndexOf(close, at) >= start) continue;
    if (open === CDATA[0] || !isInCdata(text, start)) return text.indexOf(close, at);
  }
  return null;
}

/** Whether a position is in a CDATA section, where comments and instructions are text. */
const isInCdata = (text: string, at: number): boolean =>
  text.lastIndexOf(CDATA[0], at) > text.lastIndexOf(CDATA[1], at);

/** The readable part of a row that is not well-formed. */
export interface XmlFault {
  message: string;
  /** The cells that can be read; null when none can. */
  cells: Cells | null;
  /** Wrong characters are repaired, wrong tags cannot be. */
  sure: RowUnreadable['sure'];
  /** The beginning of the text at the fault. */
  shown: string;
}

/** Finds the fault in a row's text, and reads as much of it as possible. */
export function readFaulty(text: string, limits: ReadLimits): XmlFault {
  const { repaired, character } = repair(text);
  const shown = (at: number): string =>
    text.slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER);
  const read = parsed(repaired, limits);
  if ('cells' in read) {
    const message = character?.message ?? 'The row is not well-formed XML.';
    return {
      message,
      cells: read.cells,
      sure: character === null ? 'none' : 'all',
      shown: shown(character?.at ?? 0),
    };
  }
  const message =
    character?.message ?? sectionFault(repaired) ?? tagFault(repaired) ?? otherFault(read.error);
  const cells = simpleCells(repaired, limits);
  return { message, cells, sure: 'none', shown: shown(character?.at ?? 0) };
}

const SHOWN_BEFORE = 60;
const SHOWN_AFTER = 60;

/** The message about the first wrong character in markup; null when there is none. */
export const wrongCharacter = (text: string): string | null => repair(text).character?.said ?? null;

interface WrongCharacter {
  at: number;
  /** Its name and how to write it instead. */
  said: string;
  message: string;
}

/** Escapes the invalid characters of a text; replaces those that XML does not allow by U+FFFD. */
function repair(text: string): { repaired: string; character: WrongCharacter | null } {
  let character: WrongCharacter | null = null;
  let repaired = '';
  for (const { at, part, isMarkup } of sectionsOf(text)) {
    repaired += part.replace(FAULTS, (found: string, hex, decimal, name, offset: number) => {
      const first = found.charCodeAt(0);
      if (!isMarkup && (first === AMPERSAND || first === LESS)) return found;
      const fault = faultOf(found, { hex, decimal, name });
      if (fault === null) return found;
      const { said, instead } = fault;
      character ??= { at: at + offset, said, message: `The row holds ${said}.` };
      return instead;
    });
  }
  return { repaired, character };
}

const AMPERSAND = 38;
const LESS = 60;

interface Reference {
  hex: string | undefined;
  decimal: string | undefined;
  name: string | undefined;
}

function faultOf(
  found: string,
  { hex, decimal, name }: Reference,
): { said: string; instead: string } | null {
  if (found === '&') return { said: '`&` by itself: write it as `&amp;`', instead: '&amp;' };
  if (found === '<') return { said: '`<` by itself: write it as `&lt;`', instead: '&lt;' };
  if (name !== undefined) {
    if (ENTITIES[name] !== undefined) return null;
    const said = `\`${found}\`, which names no character: write \`&\` as \`&amp;\``;
    return { said, instead: `&amp;${name};` };
  }
  if (hex !== undefined || decimal !== undefined) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (isXmlCharacter(code)) return null;
    return {
      said: `\`${found}\`, a character that XML cannot hold: leave it out`,
      instead: '\uFFFD',
    };
  }
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const kind = code.startsWith('00') ? 'control character' : 'character';
  return { said: `the ${kind} U+${code}, which XML cannot hold: leave it out`, instead: '\uFFFD' };
}

const isXmlCharacter = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code >= 32 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  (code >= 0x10000 && code <= 0x10ffff);

/** Splits a text into markup and sections that are not markup; a section without an end counts as markup. */
function* sectionsOf(text: string): Generator<{ at: number; part: string; isMarkup: boolean }> {
  const endless = new Set<string>();
  let from = 0;
  let at = 0;
  for (;;) {
    const next = SECTIONS.filter(([open]) => !endless.has(open))
      .map(([open, close]) => ({ start: text.indexOf(open, at), open, close }))
      .filter(({ start }) => start !== -1)
      .toSorted((a, b) => a.start - b.start)[0];
    if (next === undefined) break;
    const end = text.indexOf(next.close, next.start + next.open.length);
    if (end === -1) {
      endless.add(next.open);
      continue;
    }
    yield { at: from, part: text.slice(from, next.start), isMarkup: true };
    at = end + next.close.length;
    yield { at: next.start, part: text.slice(next.start, at), isMarkup: false };
    from = at;
  }
  yield { at: from, part: text.slice(from), isMarkup: true };
}

/** Parses a row's text to cells; returns the parser's message when that fails. */
function parsed(text: string, limits: ReadLimits): { cells: Cells | null } | { error: string } {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.ENTITIES = ENTITIES;
  const open: XmlNode[] = [];
  let row: XmlNode | null = null;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(node);
    row ??= node;
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  const add = (more: string): void => {
    const node = open.at(-1);
    if (node !== undefined) node.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(text).close();
    return { cells: row === null ? null : xmlCells(row, limits) };
  } catch (error) {
    if (error instanceof RowUnreadable) return { cells: error.cells };
    return { error: error instanceof Error ? error.message : '' };
  }
}

/** The message about a section without an end; null when each has one. */
function sectionFault(text: string): string | null {
  const endless = SECTIONS.find(
    ([open, close]) => text.lastIndexOf(open) > Math.max(text.lastIndexOf(close), -1),
  );
  return endless === undefined
    ? null
    : `The row's \`${endless[0]}\` is not closed by \`${endless[1]}\`.`;
}

const TAG =
  /<(\/?)([A-Za-z_:\u0080-\uffff][\w.:\u0080-\uffff-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;

/** The message about the first tag that matches no other; null when all match. */
function tagFault(text: string): string | null {
  const open: string[] = [];
  for (const { part, isMarkup } of sectionsOf(text)) {
    if (!isMarkup) continue;
    for (const [, closes, name = '', rest = ''] of part.matchAll(TAG)) {
      if (closes === '') {
        if (!rest.endsWith('/')) open.push(name);
        continue;
      }
      const last = open.pop();
      if (last === name) continue;
      return last === undefined
        ? `The row holds ${tag(`/${name}`)}, which closes nothing.`
        : `The row's tags do not match: ${tag(last)} is closed by ${tag(`/${name}`)}.`;
    }
  }
  const last = open.at(-1);
  return last === undefined ? null : `The row's ${tag(last)} is not closed by ${tag(`/${last}`)}.`;
}

const tag = (name: string): string => `\`<${name.slice(0, 40)}>\``;

/** The parser's messages that are not about tags. */
function otherFault(error: string): string {
  const twice = /^duplicate attribute: (.{1,40})\./.exec(error)?.[1];
  if (twice !== undefined) return `The row holds a tag with the attribute \`${twice}\` twice.`;
  return `The row is not well-formed XML: ${firstSentence(error)}.`;
}

/** The first sentence of a parser's message, without its full stop. */
export const firstSentence = (message: string): string =>
  message.slice(0, 120).replace(/\.+\s*$/, '');

const FIELD = /<([A-Za-z_][\w.:-]{0,100})(?:\s[^<>]{0,2000})?>([^<]{0,2000})<\/\1\s*>/g;
const ATTRIBUTE = /([A-Za-z_][\w.:-]{0,100})\s*=\s*(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')/g;

/** The cells of a row whose tags do not match: elements of text alone, and attributes of the row. */
function simpleCells(text: string, limits: ReadLimits): Cells | null {
  const columns = new Columns(limits);
  let markup = '';
  for (const { part, isMarkup } of sectionsOf(text)) {
    if (isMarkup) markup += part;
    else if (part.startsWith('<![')) markup += part.slice(9, -3).replaceAll('<', '\uFFFD');
  }
  try {
    const start = /^<[^\s<>/]{1,100}\s([^<>]{0,4000})/.exec(markup)?.[1] ?? '';
    for (const [, name = '', double, single] of start.matchAll(ATTRIBUTE)) {
      columns.add(`@${name}`, decodeEntities(double ?? single ?? ''));
    }
    for (const [, name = '', value = ''] of markup.matchAll(FIELD)) {
      columns.add(name, decodeEntities(value).trim());
    }
    return columns.cells();
  } catch (error) {
    if (error instanceof RowUnreadable) return null;
    throw error;
  }
}
