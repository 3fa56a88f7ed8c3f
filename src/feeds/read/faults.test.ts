import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FeedBroken, RowUnreadable } from '../feeds.errors.ts';
import { readFeed } from './index.ts';

/** A row of an XML file. */
const row = (id: string, more = ''): string =>
  `<product><id>${id}</id><title>Van ${id}</title>${more}<price>9</price></product>`;

const products = (...rows: string[]): string =>
  `<?xml version="1.0"?><products>${rows.join('\n')}</products>`;

/** What each row says: its first cell, or why it cannot be read beside its id, as far as that is sure. */
async function read(body: string | Uint8Array, charset?: string): Promise<string[]> {
  const whole = Buffer.from(body);
  const found: string[][] = [];
  for (const size of [whole.length, 7]) {
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
    }
    const said: string[] = [];
    const { batches } = await readFeed(source(), undefined, charset ? { charset } : {});
    for await (const rows of batches) for (const one of rows) said.push(saidBy(() => one.cells()));
    found.push(said);
  }
  assert.deepEqual(found[1], found[0], 'it matters how the file arrives');
  return found[0]!;
}

function saidBy(cells: () => { values: readonly (string | readonly string[])[] }): string {
  try {
    return String(cells().values[0]);
  } catch (error) {
    if (!(error instanceof RowUnreadable)) throw error;
    const id = error.cells?.values[0] ?? '?';
    return `${error.sure === 'none' ? '?' : ''}${String(id)}: ${error.message}`;
  }
}

/** Texts inside a row, and what is said of it. */
const IN_ONE_ROW: Record<string, [inside: string, says: RegExp]> = {
  'an ampersand': [
    '<d>Bed & breakfast</d>',
    /^2: The row holds `&` by itself: write it as `&amp;`/,
  ],
  'an ampersand at the end': ['<d>B&</d>', /^2: The row holds `&` by itself/],
  'an address with parameters': ['<url>https://a.example/?a=1&b=2</url>', /^2: .*`&` by itself/],
  'an ampersand in an attribute': ['<d name="A&B"/>', /^2: .*`&` by itself/],
  'an unknown entity': ['<d>&passwd;</d>', /^2: .*`&passwd;`, which names no character/],
  'a property of objects': ['<d>&constructor;</d>', /^2: .*`&constructor;`, which names no/],
  'a reference to no character': ['<d>&#1;</d>', /^2: .*`&#1;`, a character that XML cannot hold/],
  'a control character': ['<d>Nice\u0003van</d>', /^2: .*control character U\+0003.*leave it out/],
  'a control character in CDATA': ['<d><![CDATA[a\u000bb]]></d>', /^2: .*U\+000B/],
  'a noncharacter': ['<d>a\uffffb</d>', /^2: .*character U\+FFFF/],
  'less than': ['<d>below 3 < 4 m</d>', /^2: .*`<` by itself: write it as `&lt;`/],
  'a tag that is closed by another': ['<a>x</b>', /^\?2: .*`<a>` is closed by `<\/b>`/],
  'a tag that is not closed': ['<a>x', /^\?2: .*`<a>` is closed by `<\/product>`/],
  'a tag that closes nothing': ['x</a>', /^\?2: .*`<product>` is closed by `<\/a>`/],
  'an attribute twice': ['<d a="1" a="2"/>', /^\?2: .*attribute `a` twice/],
  'a quote that is missing': ['<d a="1>x</d>', /^\?2: /],
  'a tag cut off': ['<d', /^\?2: /],
  'a comment without end': ['<!-- x', /^\?2: .*`<!--` is not closed by `-->`/],
  'an instruction without end': ['<?php x', /^\?2: /],
  'a section without end': ['<d><![CDATA[x</d>', /^\?2: .*`<!\[CDATA\[` is not closed by `\]\]>`/],
};

for (const [what, [inside, says]] of Object.entries(IN_ONE_ROW)) {
  test(`${what} is the fault of one row, and the sentence names it`, async () => {
    const file = products(
      row('1'),
      row('2', inside),
      row('3', '<d><![CDATA[a & b]]></d>'),
      row('4'),
    );
    const [first, second, ...more] = await read(file);
    assert.deepEqual([first, more], ['1', ['3', '4']]);
    assert.match(second!, says);
  });
}

