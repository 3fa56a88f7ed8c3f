import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FeedBroken, RowUnreadable } from '../../feeds.errors.ts';
import { splitFields } from './csv-fields.ts';
import { CsvRecords } from './csv-records.ts';
import { findDelimiter } from './table-head.ts';
import { READ_LIMITS, readFeed } from '../index.ts';

test('quotes, doubled quotes, line breaks and delimiters inside quotes are one field', async () => {
  assert.deepEqual(await rowsOf('id,title\n1,"A ""nice"" van,\nby the sea"\n2,Plain\n'), [
    ['1', 'A "nice" van,\nby the sea'],
    ['2', 'Plain'],
  ]);
});

test('quotes people forget to double are text', async () => {
  assert.deepEqual(await rowsOf('id,title\n1,"The "best" van"\n2,A 5" tyre\n3, "spaced, too" \n'), [
    ['1', 'The "best" van'],
    ['2', 'A 5" tyre'],
    ['3', 'spaced, too'],
  ]);
});

for (const [name, end] of [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const) {
  test(`lines may end in ${name}, the last one in nothing`, async () => {
    const lines = ['id,title', '1,"A van\rwith a CR"', '', '2,Another'].join(end);
    assert.deepEqual(await rowsOf(lines), [
      ['1', 'A van\rwith a CR'],
      ['2', 'Another'],
    ]);
  });
}

test('a row with another number of columns than the header fails alone', async () => {
  assert.deepEqual(await rowsOf('id,title\n1,A,van\n2,Another\n3,,,\n4\n'), [
    'The row has 3 columns, the header 2.',
    ['2', 'Another'],
    ['3', ''],
    'The row has 1 columns, the header 2.',
  ]);
});

test('a row that is not UTF-8 fails alone', async () => {
  const body = Buffer.concat([Buffer.from('id,title\n1,Café\n2,Caf'), Buffer.from([0xe9, 10])]);
  assert.deepEqual(await rowsOf(body), [
    ['1', 'Café'],
    'The row holds characters that are not UTF-8: save it as “CSV UTF-8” in Excel, or in LibreOffice with the character set “Unicode (UTF-8)”.',
  ]);
});

test('the delimiter is the one that rows agree on, not the most frequent character', () => {
  const cases: [string, string][] = [
    ['id,image\n1,https://a|https://b|https://c\n2,https://a|https://b|https://c\n', ','],
    ['id;price;text\n1;89,00;"a, b"\n2;90,00;c\n', ';'],
    ['id\ttitle\tprice\n1\tA, B; C\t1,00\n', '\t'],
    ['id|title\n1|A, B\n', '|'],
    ['sep=;\nid;a,b;c,d\n1;2;3\n', ';'],
    ['id\n1\n2\n', ','],
    ['id;title', ';'],
  ];
  for (const [head, delimiter] of cases)
    assert.equal(findDelimiter(Buffer.from(head)), delimiter, head);
});

test("Excel's own first line is not a row", async () => {
  assert.deepEqual(await rowsOf('\uFEFFsep=;\r\nid;title\r\n1;A van\r\n'), [['1', 'A van']]);
});

test('a title and empty lines above the header are not read, and rows keep their lines', async () => {
  const header = 'id;title;url;price';
  const above = [
    'Our fleet 2026;;;\n\n',
    'Our fleet 2026\r\n;;;\r\n',
    'sep=;\r\nOur fleet, 2026\r\n\r\n',
    '\uFEFF"Our\nfleet";;;\n;as of;1 May;\n',
    'Vehicles;;Prices, from;\n\n',
  ];
  for (const lines of above) {
    const { headerLine, batches } = await readFeed(
      one(`${lines}${header}\n1;A, van;x;89\n2;B, van;y;90\n`),
    );
    assert.equal(headerLine, 3, lines);
    const rows = (await Array.fromAsync(batches)).flat();
    assert.deepEqual(rows[0]?.header, header.split(';'), lines);
    assert.deepEqual(
      rows.map(({ number, line }) => [number, line]),
      [
        [1, 4],
        [2, 5],
      ],
    );
  }
});

test('the first line is the header where it may be one, whatever follows', async () => {
  const cases = [
    'id;title;url\nid;title;link\n',
    'Code;Naam;link;prijs\n1;id;title;url\n',
    'Code;Naam\n1;Een camper\n',
  ];
  for (const body of cases) {
    const { headerLine, batches } = await readFeed(one(body));
    assert.equal(headerLine, 1, body);
    const [row] = (await Array.fromAsync(batches)).flat();
    assert.deepEqual(row?.header, body.split('\n')[0]!.split(';'));
  }
});

test('a file with two lines that could be the header is broken, and the message says so', async () => {
  await assert.rejects(
    readFeed(one('Our fleet 2026;;\nid;title;url\nreferentie;naam;link\n1;Een camper;x\n')),
    new FeedBroken('Two lines could be the header: leave only one of them in the file.'),
  );
});

test('what is written as CSV is read back, however it arrives in pieces', () => {
  const field = fc.string({
    unit: fc.constantFrom('a', 'é', '😀', '"', ',', ';', ' ', '\n', '\r', '|'),
  });
  const table = fc.array(fc.array(field, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 9 }),
      (rows, end, size) => {
        const quoted = rows.map((row) =>
          row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','),
        );
        const body = Buffer.from(quoted.map((line) => line + end).join(''));
        const records = new CsvRecords(',', READ_LIMITS);
        const found: string[][] = [];
        for (let at = 0; at < body.length; at += size) {
          for (const raw of records.push(body.subarray(at, at + size))) {
            found.push(splitFields(raw.toString(), ','));
          }
        }
        assert.equal(records.end(), null);
        assert.deepEqual(found, rows);
      },
    ),
  );
});

async function* one(body: string | Buffer): AsyncGenerator<Uint8Array> {
  yield Buffer.from(body);
}

/** Each row's values, or why it cannot be read. */
async function rowsOf(body: string | Buffer): Promise<(readonly unknown[] | string)[]> {
  const found: (readonly unknown[] | string)[] = [];
  const { batches } = await readFeed(one(body));
  for await (const rows of batches) {
    for (const row of rows) {
      try {
        found.push(row.cells().values);
      } catch (error) {
        if (!(error instanceof RowUnreadable)) throw error;
        found.push(error.message);
      }
    }
  }
  return found;
}
