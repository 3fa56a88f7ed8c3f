import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { FeedBroken, RowUnreadable } from '../feeds.errors.ts';
import { DeclaredEncoding } from './declared-encoding.ts';
import type { ReadLimits } from './limits.ts';
import type { Cells, Row } from './row.ts';
import { xmlCells } from './xml-cells.ts';
import { localName } from './xml-node.ts';
import type { XmlNode } from './xml-node.ts';

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

/** Size of the slices after which the parser's memory is checked. */
const SLICE_CHARACTERS = 4 * 1024;

/**
 * Rows of an XML file, a batch for each chunk read: the first element called product, item, entry,
 * listing or offer (or as OpenTravel calls them), and every one of that name at the same level.
 * @param encoding as the file declares it
 * @param isPart whether the other pages of one of several are read too
 * @throws {FeedBroken} while iterating: not well-formed, with a DOCTYPE (entity attacks), beyond the
 *   limits of depth and size, one page of several, without a row element, or in another encoding than it declares
 */
export async function* xmlRows(
  chunks: AsyncIterable<Buffer>,
  encoding: string,
  limits: ReadLimits,
  isPart: boolean,
): AsyncGenerator<Row[]> {
  const decoder = new DeclaredEncoding(encoding);
  const reader = new XmlReader(limits, isPart);
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

class XmlReader {
  readonly #limits: ReadLimits;
  readonly #isPart: boolean;
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  #ready: Row[] = [];
  #count = 0;
  #sinceRow = 0;
  #depth = 0;
  readonly #others = new OtherElements();
  #rowAt: { depth: number; name: string } | null = null;
  /** The open elements of the row being read, the row itself first. */
  #open: XmlNode[] = [];
  /** Open elements inside a field that are markup of its text. */
  #markup: string[] = [];

  constructor(limits: ReadLimits, isPart: boolean) {
    this.#limits = limits;
    this.#isPart = isPart;
    const parser = this.#parser;
    parser.on('error', (error) => {
      const what = firstSentence(error.message) + this.#where();
      throw new FeedBroken(`The file is not well-formed XML: ${what}.`);
    });
    parser.on('doctype', () => {
      throw new FeedBroken('The XML has a DOCTYPE, which we do not read.');
    });
    parser.on('opentag', (tag) => this.#opened(tag));
    parser.on('closetag', () => this.#closed());
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
  }

  push(text: string): Row[] {
    this.#parser.write(text);
    this.#sinceRow += text.length;
    if (this.#sinceRow > this.#limits.rowBytes + SLICE_CHARACTERS) {
      const size = Math.round(this.#limits.rowBytes / 1024);
      throw new FeedBroken(
        this.#rowAt === null
          ? `The XML goes on for more than ${size} kB without a product${this.#others.sentence()}.`
          : `The XML goes on for more than ${size} kB without the end of a product.`,
      );
    }
    const rows = this.#ready;
    this.#ready = [];
    return rows;
  }

  end(): Row[] {
    this.#parser.close();
    if (this.#rowAt === null) {
      throw new FeedBroken(
        `The XML holds no <product>, <item>, <entry>, <listing> or <offer>${this.#others.sentence()}.`,
      );
    }
    return this.#ready;
  }

  #where(): string {
    if (this.#open.length > 0) return `, in row ${this.#count + 1}`;
    return this.#count > 0 ? `, after row ${this.#count}` : '';
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
      return;
    }
    if (this.#isMarkup(tag.name)) {
      this.#markup.push(tag.name);
      this.#text(`<${tag.name}>`);
      return;
    }
    if (this.#holdsRows()) this.#startAt(this.#depth - 1);
    const node: XmlNode = { name: tag.name, attributes: tag.attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
    // A row of attributes alone has nothing in it that would be opened.
    if (hasId({ ...node, children: [] }) && this.#holdsRows()) this.#startAt(this.#depth);
  }

  /** Takes the innermost open element for the first row. */
  #startAt(depth: number): void {
    const row = this.#open.at(-1)!;
    this.#rowAt = { depth, name: row.name };
    this.#open = [row];
  }

  /**
   * Whether what was taken for the first row is an element around the rows, as `<listing>` around several `<item>`s: it
   * is the file's outermost element, or has nothing else in it, and what has columns inside it is called like a row. One
   * that has an id is a row, such as a product with an offer in it.
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

  #text(text: string): void {
    const node = this.#open.at(-1);
    if (node !== undefined) node.text += text;
  }

  #closed(): void {
    this.#depth -= 1;
    const markup = this.#markup.pop();
    if (markup !== undefined) {
      this.#text(`</${markup}>`);
      return;
    }
    const node = this.#open.pop();
    if (node === undefined || this.#open.length > 0) return;
    this.#sinceRow = 0;
    this.#count += 1;
    if (this.#count > this.#limits.rows) {
      throw new FeedBroken(`The file has more than ${this.#limits.rows} rows.`);
    }
    this.#ready.push(xmlRow(this.#count, node, this.#limits));
  }
}

/** Whether an element has an id of its own. */
const hasId = ({ attributes, children }: XmlNode): boolean =>
  [...Object.keys(attributes), ...children.map(({ name }) => name)].some((name) =>
    ID.test(localName(name)),
  );

const ID = /^(?:id|sku|ref|(?:external|product|item|listing|offer|vehicle|hotel|property)[_-]?id)$/;

/** Elements before the first row, of which one may be what the file calls its rows. */
class OtherElements {
  readonly #counts = new Map<string, number>();

  see(name: string, depth: number): void {
    const key = `${depth} ${name}`;
    if (depth > 1 && (this.#counts.has(key) || this.#counts.size < MAX_OTHERS)) {
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** The outermost element that is repeated, in words; empty when there is none. */
  sentence(): string {
    const repeated = [...this.#counts].filter(([, count]) => count > 1).map(([key]) => key);
    const outermost = repeated.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const name = outermost[0]?.split(' ')[1]?.slice(0, 40);
    return name === undefined ? '' : `; its rows seem to be <${name}>: name them <item>`;
  }
}

const MAX_OTHERS = 200;

function xmlRow(number: number, node: XmlNode, limits: ReadLimits): Row {
  try {
    const cells = xmlCells(node, limits);
    const raw = JSON.stringify([cells.names, cells.values]);
    return { number, place: null, raw, header: null, cells: () => cells };
  } catch (error) {
    if (!(error instanceof RowUnreadable)) throw error;
    const cells = (): Cells => {
      throw error;
    };
    return { number, place: null, raw: '', header: null, cells };
  }
}

function firstSentence(message: string): string {
  return message.slice(0, 120).replace(/\.+\s*$/, '');
}