test('a fault in the tag that begins a row is that row’s, also where rows are attributes alone', async () => {
  const van = (title: string, id = title) => `<product id="${id}" title="${title}" price="9"/>`;
  for (const wrong of ['Tom & Jo', 'a\u0003b', '3 < 4', '&constructor;', '&#1;']) {
    for (const file of [
      products(van(wrong, '1'), van('2'), van('3')),
      products(van('2'), van(wrong, '1'), van('3')),
      products(van('2'), van('3'), van(wrong, '1')),
      products(
        row('2'),
        row('1').replace('<product', `<product name="${wrong}"`),
        row('3').replace('<product', '<product name="x"'),
      ).replace('<product><id>2', '<product name="y"><id>2'),
    ]) {
      const said = (await read(file)).toSorted();
      assert.equal(said.length, 3, file);
      assert.equal(said.filter((one) => /: The row holds/.test(one)).length, 1, String(said));
    }
  }
  assert.deepEqual((await read(products(van('1'), '<product id="2" x=3/>', van('3')))).length, 3);
});

test('a section without any end in the file is the fault of its row alone', async () => {
  for (const begins of ['<d><![CDATA[x', '<!-- x', '<?php x']) {
    const [first, second, third] = await read(products(row('1'), row('2', begins), row('3')));
    assert.deepEqual([first, third], ['1', '3']);
    assert.match(second!, /^\?(?:2|\?): /);
    await assert.rejects(
      read(products(row('1'), row('2', begins), row('3')).replace('</products>', '')),
      FeedBroken,
    );
  }
});

test('instructions, and what looks like sections within sections, are as they are written', async () => {
  const file = products(
    row('1', '<?php a & b ?>'),
    row('2', '<d><![CDATA[<!-- <? a & b]]></d>'),
    row('3', '<d>x & y</d>'),
    row('4'),
  ).replace('<products>', '<?xml-stylesheet href="list.xsl?a=1&b=2"?><products>');
  const [first, second, third, fourth] = await read(file);
  assert.deepEqual([first, second, fourth], ['1', '2', '4']);
  assert.match(third!, /^3: The row holds `&` by itself/);
});

test('a line of JSON Lines that is no JSON is the fault of that line', async () => {
  const lines = (...ids: string[]) =>
    ids.map((id) => `{"id":"${id}","title":"Van ${id}"}\n`).join('');
  assert.deepEqual(await read(`${lines('1')}{"id":"2","title":NaN}\n${lines('3')}`), [
    '1',
    '??: The line is not valid JSON: it holds `NaN`, where null or another value belongs.',
    '3',
  ]);
  await assert.rejects(read(`${lines('1', '2')}{"id":"3","ti`), FeedBroken);
});

test('a row without its end ends where the next one begins, or with the list', async () => {
  const open = row('2').replace('</product>', '');
  const says = "?2: The row's `<product>` is not closed by `</product>`.";
  assert.deepEqual(await read(products(row('1'), open, row('3'))), ['1', says, '3']);
  assert.deepEqual(await read(products(open, row('3'), row('4'))), [says, '3', '4']);
  assert.deepEqual(await read(products(row('1'), open)), ['1', says]);
  const many = Array.from({ length: 3000 }, (_, n) => row(`${n}`, '<d>text</d>'.repeat(20)));
  const found = await read(products(open, ...many));
  assert.deepEqual([found.length, found[0], found[1]], [3001, says, '0']);
});

test('every row may have a fault, and a feed inside other elements as well', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => row(`${n}`, '<d>B&B</d>'));
  assert.equal((await read(products(...rows))).filter((said) => said.includes('`&`')).length, 300);
  const rss = `<rss><channel><title>Vans</title>${row('1', '<d>a & b</d>')}${row('2')}<x/></channel></rss>`;
  assert.deepEqual(
    (await read(rss)).map((said) => said.slice(0, 2)),
    ['1:', '2'],
  );
  const listing = `<listing><item><id>1</id><t>a & b</t></item><item><id>2</id></item></listing>`;
  assert.deepEqual(
    (await read(listing)).map((said) => said.slice(0, 2)),
    ['1:', '2'],
  );
});

test("HTML's names of characters are those characters", async () => {
  const said = await read(
    '<a><item><t>Caf&eacute;&nbsp;&ndash; 5&euro; &amp;amp; &hearts;</t></item></a>',
  );
  assert.deepEqual(said, ['Café\u00a0– 5€ &amp; ♥']);
});

