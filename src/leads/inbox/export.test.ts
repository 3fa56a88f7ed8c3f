import assert from 'node:assert/strict';
import { it } from 'node:test';
import { exampleLead } from '../answers.schema.ts';
import type { LeadAnswer } from '../lead.present.ts';
import { leadsAsCsv, leadsAsJson } from './export.ts';

const lead = exampleLead as LeadAnswer;

async function* runs(...all: LeadAnswer[][]): AsyncGenerator<LeadAnswer[]> {
  yield* all;
}
const textOf = async (pieces: AsyncIterable<string>) => (await Array.fromAsync(pieces)).join('');

it('a CSV file has a line for each lead, and nothing in it runs in a spreadsheet', async () => {
  const hostile = { ...lead, name: '=HYPERLINK("https://evil.example")', message: 'One\n"two"' };
  const text = await textOf(leadsAsCsv(runs([lead], [hostile])));
  const [header, first, second, third] = text.split('\r\n');
  assert.match(header!, /^\uFEFFid,kind,created_at,listing_external_id,listing_title,name,email,/);
  assert.match(
    first!,
    /^"lead_4kT9wZrQ2bYc7NfVx1LmPs","enquiry","2026-05-12T18:04:11Z","bramble",/,
  );
  assert.match(second!, /,"'=HYPERLINK\(""https:\/\/evil\.example""\)",/);
  assert.match(second!, /,"One\n""two""",/);
  assert.equal(third, '');
});

it('a CSV file without leads has its header', async () => {
  assert.equal((await textOf(leadsAsCsv(runs([])))).split('\r\n').length, 2);
});

it('a JSON file holds the leads as the API answers them', async () => {
  for (const [given, wanted] of [
    [
      [[lead, lead], [lead]],
      [lead, lead, lead],
    ],
    [[[lead], []], [lead]],
    [[[]], []],
    [[], []],
  ] as const) {
    const text = await textOf(leadsAsJson(runs(...given.map((run) => [...run]))));
    assert.deepEqual(JSON.parse(text), wanted);
  }
});
