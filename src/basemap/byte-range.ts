/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/;

/**
 * Parses a Range header (RFC 9110, 14.1.2). Null for the whole file, as for several ranges or
 * another unit; `unsatisfiable` when the file has no such bytes.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const asked = SINGLE.exec(header?.trim() ?? '')?.groups;
  const [first = '', last = ''] = [asked?.first, asked?.last];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
