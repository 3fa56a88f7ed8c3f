/**
 * Writes the sprite of icons used by pages, and the style sheet of those on cards, from the drawings
 * of the icon library: `npx node site/tools/draw-icons.ts`. With `--check` it only reports whether
 * both are current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARD_ICONS, ICON_NAMES, type IconName } from '../src/lib/ui/icon-names.ts';

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

const shapesOf = (name: IconName): string =>
  nodesOf(name)
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${tag} ${written.join(' ')}/>`;
    })
    .join('');

const symbols = ICON_NAMES.map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
);

/** Returns a rule with the drawing of an icon as a mask. */
function maskRule(selector: string, name: IconName, isFull: boolean): string {
  const stroke = 'stroke="#000" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
  const fill = isFull ? '#000' : 'none';
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" ${stroke}>${shapesOf(name)}</svg>`;
  const written = image.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent);
  return `${selector} {\n  --icon: url("data:image/svg+xml,${written}");\n}`;
}

const masks = [
  ...CARD_ICONS.map((name) => maskRule(`.i-${name}`, name, name === 'star')),
  maskRule(".i-heart[aria-pressed='true']", 'heart', true),
];

const sprite = `<!-- Lucide, ISC licence, https://lucide.dev/license -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`;
const styles = `/* Lucide, ISC licence, https://lucide.dev/license */\n${masks.join('\n')}\n`;
for (const [name, text] of [
  ['icons.svg', sprite],
  ['card-icons.css', styles],
] as const) {
  const file = new URL(`../src/lib/ui/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `site/src/lib/ui/${name} is not current: run \`npx node site/tools/draw-icons.ts\`.`,
    );
    process.exitCode = 1;
  }
}
