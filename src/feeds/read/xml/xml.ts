import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { FeedBroken, RowUnreadable } from '../../feeds.errors.ts';
import { ENTITIES } from '@campcairn/feed-cells';
import { DeclaredEncoding } from './declared-encoding.ts';
import type { ReadLimits } from '../limits.ts';
import type { Row } from '../row.ts';
import { xmlCells } from './xml-cells.ts';
import type { XmlEncoding } from './xml-encoding.ts';
import { bareAmpersand, firstSentence, readFaulty, wrongCharacter } from './xml-fault.ts';
import { localName } from './xml-cells.ts';
import type { XmlNode } from './xml-cells.ts';

const ROW_ELEMENTS = new Set([
  'product',
  'item',
  'entry',
  'listing',
  'offer',
  // OpenTravel's.
  'vehavail',
  'hoteldescriptivecontent',
]);

const ROWS_PER_BATCH = 500;

/** HTML elements that may occur in a field unescaped and outside CDATA. */
const HTML = new Set(
  'a b big blockquote br div em font h1 h2 h3 h4 h5 h6 hr i li ol p small span strong sub sup table tbody td th tr u ul'.split(
    ' ',
  ),
);

const START_OF_TAG = /<([A-Za-z_][\w.:-]{0,100})(?=[\s/])/g;

const isInComment = (text: string, at: number): boolean =>
  text.lastIndexOf('<!--', at) > text.lastIndexOf('-->', at);

/** Size of the slices after which the parser's memory is checked. */
const SLICE_CHARACTERS = 4 * 1024;

/** Maximum characters that are parsed a second time, as happens after rows without an end. */
const MAX_PARSED_AGAIN = 64 * 1024 ** 2;

/**
 * Rows of an XML file, a batch for each chunk read: the first element called product, item, entry,
 * listing or offer (or as OpenTravel calls them), and every one of that name at the same level. A row that is not
 * well-formed fails alone where its end or the next one can be found.
 * @param isPart whether the other pages of one of several are read too
 * @throws {FeedBroken} while iterating: not well-formed around its rows, with a DOCTYPE (entity attacks), beyond the
 *   limits of depth and size, one page of several, without a row element, or in another encoding than it declares
 */
export async function* xmlRows(
  chunks: AsyncIterable<Buffer>,
  encoding: XmlEncoding,
  limits: ReadLimits,
  isPart: boolean,
): AsyncGenerator<Row[]> {
  const decoder = new DeclaredEncoding(encoding);
  const reader = new XmlReader(limits, isPart, decoder.undecodable);
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk);
    let rows: Row[] = [];
    for (let at = 0; at < text.length; at += SLICE_CHARACTERS) {
      rows.push(...reader.push(text.slice(at, at + SLICE_CHARACTERS)));
      // Empty rows take much more memory here than in the file.
      if (rows.length > ROWS_PER_BATCH) {
        yield rows;
        rows = [];
      }
    }
    if (rows.length > 0) yield rows;
  }
  const rows = [...reader.push(decoder.end()), ...reader.end()];
  if (rows.length > 0) yield rows;
}

/** The parser's error about XML that is not well-formed. */
class NotWellFormed extends Error {}

class XmlReader {
  readonly #limits: ReadLimits;
  readonly #isPart: boolean;
  readonly #undecodable: string;
  #version: '1.0' | '1.1' = '1.0';
  #parser: SaxesParser;
  /** The text after the last row: a row that is not well-formed is read again from it. */
  #text = '';
  /** The parser's position at which `#text` begins, and how much of `#text` is parsed. */
  #textAt = 0;
  #parsed = 0;
  /** The parser's positions at which the open row begins and the last one ended. */
  #rowStart = 0;
  #rowEnd = -1;
  /** From where in `#text` the end of a row that is not well-formed is looked for; null when none is. */
  #endSought: number | null = null;
  #parsedAgain = 0;
  #ready: Row[] = [];
  #count = 0;
  #sinceRow = 0;
  #depth = 0;
  readonly #others = new OtherElements();
  #rowAt: { depth: number; name: string } | null = null;
  /** The open elements around the rows. */
  #around: string[] = [];
  /** The open elements of the row being read, the row itself first. */
  #open: XmlNode[] = [];
  /** Open elements inside a field that are markup of its text. */
  #markup: string[] = [];

