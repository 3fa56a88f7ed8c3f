import { RowUnreadable } from '../../feeds.errors.ts';
import { NOT_UTF8 } from '../csv/csv.ts';
import { Columns, markedFirst } from '../flatten.ts';
import type { ReadLimits } from '../limits.ts';
import type { Cells } from '../row.ts';

/** One element of a row; `text` is the text directly inside it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlNode[];
}

/** A name without its namespace prefix, in lower case. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** OpenTravel has pictures eight levels deep. */
const MAX_LEVELS = 8;

/** Elements whose column name is in an attribute, `<field name="city" value="…"/>`, or in a child beside the value. */
const NAMED = new Set(['field', 'property', 'attribute', 'component', 'client_attr', 'param']);

/**
 * Flattens a row's elements to columns: a child's text is the column of its name, a grandchild's is
 * `child.grandchild`, an attribute's is `child@attribute`, a repeated child is one column with several
 * values, and networks' elements with a name attribute are the column of that name.
 * @param undecodable the message for a row with characters that were lost in decoding
 * @throws {RowUnreadable} with too many columns, or characters lost in decoding
 */
export function xmlCells(row: XmlNode, limits: ReadLimits, undecodable = NOT_UTF8): Cells {
  const columns = new Columns(limits);
  addAttributes(columns, '', row);
  for (const child of row.children) addNode(columns, '', child, 1);
  const cells = columns.cells();
  if (cells.values.flat().some((value) => value.includes('\uFFFD'))) {
    throw new RowUnreadable(undecodable, cells);
  }
  return cells;
}

function addNode(columns: Columns, parent: string, node: XmlNode, level: number): void {
  const named = columnOf(node);
  if (named !== null) {
    columns.add(join(parent, named.name), named.value);
    return;
  }
  const path = localName(node.name) === 'value' && parent !== '' ? parent : join(parent, node.name);
  addAttributes(columns, path, node);
  const text = node.text.trim();
  if (text !== '') columns.add(path, text);
  if (level >= MAX_LEVELS) return;
  const children =
    localName(node.name) === 'images' ? markedFirst(node.children, isMarked) : node.children;
  for (const child of children) addNode(columns, path, child, level + 1);
}

/** Whether an image is the row's main one, as Daisycon marks it. */
const isMarked = (image: XmlNode): boolean => childText(image, 'tag') === 'default';

function addAttributes(columns: Columns, path: string, node: XmlNode): void {
  for (const [name, value] of Object.entries(node.attributes))
    columns.add(`${path}@${name}`, value);
}

function columnOf(node: XmlNode): { name: string; value: string } | null {
  const name = NAMED.has(localName(node.name))
    ? (node.attributes.name ?? nameBesideValue(node))
    : childText(node, 'attribute_name');
  if (name === undefined || name === '') return null;
  const value =
    node.text.trim() ||
    (node.attributes.value ?? childText(node, 'value') ?? childText(node, 'attribute_value'));
  return value === undefined ? null : { name, value: value.trim() };
}

/** The text of a child `name` that has a `value` beside it, as Tradedoubler writes an advertiser's own fields. */
const nameBesideValue = (node: XmlNode): string | undefined =>
  childText(node, 'value') === undefined ? undefined : childText(node, 'name');

function childText(node: XmlNode, name: string): string | undefined {
  return node.children.find((child) => localName(child.name) === name)?.text.trim();
}

function join(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}
