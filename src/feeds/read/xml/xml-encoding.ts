import { FeedBroken } from '../../feeds.errors.ts';

/** The encoding of an XML file, and where it is declared. */
export interface XmlEncoding {
  /** A label that the WHATWG's decoder knows, in lower case. */
  label: string;
  /** The file's first bytes, the server's Content-Type, or the XML declaration. */
  saidBy: 'bytes' | 'server' | 'declaration';
  /** Bytes of a byte order mark. */
  markBytes: number;
}

/**
 * Determines the encoding of an XML file as browsers do: by its byte order mark, else the server's
 * charset, else the declaration, else UTF-8.
 * @param head the file's first bytes
 * @param charset the charset in the server's Content-Type; null when it has none
 * @returns null for a file that is not XML
 * @throws {FeedBroken} for a declared encoding that WHATWG's decoder does not know
 */
export function xmlEncoding(head: Buffer, charset: string | null): XmlEncoding | null {
  const byBytes = encodingOfBytes(head);
  if (byBytes !== null) return startsWithTag(head, byBytes) ? byBytes : null;
  if (!startsWithTag(head, { label: 'latin1', markBytes: 0 })) return null;
  if (charset !== null && isKnown(charset)) {
    return { label: asBytes(charset), saidBy: 'server', markBytes: 0 };
  }
  const declared = DECLARATION.exec(head.toString('latin1').trimStart())?.[1];
  if (declared !== undefined && !isKnown(declared)) {
    throw new FeedBroken(
      `The XML is declared as ${declared.toLowerCase()}, an encoding that we do not know: write it in UTF-8.`,
    );
  }
  return { label: asBytes(declared ?? 'utf-8'), saidBy: 'declaration', markBytes: 0 };
}

const DECLARATION = /^<\?xml[^>]{0,100}?\bencoding\s*=\s*["']([^"']{1,40})["']/;

/** The encodings that a file's first bytes show: by a byte order mark, or by how they write the first `<`. */
function encodingOfBytes(head: Buffer): XmlEncoding | null {
  const [first, second, third] = head;
  const found = (label: string, markBytes: number) =>
    ({ label, saidBy: 'bytes', markBytes }) as const;
  if (first === 0xef && second === 0xbb && third === 0xbf) return found('utf-8', 3);
  if (first === 0xfe && second === 0xff) return found('utf-16be', 2);
  if (first === 0xff && second === 0xfe) return found('utf-16le', 2);
  if (first === 0 && second === LESS) return found('utf-16be', 0);
  if (first === LESS && second === 0) return found('utf-16le', 0);
  return null;
}

const LESS = 60;

const startsWithTag = (
  head: Buffer,
  { label, markBytes }: Pick<XmlEncoding, 'label' | 'markBytes'>,
) => /^\s*</.test(new TextDecoder(label).decode(head.subarray(markBytes)));

const isKnown = (label: string): boolean => {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
};

/** A declaration in single bytes that says UTF-16 is wrong; programs that write UTF-8 produce it. */
function asBytes(label: string): string {
  const { encoding } = new TextDecoder(label);
  return encoding.startsWith('utf-') ? 'utf-8' : label.trim().toLowerCase();
}

/** The charset of a Content-Type of XML; null of other types, where it is the server's default for web pages. */
export function xmlCharset(contentType: string): string | null {
  if (!/^\s*[a-z]+\/(?:[^;\s]+\+)?xml\s*;/i.test(contentType)) return null;
  return /;\s*charset\s*=\s*["']?([^"';,\s]{1,40})/i.exec(contentType)?.[1] ?? null;
}
