import { createWriteStream, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';

/** A request body. */
export interface Body {
  /** The kind of attack; `ordinary` for a body that people send. */
  shape: string;
  type: string;
  bytes: Buffer;
}

/** A field of a form as its page shows it. */
export interface FormField {
  name: string;
  value: string;
  isText: boolean;
}

const FORM = 'application/x-www-form-urlencoded';

const formBody = (shape: string, text: string): Body => ({
  shape,
  type: FORM,
  bytes: Buffer.from(text),
});

/** Joins texts up to `size` bytes. */
function upTo(size: number, make: (number: number) => string): string {
  const parts: string[] = [];
  for (let n = 0, length = 0; ; n++) {
    const part = make(n);
    length += part.length;
    if (length > size) return parts.join('');
    parts.push(part);
  }
}

/** Repeats a text up to `size` characters. */
const repeated = (size: number, text: string): string =>
  text.repeat(Math.max(1, Math.floor(size / text.length)));

/** Returns the text that a person would type into a field, depending on its name. */
function typedInto({ name, value, isText }: FormField): string {
  if (!isText || value !== '') return value;
  if (/email/.test(name)) return 'ines@mail.example';
  if (/url|website/.test(name)) return 'https://vans.example/bramble';
  if (/date|from|to$/.test(name)) return '';
  if (name.endsWith('.lat')) return '50.4155';
  if (name.endsWith('.lng')) return '-5.0737';
  if (/name|title/.test(name)) return 'Bramble by the sea';
  return '';
}

/** Returns a form as a person would send it. */
export const ordinaryForm = (fields: readonly FormField[]): Body =>
  formBody(
    'ordinary',
    new URLSearchParams(fields.map((field) => [field.name, typedInto(field)])).toString(),
  );

const encoded = (pairs: [string, string][]): string => new URLSearchParams(pairs).toString();

/** Returns forms of `size` bytes in the worst shapes. */
export function hostileForms(fields: readonly FormField[], size: number): Body[] {
  const own = fields.map((field): [string, string] => [field.name, typedInto(field)]);
  const texts = fields.filter(({ isText }) => isText).map(({ name }) => name);
  const rest = (left: readonly string[]) => encoded(own.filter(([name]) => !left.includes(name)));
  const [first = 'name'] = texts;
  const filled = (piece: string, names: readonly string[]) => {
    const each = Math.floor((size - 4096) / Math.max(1, names.length));
    return [
      rest(names),
      ...names.map((name) => `${encodeURIComponent(name)}=${repeated(each, piece)}`),
    ].join('&');
  };
  return [
    formBody('many names', `${rest([])}${upTo(size - 4096, (n) => `&n${n}=`)}`),
    formBody('one name many times', `${rest([])}${repeated(size - 4096, `&${first}=a`)}`),
    formBody('many rows', `${rest([])}${upTo(size - 4096, (n) => `&images.${n}.url=x`)}`),
    formBody('a deep name', `${rest([])}&${repeated(size - 4096, 'a.')}=x`),
    formBody('one long name', `${rest([])}&${repeated(size - 4096, 'a')}=x`),
    formBody('one long text', filled('word+and+', [first])),
    formBody('one text of signs', filled('"<1+', [first])),
    formBody('one text of many lines', filled('a%0A', [first])),
    formBody('all texts long', filled('a-1@', texts)),
    formBody('all texts of signs', filled('"<', texts)),
  ];
}

/** Returns a multipart form with the given fields and one file. */
function withFile(shape: string, fields: readonly FormField[], name: string, file: Buffer): Body {
  const boundary = '----campcairn-bench';
  const head = fields.map(
    (field) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field.name}"\r\n\r\n${field.value}\r\n`,
  );
  const before = `${head.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    shape,
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const HEADER = 'id,title,url,category,latitude,longitude';
const row = (n: number) =>
  `van-${n},Bramble by the sea,https://vans.example/${n},campervan,50.4155,-5.0737`;

/** Returns a form with a file that people would upload: a hundred rows. */
export const ordinaryFile = (fields: readonly FormField[]): Body =>
  withFile(
    'ordinary',
    fields,
    'vans.csv',
    Buffer.from([HEADER, ...Array.from({ length: 100 }, (_, n) => row(n))].join('\n')),
  );

/** Number of rows and bytes of an unknown column in the packed file: 1.2 GB unpacked. */
const PACKED_ROWS = 20_000;
const PACKED_CELL_BYTES = 60_000;

let packed: Buffer | undefined;

/** Creates a small file that unpacks to 1.2 GB. */
async function packedFile(): Promise<Buffer> {
  if (packed) return packed;
  const file = join(mkdtempSync(join(tmpdir(), 'campcairn-bench-')), 'vans.csv.gz');
  const cell = 'x'.repeat(PACKED_CELL_BYTES);
  function* rows() {
    yield `${HEADER},other\n`;
    for (let n = 0; n < PACKED_ROWS; n++) yield `${row(n)},${cell}\n`;
  }
  if (!existsSync(file)) {
    await pipeline(Readable.from(rows()), createGzip({ level: 1 }), createWriteStream(file));
  }
  packed = readFileSync(file);
  return packed;
}

/** Returns forms with a file of `size` bytes in the worst shapes. */
export async function hostileFiles(fields: readonly FormField[], size: number): Promise<Body[]> {
  const of = (shape: string, name: string, text: string) =>
    withFile(shape, fields, name, Buffer.from(text));
  const some = size - 8192;
  const many = upTo(some, (n) => `${row(n)}\n`);
  return [
    of('a file of many columns', 'vans.csv', `${upTo(some, (n) => `c${n},`)}id\n1\n`),
    of('a file of many rows', 'vans.csv', `${HEADER}\n${many}`),
    of('a file of empty rows', 'vans.csv', `${HEADER}\n${repeated(some, 'a\n')}`),
    of('a file of one long cell', 'vans.csv', `${HEADER}\n"${repeated(some, 'x')}"\n`),
    of('a file that never closes a quote', 'vans.csv', `${HEADER}\n${repeated(some, '"a,')}\n`),
    withFile('a file that unpacks to 1.2 GB', fields, 'vans.csv.gz', await packedFile()),
  ];
}

const JSON_TYPE = 'application/json';

const jsonBody = (shape: string, text: string): Body => ({
  shape,
  type: JSON_TYPE,
  bytes: Buffer.from(text),
});

export const ordinaryJson = (example: unknown): Body =>
  jsonBody('ordinary', JSON.stringify(example ?? {}));

type Json = Record<string, unknown>;

const isPart = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON of an object with the text `more` after its own members. */
const withMembers = (object: Json, more: string): string => {
  const own = JSON.stringify(object);
  return own === '{}' ? `{${more.slice(1)}}` : `${own.slice(0, -1)}${more}}`;
};

/** Returns JSON bodies of `size` bytes in the worst shapes. */
export function hostileJson(example: unknown, size: number): Body[] {
  const object: Json = isPart(example) ? example : {};
  const some = size - JSON.stringify(object).length - 64;
  const list = Object.entries(object).find(([, value]) => Array.isArray(value));
  const item: unknown = Array.isArray(list?.[1]) ? list[1][0] : undefined;
  const [listName, itemText] = [list?.[0] ?? 'items', JSON.stringify(item ?? 1)];
  const { [listName]: _, ...others } = object;
  const inList = (text: string) => withMembers(others, `,"${listName}":[${text.slice(1)}]`);
  const text = Object.entries(object).find(([, value]) => typeof value === 'string')?.[0];
  const bodies = [
    jsonBody(
      'many unknown names',
      withMembers(
        object,
        upTo(some, (n) => `,"n${n}":1`),
      ),
    ),
    jsonBody('one name many times', withMembers(object, repeated(some, ',"n":1'))),
    jsonBody('a list of numbers', withMembers(object, `,"n":[1${repeated(some, ',1')}]`)),
    jsonBody('a list of objects', inList(repeated(some, ',{}'))),
    jsonBody('many items', inList(repeated(some, `,${itemText}`))),
    jsonBody(
      'many deep lists',
      withMembers(object, `,"n":[1${repeated(some, `,${'['.repeat(20)}${']'.repeat(20)}`)}]`),
    ),
    jsonBody('one long name', withMembers(object, `,"${repeated(some, 'a')}":1`)),
    jsonBody('no end', `${JSON.stringify(object).slice(0, -1)},"n":[${repeated(some, '1,')}`),
  ];
  if (isPart(item)) {
    const names = upTo(some, (n) => `,"n${n}":1`);
    bodies.push(jsonBody('many unknown names in an item', inList(`,${withMembers(item, names)}`)));
  }
  if (text !== undefined) {
    const { [text]: __, ...rest } = object;
    const filled = (piece: string) =>
      withMembers(rest, `,${JSON.stringify(text)}:"${repeated(some, piece)}"`);
    bodies.push(jsonBody('one long text', filled('word and ')));
    bodies.push(jsonBody('one text of signs', filled('<a 1-@')));
  }
  return bodies;
}

const photoBody = (shape: string, bytes: Buffer): Body => ({
  shape,
  type: 'application/octet-stream',
  bytes,
});

const plainPicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#468' },
    limitInputPixels: false,
  });

