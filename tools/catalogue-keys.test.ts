import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { unusedCatalogueKeys } from './catalogue-keys.ts';

const FILES = {
  'messages/en/index.ts': `
    import { search } from './search.ts';
    export const messages = { search };
    export type Messages = typeof messages;`,
  'messages/en/search.ts': `
    const nouns = { any: 'things' };
    export const search = {
      title: 'Search',
      lead: 'What is here?',
      total: (count: number) => count + nouns.any,
      sorts: { price: 'Price', rating: 'Rating', distance: 'Distance' },
      kinds: { van: 'Vans', site: 'Sites' } satisfies Record<string, string>,
      hint: 'Try a town',
      placeHint: 'Town or country',
      dateHint: 'Any day',
      marks: { near: 'Near', far: 'Far' },
      forms: { sent: { title: 'Sent', text: 'It is on its way' } },
    };`,
  'src/Page.svelte': `
    <script lang="ts">
      import type { Messages } from '../messages/en/index.ts';
      import { shown } from './shown.ts';
      type Props = { t: Messages; sort: 'price' | 'rating'; field: 'place' };
      let { t, sort, field }: Props = $props();
      const { search } = t;
    </script>
    <h1>{search.total(2)}</h1>
    {#each shown(t.search) as name}<i>{name}</i>{/each}
    <p title={t.search[\`\${field}Hint\`]}>{t.search.sorts[sort]}</p>
    <p>{search.forms.sent.title}</p>`,
  'src/shown.ts': `
    import type { Messages } from '../messages/en/index.ts';
    export function shown({ title, kinds, marks }: Messages['search']): string[] {
      return [title, marks.near, ...Object.values(kinds)];
    }`,
};

let site: string;
before(() => {
  site = mkdtempSync(join(tmpdir(), 'campcairn-catalogue-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
});
after(() => rmSync(site, { recursive: true }));

it('a key of the catalogue that no page or module reads is named, however the others are read', () => {
  const names = unusedCatalogueKeys({
    catalogues: join(site, 'messages'),
    readers: join(site, 'src'),
  }).map((complaint) => complaint.split(' ').at(-1));
  assert.deepEqual(names, [
    'search.lead',
    'search.sorts.distance',
    'search.hint',
    'search.dateHint',
    'search.marks.far',
    'search.forms.sent.text',
  ]);
});
