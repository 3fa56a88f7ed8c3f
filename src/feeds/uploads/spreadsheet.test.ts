import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aSpreadsheet } from '../../../test/builders/spreadsheet.ts';
import { aZip } from '../../../test/support/zip.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { readSpreadsheet, spreadsheetAsCsv } from './spreadsheet.ts';

describe('a spreadsheet', () => {
  it('is read from its first sheet: texts, numbers and empty cells', async () => {
    const rows = [
      ['id', 'title', 'price', 'sleeps'],
      ['bramble', 'Bramble & "friends" <by the sea>', 89.9, ''],
      ['camion', '  Camión\nsecond line ', '', 4],
    ];
    assert.deepEqual(await readSpreadsheet(await aSpreadsheet(rows)), [
      ['id', 'title', 'price', 'sleeps'],
      ['bramble', 'Bramble & "friends" <by the sea>', '89.9'],
      ['camion', '  Camión\nsecond line ', '', '4'],
    ]);
    assert.equal(
      (await spreadsheetAsCsv(await aSpreadsheet(rows))).toString(),
      '"id","title","price","sleeps"\n"bramble","Bramble & ""friends"" <by the sea>","89.9",""\n"camion","  Camión\nsecond line ","","4"',
    );
  });

  it('has numbers as they are shown, not as they are stored', async () => {
    assert.deepEqual(
      await readSpreadsheet(await aSpreadsheet([[89.90000000000001, -5.0737, 1e21, 12_345]])),
      [['89.9', '-5.0737', '1e+21', '12345']],
    );
  });

  it('keeps its blank rows, so that rows are counted as people see them', async () => {
    const rows = [['id', 'title'], [], ['a', 'A van']];
    assert.equal(
      (await spreadsheetAsCsv(await aSpreadsheet(rows))).toString(),
      '"id","title"\n""\n"a","A van"',
    );
  });

  it('has as many columns as the header below its title', async () => {
    const rows = [['Our fleet'], [], ['id', 'title', 'url', 'price'], ['a', 'A van', 'x']];
    assert.equal(
      (await spreadsheetAsCsv(await aSpreadsheet(rows))).toString().split('\n').at(-1),
      '"a","A van","x",""',
    );
  });

  it('has wide rows and many columns at their places', async () => {
    const row = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? at : ''));
    assert.deepEqual(
      (await readSpreadsheet(await aSpreadsheet([row])))[0],
      row.slice(0, 40).map(String).slice(0, 40),
    );
  });
});

describe('a file that is no spreadsheet', () => {
  const refused = async (bytes: Buffer | Promise<Buffer>) => {
    const given = await bytes;
    await assert.rejects(readSpreadsheet(given), FeedBroken);
  };

  it('is refused: another archive, a damaged one, half of one', async () => {
    await refused(aZip({ 'readme.txt': 'not a sheet' }));
    await refused(Buffer.from('PK\u0003\u0004'));
    const whole = await aSpreadsheet([['id'], ['a']]);
    await refused(whole.subarray(0, whole.length - 30));
    const damaged = Buffer.from(whole);
    damaged.fill(0x58, 40, 120);
    await refused(damaged);
  });

  it('is refused when it unpacks to too much, or tries to bring entities', async () => {
    const huge = {
      'xl/workbook.xml': ' '.repeat(30 * 1024 ** 2),
      'xl/_rels/workbook.xml.rels': '',
    };
    await assert.rejects(readSpreadsheet(await aZip(huge)), /unpacks to more than 24 MB: split it/);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>';
    await refused(aZip({ 'xl/workbook.xml': bomb, 'xl/_rels/workbook.xml.rels': '<a/>' }));
  });

  it('is refused when a small file names a long text, or blank cells, again and again', async () => {
    const workbook = {
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<a><Relationship Id="a" Target="sheet.xml"/></a>',
    };
    const sheet = (rows: string, text = '') =>
      aZip({
        ...workbook,
        'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
        'xl/sheet.xml': `<worksheet>${rows}</worksheet>`,
      });
    const again = `<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`.repeat(50);
    const long = sheet(again, 'a'.repeat(4_000_000));
    await assert.rejects(readSpreadsheet(await long), /more than 32 million characters: split it/);
    const far = '<row r="1"><c r="ALL1"><v>1</v></c></row>';
    await refused(sheet(far.repeat(60_000)));
    const wide = '<row><c r="ALL1" t="str"><v>title</v></c></row>';
    const narrow = '<row><c t="str"><v>a</v></c></row>'.repeat(49_000);
    const padded = sheet(wide + narrow);
    await assert.rejects(spreadsheetAsCsv(await padded), FeedBroken);
  });
});
