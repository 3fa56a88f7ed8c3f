import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { csvHeader, csvLine, guarded, unguarded } from './csv.ts';

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
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '\tx', '\nx']) {
    assert.equal(csvLine([text]), `"'${text}"\r\n`);
  }
  assert.equal(csvLine(['1-1', 'a=b', -5]), '"1-1","a=b",-5\r\n');
});

it('nothing is a formula either where the file is split at other separators, or in its lines', () => {
  assert.equal(csvLine(['a\n=cmd()']), `"a\n'=cmd()"\r\n`);
  assert.equal(csvLine(['x;=1+1; -2']), `"x;'=1+1; '-2"\r\n`);
  assert.equal(csvLine(['\t=1']), `"'\t'=1"\r\n`);
  assert.equal(csvLine(['two; three\n\nfour - five']), '"two; three\n\nfour - five"\r\n');
  const parts = fc.constantFrom(';', '\t', '\n', '\r\n', ' ', "'", '=', '-', '@', '＋', 'a', '"');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
      const pieces = guarded(some.join('')).split(/[;\t\r\n]/);
      assert.ok(pieces.every((piece) => !/^ *[=+\-@＝＋－＠]/.test(piece)));
    }),
  );
});

it('a text that was guarded is read again as it was', () => {
  const parts = fc.constantFrom(';', '\t', '\n', '\r', ' ', "'", '=', '+', '-', '@', '＝', 'a');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
      const text = some.join('');
      assert.equal(unguarded(guarded(text)), text);
    }),
  );
});
