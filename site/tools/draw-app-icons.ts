/**
 * Draws the icons for home screens from the site's own icon: `npx node site/tools/draw-app-icons.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const STATIC = new URL('../static/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', STATIC), 'utf8');

/** The icon on a square without round corners, which the device cuts, with a margin for that. */
const square = icon
  .replace(' rx="7"', '')
  .replace('translate(4.2 4) scale(.74)', 'translate(7.5 6.85) scale(.57)');

const FILES: [name: string, svg: string, size: number][] = [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-512', square, 512],
  ['touch-180', square, 180],
];

mkdirSync(new URL('icons/', STATIC), { recursive: true });
for (const [name, svg, size] of FILES) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`icons/${name}.png`, STATIC)));
}
