import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { wrongFrenchSpaces } from './french-spaces.ts';

const FILES = {
  'site/messages/en/saved.ts': `export const saved = { gone: 'Gone: why?' };`,
  'site/messages/fr/saved.ts': `
    export const saved: Messages['saved'] = {
      right: 'Voici\u00a0: «\u00a0van\u00a0»\u202f; libre\u202f?',
      code: 'Voyez \`{"a": 1}\` sur https://vans.example/?a=1',
      breaks: 'Voici : un van',
      without: 'Libre?',
      wide: 'Libre\u00a0!',
      value: (name) => \`\${name}: libre\`,
      quoted: (name) => \`« \${name} » n’est pas un lieu\`,
      many: (count) => (count > 1 ? 'vans' : 'van'),
    };`,
  'src/mails/words/fr.ts': `export const words = { why: 'Pourquoi :' };`,
  'site/src/lib/Row.svelte': `<script lang="ts">
      let { stop }: Props = $props();
      const { t } = useLanguage();
      const said = \`\${stop.title}: \${t.trip.late}\`;
    </script>
    <p>{t.trip.website}: {stop.host}</p>
    <p>{t.trip.phone}{t.shell.colon} {stop.phone}</p>
    <style> a:hover { color: red; } </style>`,
  'site/src/lib/InEnglish.svelte': `<p>{words.website}: {host}</p>`,
};

let root: string;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'campcairn-french-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
after(() => rmSync(root, { recursive: true }));

it('a sign of French that stands without its no-break space is named, in pages, mails and components', () => {
  const wrong = 'a space of French that may break, or none, in';
  assert.deepEqual(wrongFrenchSpaces(root), [
    `site/messages/fr/saved.ts:5: ${wrong} “Voici :”`,
    `site/messages/fr/saved.ts:6: ${wrong} “Libre?”`,
    `site/messages/fr/saved.ts:7: ${wrong} “Libre\u00a0!”`,
    `site/messages/fr/saved.ts:8: ${wrong} “:”`,
    `site/messages/fr/saved.ts:9: ${wrong} “«”`,
    `site/messages/fr/saved.ts:9: ${wrong} “»”`,
    `src/mails/words/fr.ts:1: ${wrong} “Pourquoi :”`,
    'site/src/lib/Row.svelte:4: say t.shell.colon, before which French has a space',
    'site/src/lib/Row.svelte:6: say t.shell.colon, before which French has a space',
  ]);
});
