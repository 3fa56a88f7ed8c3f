/** Headers of the connection and of the message's framing, which partners may not set. */
const RESERVED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Parses `Name: value`; null when it is not a valid or permitted header. */
export function readHeader(text: string): { name: string; value: string } | null {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}):[ \t]*([\x20-\x7e]{1,4000})$/.exec(
    text.trim(),
  );
  const name = match?.[1]?.toLowerCase();
  if (name === undefined || RESERVED.has(name)) return null;
  return { name, value: match![2]!.trim() };
}
