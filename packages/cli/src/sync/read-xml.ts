import { SaxesParser } from 'saxes';
import { WorkFailed } from '../line/command.ts';
import { FIELDS } from '../generated/fields.ts';
import type { Row } from './row.ts';

interface Element {
  name: string;
  line: number;
  text: string;
  attributes: Record<string, string>;
  children: Element[];
}

/**
 * Parses listings in an XML file. Each child of the root is a listing; its elements or attributes
 * are the fields, nested or named with dots. Throws WorkFailed.
 */
export function readXml(text: string): Row[] {
  const root = treeOf(text);
  return root.children.map((listing) => ({
    at: `line ${listing.line}`,
    cells: new Map([...Object.entries(listing.attributes), ...listing.children.flatMap(cellsOf)]),
  }));
}

function cellsOf(element: Element): [string, string][] {
  const { name, text, children } = element;
  if (name === 'images' && children.length > 0)
    return children.flatMap((image, at) =>
      image.children.length === 0
        ? [[`images.${at}.url`, image.text] as [string, string]]
        : under(`images.${at}`, image.children),
    );
  if (children.length === 0) return [[name, text]];
  return under(name, children);
}

/** Returns the fields of an object. Children of a list are its values, whatever their names are. */
const under = (before: string, children: Element[]): [string, string][] =>
  FIELDS[before] === 'words'
    ? [[before, children.map(({ text }) => text).join('|')]]
    : children.flatMap((child) => cellsOf({ ...child, name: `${before}.${child.name}` }));

function treeOf(text: string): Element {
  const top: Element = { name: '', line: 0, text: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser({ position: true });
  const add = (more: string) => void (open.at(-1)!.text += more);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes: given }) => {
    const attributes = given as Record<string, string>;
    const element: Element = { name, line: parser.line, text: '', attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (cause) => {
    throw new WorkFailed(`Not XML: ${cause.message}`, { cause });
  });
  parser.write(text).close();
  return top.children[0]!;
}
