import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { wronglyTranslatedKeys } from './catalogue-languages.ts';

const FILES = {
  'site/messages/en/search.ts': `
    export const search = {
      title: 'Search',
      fuel: 'Diesel',
      region: 'Region',
      address: '{site}/mcp',
      lead: 'What is here?',
      total: (count: number) => n(count, { one: '# van', other: '# vans' }),
      kinds: { van: 'Van', site: 'Site' } satisfies Record<string, string>,
      steps: ['Look', ['Ask', 'Write'] as [string, string]],
      state: { ...statuses, other: 'Other', tone: 'bad' as const },
    };`,
  'site/messages/en/words/about.ts': `
    export const about: Words = { title: 'About', blocks: [{ h: 'Who', id: 'operator' }] };`,
  'site/messages/en/words/legal.ts': `export const legal: Words = { title: 'Terms' };`,
  'site/messages/en/words/guide.ts': `export const guide: Words = { title: 'For developers' };`,
  'site/messages/de/search.ts': `
    const n = pluralsOf('de');
    export const search: Messages['search'] = {
      title: 'Suche',
      fuel: 'Diesel',
      region: 'Region',
      address: '{site}/mcp',
      lead: 'What is here?',
      total: (count) => n(count, { one: '# van', other: '# vans' }),
      kinds: { van: 'Camper', plot: 'Platz' },
      steps: ['Suchen', ['Ask', 'Schreiben']],
      state: { paused: 'Pausiert', other: 'Sonstiges', tone: 'bad' },
    };`,
  'site/messages/de/words/about.ts': `
    export const about: Words = { title: 'Über uns', blocks: [{ h: 'Wer', id: 'operator' }] };`,
  'src/mails/words/en.ts': `export const words = { frame: { reference: 'Reference' } };`,
  'src/mails/words/fr.ts': `export const words = { frame: {} };`,
};

let root: string;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'campcairn-languages-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
after(() => rmSync(root, { recursive: true }));

it('a key that a language lacks, leaves in English or has alone is named, in pages and mails', () => {
  assert.deepEqual(wronglyTranslatedKeys(root), [
    'site/messages/de/search.ts: English words say search.lead',
    'site/messages/de/search.ts: English words say search.total',
    'site/messages/de/search.ts: nothing says search.kinds.site',
    'site/messages/de/search.ts: English words say search.steps.1.0',
    'site/messages/de/search.ts: the English one has no search.kinds.plot',
    'site/messages/de/words/legal.ts: there is no such file',
    'src/mails/words/fr.ts: nothing says words.frame.reference',
  ]);
});
