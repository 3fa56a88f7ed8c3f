import assert from 'node:assert/strict';
import { it } from 'node:test';
import { csvHeader, csvLine } from './csv.ts';

it('a file begins with the mark of UTF-8 and the names of its columns', () => {
  assert.equal(csvHeader(['id', 'name']), '\uFEFFid,name\r\n');
});

it('texts are quoted, whatever is in them; numbers and nothing are not', () => {
  assert.equal(
    csvLine(['a "b", c', 'two\nlines', 12, true, null]),
    '"a ""b"", c","two\nlines",12,true,\r\n',
  );
});

it('a text that a spreadsheet would run as a formula is prefixed', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1']) {
    assert.equal(csvLine([text]), `"'${text}"\r\n`);
  }
  assert.equal(csvLine(['1-1', 'a=b', -5]), '"1-1","a=b",-5\r\n');
});
