/** Finds which part of a webhook's signature is wrong. It runs in the browser and sends nothing. */

/** The finding about each part; the page has a sentence for every value. */
export interface SignatureFindings {
  scheme: 'good' | 'empty' | 'malformed' | 'no_time' | 'no_signature' | 'upper_case';
  time: 'good' | 'late' | 'early' | 'unknown';
  secret: 'good' | 'empty' | 'form' | 'spaces' | 'prefix' | 'another' | 'unknown';
  body:
    | 'good'
    | 'empty'
    | 'spaces'
    | 'line_ends'
    | 'written_anew'
    | 'reordered'
    | 'no_json'
    | 'unknown';
  /** Whether a receiver would accept the pasted request. */
  valid: boolean;
}

export interface Pasted {
  secret: string;
  header: string;
  body: string;
}

const TOLERANCE_SECONDS = 300;

const SECRET = /^whsec_[0-9A-Za-z]{43}$/;

interface Signature {
  time: number;
  mac: string;
}

type Header = Signature | Exclude<SignatureFindings['scheme'], 'good' | 'upper_case'>;

/** Parses `t=…,v1=…`, pasted with or without the header's name. */
function readHeader(text: string): Header {
  const value = text.trim().replace(/^cc-signature\s*:\s*/i, '');
  if (value === '') return 'empty';
  const parts = new Map(
    value.split(',').map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [name.trim(), rest.join('=').trim()];
    }),
  );
  const [t, v1] = [parts.get('t'), parts.get('v1')];
  if (t === undefined && v1 === undefined) return 'malformed';
  if (t === undefined || !/^\d{1,12}$/.test(t)) return 'no_time';
  if (v1 === undefined || !/^[0-9a-f]{64}$/i.test(v1)) return 'no_signature';
  return { time: Number(t), mac: v1 };
}

/** Returns an HMAC-SHA256 as lowercase hex. */
async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = encoder.encode(secret);
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

/** Order of fields in an event as it is sent. JSON libraries of receivers may have sorted them. */
const ORDER = (
  'id type created_at data kind name email phone start_date end_date guests message source_page ' +
  'consent_at listing external_id title url public_url'
).split(' ');

/** Returns the same value with the fields of its objects in the order in which they are sent. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  // A listing begins with `id`, and so does the event.
  const fields = Object.entries(value).toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(fields.map(([name, inner]) => [name, ordered(inner)]));
}

/** Yields secrets that may have been meant, the pasted one first. */
function* secrets({ secret }: Pasted): Generator<[SignatureFindings['secret'], string]> {
  const trimmed = secret.trim();
  yield ['good', secret];
  if (trimmed !== secret) yield ['spaces', trimmed];
  if (!trimmed.startsWith('whsec_')) yield ['prefix', `whsec_${trimmed}`];
}

/** Yields bodies that may have been signed, the pasted one first. */
function* bodies({ body }: Pasted): Generator<[SignatureFindings['body'], string]> {
  yield ['good', body];
  if (body.trim() !== body) yield ['spaces', body.trim()];
  if (body.includes('\n')) yield ['line_ends', body.replaceAll(/\r?\n/g, '\r\n')];
  const value = parsed(body);
  if (value === undefined) return;
  yield ['written_anew', JSON.stringify(value)];
  yield ['reordered', JSON.stringify(ordered(value))];
}

/** Finds the error in a pasted secret, header and body. `now` is the current time in seconds. */
export async function checkSignature(
  pasted: Pasted,
  nowSeconds: number,
): Promise<SignatureFindings> {
  const header = readHeader(pasted.header);
  const findings: SignatureFindings = {
    scheme: typeof header === 'string' ? header : 'good',
    time: 'unknown',
    secret: pasted.secret.trim() === '' ? 'empty' : 'unknown',
    body: pasted.body === '' ? 'empty' : 'unknown',
    valid: false,
  };
  if (typeof header !== 'string') {
    const age = nowSeconds - header.time;
    findings.time = age > TOLERANCE_SECONDS ? 'late' : age < -TOLERANCE_SECONDS ? 'early' : 'good';
  }
  if (findings.secret === 'empty' || findings.body === 'empty' || typeof header === 'string') {
    if (findings.secret !== 'empty') findings.secret = formOf(pasted.secret);
    return findings;
  }
  const match = await findMatch(pasted, header);
  if (match === undefined) return { ...findings, ...suspicion(pasted) };
  const { secret, body, upperCase } = match;
  const scheme = upperCase ? 'upper_case' : 'good';
  const right = secret === 'good' && body === 'good' && scheme === 'good';
  return { ...findings, scheme, secret, body, valid: right && findings.time === 'good' };
}

async function findMatch(pasted: Pasted, { time, mac }: Signature) {
  for (const [secret, key] of secrets(pasted)) {
    for (const [body, text] of bodies(pasted)) {
      const made = await hmac(key, `${time}.${text}`);
      if (made === mac) return { secret, body, upperCase: false };
      if (made === mac.toLowerCase()) return { secret, body, upperCase: true };
    }
  }
  return undefined;
}

/** Returns `form` when a text cannot be a webhook secret of this service. */
const formOf = (secret: string): 'form' | 'unknown' =>
  SECRET.test(secret.trim()) ? 'unknown' : 'form';

/**
 * Returns the most likely error when nothing matches. A body formatted exactly as it was sent is
 * probably unchanged, so the secret is suspected; otherwise the two cannot be told apart.
 */
function suspicion({ secret, body }: Pasted): Pick<SignatureFindings, 'secret' | 'body'> {
  if (formOf(secret) === 'form') return { secret: 'form', body: 'unknown' };
  const value = parsed(body);
  if (value === undefined) return { secret: 'unknown', body: 'no_json' };
  const untouched = JSON.stringify(value) === body;
  return { secret: untouched ? 'another' : 'unknown', body: 'unknown' };
}