/** A photo of 12 megapixels, as phones make it. */
export const ordinaryPhoto = async (): Promise<Body> =>
  photoBody('ordinary', await plainPicture(4000, 3000).jpeg().toBuffer());

/** Bytes that are no photo, and pictures that are far larger than their files. */
export async function hostilePhotos(size: number): Promise<Body[]> {
  const jpeg = await plainPicture(9_900, 9_900).jpeg({ quality: 30 }).toBuffer();
  const huge = await plainPicture(30_000, 30_000).png({ compressionLevel: 9 }).toBuffer();
  return [
    photoBody('no photo', Buffer.alloc(size, 'a')),
    photoBody('a JPEG that goes on as something else', Buffer.concat([jpeg, Buffer.alloc(size)])),
    photoBody('a JPEG cut off', jpeg.subarray(0, jpeg.length >> 1)),
    photoBody('98 megapixels, JPEG', jpeg),
    photoBody(
      '98 megapixels, progressive JPEG',
      await plainPicture(9_900, 9_900).jpeg({ quality: 30, progressive: true }).toBuffer(),
    ),
    photoBody('98 megapixels, PNG', await plainPicture(9_900, 9_900).png().toBuffer()),
    photoBody('900 megapixels, PNG', huge),
    photoBody(
      '98 megapixels, WebP',
      await plainPicture(9_900, 9_900).webp({ effort: 0 }).toBuffer(),
    ),
  ];
}
