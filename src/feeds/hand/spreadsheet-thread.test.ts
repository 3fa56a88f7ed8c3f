import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { aSpreadsheet, aZip } from '../../../test/builders/spreadsheet.ts';
import { FeedBroken } from '../feeds.errors.ts';
import { readInThread } from './spreadsheet-thread.ts';

const SHEET = aSpreadsheet([
  ['id', 'title'],
  ['a', 'A van'],
]);

describe('an uploaded spreadsheet', () => {
  it('is read while others are answered', async () => {
    const reading = readInThread(SHEET).then(String);
    assert.equal(await Promise.race([reading, setImmediate('another request')]), 'another request');
    assert.equal(await reading, '"id","title"\n"a","A van"');
  });

  it('is refused in words, and the next one is read', async () => {
    const [broken, read] = await Promise.allSettled([
      readInThread(aZip({ 'readme.txt': 'Hello' })),
      readInThread(SHEET),
    ]);
    assert.ok(broken.status === 'rejected' && broken.reason instanceof FeedBroken);
    assert.equal(broken.reason.message, 'The file is a ZIP archive, not a spreadsheet.');
    assert.equal(read.status, 'fulfilled');
  });
});