  constructor(limits: ReadLimits, isPart: boolean, undecodable: string) {
    this.#limits = limits;
    this.#isPart = isPart;
    this.#undecodable = undecodable;
    this.#parser = this.#newParser();
    this.#listen(this.#parser);
  }

  #newParser(fragment = false): SaxesParser {
    const parser = new SaxesParser({
      xmlns: false,
      position: false,
      defaultXMLVersion: this.#version,
      fragment,
    });
    parser.ENTITIES = ENTITIES;
    parser.on('error', ({ message }) => {
      throw new NotWellFormed(message);
    });
    parser.on('xmldecl', ({ version }) => {
      if (version === '1.1') this.#version = version;
    });
    parser.on('doctype', () => {
      throw hasDoctype();
    });
    return parser;
  }

  #listen(parser: SaxesParser): void {
    parser.on('opentag', (tag) => this.#opened(tag));
    parser.on('closetag', () => this.#closed());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => {
      if (this.#open.length > 0 && this.#holdsRow(text)) throw new NotWellFormed('no end of CDATA');
      this.#add(text);
    });
  }

  push(text: string): Row[] {
    this.#text += text;
    this.#sinceRow += text.length;
    this.#advance(false);
    if (this.#sinceRow > this.#limits.rowBytes + SLICE_CHARACTERS) {
      if (this.#open.length === 0 || this.#endOfRow(this.#startOfRow() + 1) === null) {
        throw this.#endless();
      }
      this.#fail();
      this.#advance(false);
    }
    return this.#taken();
  }

  end(): Row[] {
    this.#advance(true);
    while (this.#isEndless()) {
      this.#fail();
      this.#advance(true);
    }
    if (this.#endSought !== null) {
      throw new FeedBroken(
        `The file is not well-formed XML: it ends in the middle of row ${this.#count + 1}.`,
      );
    }
    try {
      this.#parser.close();
    } catch (error) {
      throw this.#broken(error);
    }
    if (this.#rowAt === null) {
      throw new FeedBroken(
        `The XML holds no <product>, <item>, <entry>, <listing> or <offer>${this.#others.sentence()}.`,
      );
    }
    return this.#taken();
  }

  /** Whether the end of the file is in a section, such as a comment, that a row has opened and not closed. */
  #isEndless(): boolean {
    const [outermost] = this.#around;
    return (
      this.#endSought === null &&
      this.#open.length > 0 &&
      outermost !== undefined &&
      this.#text.trimEnd().endsWith(`</${outermost}>`) &&
      this.#endOfRow(this.#startOfRow() + 1) !== null
    );
  }

  #taken(): Row[] {
    const rows = this.#ready;
    this.#ready = [];
    return rows;
  }

  #endless(): FeedBroken {
    const size = Math.round(this.#limits.rowBytes / 1024);
    return new FeedBroken(
      this.#rowAt === null
        ? `The XML goes on for more than ${size} kB without a product${this.#others.sentence()}.`
        : `The XML goes on for more than ${size} kB without the end of a product.`,
    );
  }

  /** Parses the text read so far, and skips rows that are not well-formed. */
  #advance(isEnd: boolean): void {
    for (;;) {
      if (this.#endSought !== null && !this.#passOverRow()) return;
      const bare = this.#text.includes('&', this.#parsed)
        ? bareAmpersand(this.#text, this.#parsed, isEnd)
        : -1;
      const end = bare === -1 || bare === 'unfinished' ? this.#lengthToParse(bare) : bare;
      try {
        const part = this.#text.slice(this.#parsed, end);
        this.#parsed = end;
        this.#parser.write(part);
        this.#forgetRows();
      } catch (error) {
        this.#failBy(error, this.#parser.position - this.#textAt);
        continue;
      }
      if (typeof bare !== 'number' || bare === -1) return;
      this.#failBy(new NotWellFormed('disallowed character in entity name'), this.#parsed);
    }
  }

  /**
   * Returns the length of the text that can be parsed: up to an ampersand that may begin a
   * reference.
   */
  #lengthToParse(bare: number | 'unfinished'): number {
    return bare === 'unfinished' ? this.#text.lastIndexOf('&') : this.#text.length;
  }

  #forgetRows(): void {
    if (this.#rowEnd <= this.#textAt) return;
    const read = this.#rowEnd - this.#textAt;
    this.#text = this.#text.slice(read);
    this.#textAt += read;
    this.#parsed -= read;
  }

  /**
   * @param at where the fault is, in `#text`
   * @throws {FeedBroken} where the fault is not in a row
   */
  #failBy(error: unknown, at: number): void {
    if (!(error instanceof NotWellFormed)) throw error;
    // The parser closes the row by the end of another element before it reports the mismatch.
    const isOfRow =
      error.message.startsWith('unexpected close tag') &&
      this.#open.length === 0 &&
      this.#rowEnd === this.#parser.position;
    if (isOfRow) {
      this.#ready.pop();
      this.#count -= 1;
    } else if (this.#open.length === 0 && !this.#isInTagOfRow(at)) throw this.#broken(error);
    this.#fail();
  }

  /** Whether a position is in the start tag of a row, which then becomes the open row. */
  #isInTagOfRow(at: number): boolean {
    const from = Math.max(0, this.#rowEnd - this.#textAt);
    const read = this.#text.slice(from, at);
    const [tag] = [...read.matchAll(START_OF_TAG)].slice(-1);
    if (tag === undefined || isInComment(read, tag.index)) return false;
    const depth = this.#around.length + 1;
    const [, name = ''] = tag;
    if (this.#rowAt === null && ROW_ELEMENTS.has(localName(name))) this.#rowAt = { depth, name };
    if (this.#rowAt?.name !== name || this.#rowAt.depth !== depth) return false;
    this.#rowStart = this.#textAt + from + tag.index;
    return true;
  }

  #fail(): void {
    this.#endSought = this.#startOfRow() + 1;
  }

  #startOfRow(): number {
    return this.#rowStart - this.#textAt;
  }

  /** Adds the faulty row once its end is read, and starts again after it; false while its end is not read. */
  #passOverRow(): boolean {
    const end = this.#endOfRow(this.#endSought!);
    if (end === null) {
      // Room for the longest tag that may be cut off, with white space.
      this.#endSought = Math.max(this.#endSought!, this.#text.length - 300);
      if (this.#sinceRow > this.#limits.rowBytes + SLICE_CHARACTERS) throw this.#endless();
      return false;
    }
    const faulty = this.#text.slice(this.#startOfRow(), end);
    this.#parsedAgain += Math.max(0, this.#parsed - end);
    if (this.#parsedAgain > MAX_PARSED_AGAIN) {
      throw new FeedBroken('The file is not well-formed XML: too many of its rows have no end.');
    }
    this.#ready.push(faultyRow(this.#next(), faulty, this.#limits));
    this.#text = this.#text.slice(end);
    this.#restart();
    return true;
  }

  /**
   * Returns where the open row ends: at its end tag, at the next row, or at the end of the element
   * around them; null while none of these has been read.
   */
  #endOfRow(from: number): number | null {
    const { name } = this.#rowAt!;
    const around = this.#around.at(-1);
    const own = escaped(name);
    const close = around === undefined ? '' : `|</${escaped(around)}\\s*>`;
    const pattern = new RegExp(`(</${own}\\s*>)|<${own}(?=[\\s/>])${close}`, 'g');
    pattern.lastIndex = from;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    return found[1] === undefined ? found.index : pattern.lastIndex;
  }

  /** Continues with a new parser after a row that was skipped. */
  #restart(): void {
    const start = this.#around.map((name) => `<${name}>`).join('');
    // When the row is the outermost element, no other row follows.
    this.#parser = this.#newParser(start === '');
    this.#parser.write(start);
    this.#listen(this.#parser);
    this.#textAt = start.length;
    this.#parsed = 0;
    this.#rowEnd = -1;
    this.#endSought = null;
    this.#open = [];
    this.#markup = [];
    this.#depth = this.#around.length;
    this.#sinceRow = this.#text.length;
  }

  /** Turns the parser's error about markup around the rows into one for partners; returns other errors as they are. */
  #broken(error: unknown): unknown {
    if (!(error instanceof NotWellFormed)) return error;
    if (this.#text.includes('<!DOCTYPE')) return hasDoctype();
    const wrong = wrongCharacter(this.#text.slice(0, this.#parsed + 1));
    const what = (wrong ?? firstSentence(error.message)) + this.#where();
    return new FeedBroken(`The file is not well-formed XML: ${what}.`);
  }

  #where(): string {
    if (this.#open.length > 0) return `, in row ${this.#count + 1}`;
    return this.#count > 0 ? `, after row ${this.#count}` : ', before the first row';
  }

  #opened(tag: SaxesTagPlain): void {
    this.#depth += 1;
    if (this.#depth > this.#limits.depth) {
      throw new FeedBroken(`The XML is nested more than ${this.#limits.depth} deep.`);
    }
    if (this.#depth === 1 && localName(tag.name) === 'html') {
      throw new FeedBroken('This is a web page, not a list of products.');
    }
    if (this.#open.length === 0 && !this.#isRow(tag.name)) {
      if (!this.#isPart && localName(tag.name) === 'link' && tag.attributes.rel === 'next') {
        throw new FeedBroken(
          'The file is one page of several, as its <link rel="next"> says; ask for all listings in one file.',
        );
      }
      if (this.#rowAt === null) this.#others.see(tag.name, this.#depth);
      this.#around.push(tag.name);
      return;
    }
    if (this.#isMarkup(tag.name)) {
      this.#markup.push(tag.name);
      this.#add(`<${tag.name}>`);
      return;
    }
    const start = this.#count === 0 || this.#open.length === 0 ? this.#startOfTag(tag.name) : 0;
    if (this.#open.length === 0) this.#rowStart = start;
    if (this.#holdsRows()) {
      this.#startAt(this.#depth - 1, this.#startOfTag(this.#open.at(-1)!.name, start - 1));
    }
    const node: XmlNode = { name: tag.name, attributes: tag.attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
    // A row of attributes alone contains no element that would be opened.
    if (hasId({ ...node, children: [] }) && this.#holdsRows()) this.#startAt(this.#depth, start);
  }

  /** Makes the innermost open element the first row. */
  #startAt(depth: number, start: number): void {
    const row = this.#open.at(-1)!;
    this.#around.push(...this.#open.slice(0, -1).map(({ name }) => name));
    this.#rowAt = { depth, name: row.name };
    this.#rowStart = start;
    this.#open = [row];
  }

  /** The parser's position of the last start tag of a name before a position. */
  #startOfTag(name: string, before = this.#parser.position - 1): number {
    for (let at = before - this.#textAt; ; at -= 1) {
      at = this.#text.lastIndexOf(`<${name}`, at);
      const next = this.#text[at + 1 + name.length];
      if (at <= 0 || next === undefined || !/[\w.:-]/.test(next))
        return this.#textAt + Math.max(at, 0);
    }
  }

  /**
   * Whether the element that was taken for the first row is a container of rows, such as
   * `<listing>` around several `<item>`s: it is the file's outermost element, or contains nothing
   * else, and the element with columns inside it has a name of rows. An element with an id is a
   * row, such as a product with an offer in it.
   */
  #holdsRows(): boolean {
    const [outer] = this.#open;
    const inner = this.#open.at(-1);
    if (this.#count > 0 || outer === undefined || inner === undefined) return false;
    const between = this.#open.length - 2;
    if (between !== 0 && between !== 1) return false;
    const name = localName(inner.name);
    if (this.#rowAt?.depth === 1) return ROW_ELEMENTS.has(name) && !hasId(outer);
    return between === 0 && name === 'item' && outer.children.length === 1 && !hasId(outer);
  }

  /** Whether an element is markup of a field's text, such as `<b>`, and not a column. */
  #isMarkup(name: string): boolean {
    if (this.#markup.length > 0) return true;
    return this.#open.length > 1 && HTML.has(name.toLowerCase());
  }

  #isRow(name: string): boolean {
    this.#rowAt ??= ROW_ELEMENTS.has(localName(name)) ? { depth: this.#depth, name } : null;
    return this.#rowAt?.depth === this.#depth && this.#rowAt.name === name;
  }

  #add(text: string): void {
    const node = this.#open.at(-1);
    if (node !== undefined) node.text += text;
  }

  #closed(): void {
    this.#depth -= 1;
    const markup = this.#markup.pop();
    if (markup !== undefined) {
      this.#add(`</${markup}>`);
      return;
    }
    const node = this.#open.pop();
    if (node === undefined) this.#around.pop();
    else if (this.#open.length === 0) {
      this.#sinceRow = 0;
      this.#rowEnd = this.#parser.position;
      this.#ready.push(xmlRow(this.#next(), node, this.#limits, this.#undecodable));
    }
  }

  /** Whether a CDATA section contains the end of a row and the beginning of another, so that its own end is missing. */
  #holdsRow(text: string): boolean {
    const { name } = this.#rowAt!;
    return text.includes(`</${name}>`) && text.includes(`<${name}`);
  }

  /** The number of the next row. */
  #next(): number {
    this.#count += 1;
    if (this.#count > this.#limits.rows) {
      throw new FeedBroken(`The file has more than ${this.#limits.rows} rows.`);
    }
    return this.#count;
  }
}

