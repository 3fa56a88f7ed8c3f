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
