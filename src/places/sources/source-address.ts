import { createHash } from 'node:crypto';

/** The kinds of data that sources bring. */
export type SourceKind = 'places' | 'gazetteer';

/** A file that the settings name by its address. */
export interface DataSource {
  /** A hash of kind and address, by which the database knows it. */
  id: string;
  kind: SourceKind;
  /** The address to ask, which may hold a secret. */
  url: string;
  /** Host and path, without what may be secret. */
  name: string;
  /** The SHA-256 that the file must have, of the address's fragment; null without one. */
  sha256: string | null;
}

const ID_CHARACTERS = 24;

/** Reads an address of the settings; `#sha256=` and 64 hexadecimal digits at its end state the checksum. */
export function sourceOf(kind: SourceKind, address: string): DataSource {
  const url = new URL(address);
  const sha256 = /^#sha256=([0-9a-f]{64})$/i.exec(url.hash)?.[1]?.toLowerCase() ?? null;
  url.hash = '';
  const id = createHash('sha256').update(`${kind} ${url.href}`).digest('hex');
  const name = `${url.host}${url.pathname}`;
  return { id: id.slice(0, ID_CHARACTERS), kind, url: url.href, name, sha256 };
}

/** Whether an address ends in the name of a file, beside which a file of its MD5 may stand. */
const NAMED_FILE = /\.(?:pbf|json|geojson|gz|zip|txt|csv)$/i;

/** The address of the file's MD5 checksum; null if the address does not name a file. */
export function checksumAddress({ url, sha256 }: DataSource): string | null {
  const address = new URL(url);
  if (sha256 !== null || !NAMED_FILE.test(address.pathname)) return null;
  address.pathname += '.md5';
  return address.href;
}

/** The name of the file, for the history of imports. */
export const fileNameOf = ({ name }: Pick<DataSource, 'name'>): string =>
  name.split('/').findLast((part) => part !== '') ?? name;