/** Whether an element has an id of its own. */
const hasId = ({ attributes, children }: XmlNode): boolean =>
  [...Object.keys(attributes), ...children.map(({ name }) => name)].some((name) =>
    ID.test(localName(name)),
  );

const ID = /^(?:id|sku|ref|(?:external|product|item|listing|offer|vehicle|hotel|property)[_-]?id)$/;

/** Counts the elements before the first row, one of which may be the file's name for its rows. */
class OtherElements {
  readonly #counts = new Map<string, number>();

  see(name: string, depth: number): void {
    const key = `${depth} ${name}`;
    if (depth > 1 && (this.#counts.has(key) || this.#counts.size < MAX_OTHERS)) {
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** The part of an error message that names the outermost repeated element; empty when there is none. */
  sentence(): string {
    const repeated = [...this.#counts].filter(([, count]) => count > 1).map(([key]) => key);
    const outermost = repeated.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const name = outermost[0]?.split(' ')[1]?.slice(0, 40);
    return name === undefined ? '' : `; its rows seem to be <${name}>: name them <item>`;
  }
}

const MAX_OTHERS = 200;

function xmlRow(number: number, node: XmlNode, limits: ReadLimits, undecodable: string): Row {
  try {
    const cells = xmlCells(node, limits, undecodable);
    const raw = JSON.stringify([cells.names, cells.values]);
    return { number, line: null, raw, header: null, cells: () => cells };
  } catch (error) {
    if (!(error instanceof RowUnreadable)) throw error;
    return unreadable(number, '', error);
  }
}

/** A row that is not well-formed. */
function faultyRow(number: number, text: string, limits: ReadLimits): Row {
  const { message, cells, sure, shown } = readFaulty(text, limits);
  return unreadable(number, shown, new RowUnreadable(message, cells, sure));
}

const unreadable = (number: number, raw: string, error: RowUnreadable): Row => ({
  number,
  line: null,
  raw,
  header: null,
  cells() {
    throw error;
  },
});

const hasDoctype = (): FeedBroken => new FeedBroken('The XML has a DOCTYPE, which we do not read.');

/** A name as it stands in a regular expression. */
const escaped = (name: string): string => name.replace(/[.-]/g, String.raw`\$&`);