test('XML is read in whatever encoding browsers know, by any of its names', async () => {
  const file = (label: string) =>
    `<?xml version="1.0" encoding="${label}"?><a><item><t>caf\u0001</t></item></a>`;
  const bytes = (label: string, ...letters: number[]) => {
    const [start, end] = file(label).split('\u0001');
    return Buffer.concat([Buffer.from(start!), Buffer.from(letters), Buffer.from(end!)]);
  };
  for (const label of ['UTF8', 'utf-8', 'unicode-1-1-utf-8', 'UTF-16']) {
    assert.deepEqual(await read(bytes(label, 0xc3, 0xa9)), ['café'], label);
  }
  for (const label of ['latin1', 'L1', 'iso-8859-1', 'ISO8859-15', 'windows-1252', 'cp1252']) {
    assert.deepEqual(await read(bytes(label, 0xe9)), ['café'], label);
  }
  assert.deepEqual(await read(bytes('iso-8859-15', 0xa4)), ['caf€']);
  assert.deepEqual(await read(bytes('latin1', 0x80)), ['caf€']);
  assert.deepEqual(await read(bytes('macintosh', 0x8e)), ['café']);
  assert.deepEqual(await read(bytes('x-sjis', 0x93, 0xfa)), ['caf日']);
  assert.deepEqual(await read(bytes('koi8-r', 0xc6)), ['cafф']);
  assert.deepEqual(await read(bytes('gb2312', 0xc4, 0xe3)), ['caf你']);
  for (const label of ['UTF-7', 'EBCDIC-CP-US', 'klingon']) {
    await assert.rejects(read(file(label)), (error) => {
      assert.ok(error instanceof FeedBroken);
      assert.match(error.message, /declared as .*, an encoding that we do not know/);
      return true;
    });
  }
});

test('XML in UTF-16 is read by its byte order mark, or by how its first tag is written', async () => {
  const text = '<?xml version="1.0" encoding="utf-16"?><a><item><t>café 🚐</t></item></a>';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const body of [little, big]) assert.deepEqual(await read(body), ['café 🚐']);
  for (const [mark, body] of [
    [[0xff, 0xfe], little],
    [[0xfe, 0xff], big],
  ] as const) {
    assert.deepEqual(await read(Buffer.concat([Buffer.from(mark), body])), ['café 🚐']);
  }
  for (const body of [
    Buffer.from('\ufeffid,title\n1,A van\n', 'utf16le'),
    Buffer.from('\ufeff[{"id":"1"}]', 'utf16le'),
  ]) {
    await assert.rejects(read(body), /UTF-16 or binary, not UTF-8/);
  }
});

test("the server's charset goes before the declaration, and a byte order mark before both", async () => {
  const declared = (label: string, letter: number[]) =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${label}"?><a><item><t>caf`),
      Buffer.from(letter),
      Buffer.from('</t></item></a>'),
    ]);
  assert.deepEqual(await read(declared('utf-8', [0xe9]), 'ISO-8859-1'), ['café']);
  assert.deepEqual(await read(declared('latin1', [0xc3, 0xa9]), 'utf-8'), ['café']);
  assert.deepEqual(await read(declared('latin1', [0xe9]), 'no-such-charset'), ['café']);
  const [lost] = await read(declared('latin1', [0xe9]), 'utf-8');
  assert.match(lost!, /not UTF-8, which the server says by its charset/);
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), declared('latin1', [0xc3, 0xa9])]);
  assert.deepEqual(await read(marked, 'latin1'), ['café']);
  await assert.rejects(
    read(declared('utf-8', [0xc3, 0xa9]), 'latin1'),
    /sends the XML as charset=latin1/,
  );
});

test('a quote that is missing in a CSV file does not hide the rows behind it', async () => {
  const file =
    'id,title,url\n1,"Van one,https://a.example/1\n2,"Van two",https://a.example/2\n3,Three,https://a.example/3\n';
  const [first, ...more] = await read(file);
  assert.match(first!, /^\?1: .*closing quote is missing/);
  assert.deepEqual(more, ['3']);
  const lines = 'id,title,url\n1,"Bed, table,\nfridge, ""oven"",\n- sink",https://a.example/1\n';
  assert.deepEqual(await read(lines), ['1']);
});

test('a control character or line break in a text of JSON is the fault of its row', async () => {
  const rows = (text: string) => `[{"id":"1"},{"id":"2","title":"a${text}van"},{"id":"3"}]`;
  const [, second, third] = await read(rows('\u0003'));
  assert.match(second!, /^2: .*control character U\+0003 inside of a text: write it as `\\u0003`/);
  assert.equal(third, '3');
  assert.match((await read(rows('\n')))[1]!, /^2: .*a line break or tab inside of a text/);
  await assert.rejects(read(rows('"')), /JSON/);
});
