import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unzip } from '../../test/support/zip.ts';
import { zipOf } from './zip.ts';

const TIME = new Date('2026-05-04T09:30:10Z');

async function* chunks(...texts: string[]) {
  yield* texts;
}

async function written(entries: Parameters<typeof zipOf>[0]): Promise<Buffer> {
  const parts = [];
  for await (const part of zipOf(entries, TIME)) parts.push(part);
  return Buffer.concat(parts);
}

it('an archive holds its files whole, in their own names', async () => {
  const long = Array.from({ length: 5_000 }, (_, n) => `line ${n}\n`);
  const zip = await written([
    { name: 'a/Zoë.txt', content: chunks('one ', 'two') },
    { name: 'empty.txt', content: chunks() },
    { name: 'long.txt', content: chunks(...long) },
  ]);
  assert.deepEqual(
    [...(await unzip(zip))],
    [
      ['a/Zoë.txt', 'one two'],
      ['empty.txt', ''],
      ['long.txt', long.join('')],
    ],
  );
  assert.ok(zip.length < 20_000, 'compressed');
});

it('an archive without files is one too', async () => {
  assert.deepEqual([...(await unzip(await written([])))], []);
});

it('the failure of a file ends the archive', async () => {
  const broken = async function* () {
    yield 'a';
    throw new Error('no more');
  };
  await assert.rejects(written([{ name: 'a', content: broken() }]), /no more/);
});
