/**
 * Writes the sprite of icons used by pages, from the drawings of the icon library:
 * `npx node site/tools/draw-icons.ts`. With `--check` it only reports whether the sprite is current.
 * With one cached file, an icon adds only forty bytes to a page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from '../src/lib/ui/icon-names.ts';

type Node = [tag: string, attributes: Record<string, string>];

const library = fileURLToPath(
  new URL('../../node_modules/@lucide/svelte/dist/icons/', import.meta.url),
);

function nodesOf(name: string): Node[] {
  const source = readFileSync(`${library}${name}.svelte`, 'utf8');
  const data = /const iconData = (\{.*\});/.exec(source)?.[1];
  if (!data) throw new Error(`${name} is not an icon of the library`);
  return (JSON.parse(data) as { node: Node[] }).node;
}

const symbols = ICON_NAMES.map((name) => {
  const shapes = nodesOf(name).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
});

const FILE = new URL('../src/lib/ui/icons.svg', import.meta.url);
const sprite = `<!-- Lucide, ISC licence, https://lucide.dev/license -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`;
if (!process.argv.includes('--check')) writeFileSync(FILE, sprite);
else if (readFileSync(FILE, 'utf8') !== sprite) {
  console.error(
    'site/src/lib/ui/icons.svg is not current: run `npx node site/tools/draw-icons.ts`.',
  );
  process.exitCode = 1;
}
