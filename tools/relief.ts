/**
 * Generates site/src/lib/map/relief.webp, the shaded relief of the built-in map: black on shaded
 * slopes and white on lit slopes, with the strength in the alpha channel.
 *
 *   node tools/relief.ts SRTM LAND site/src/lib/map/relief.webp
 *
 * It needs `gdal-bin`. SRTM is the folder `data/maps/earth/srtm/3` of Debian's `marble-qt-data`,
 * with heights as grey values in squares of 22.5 degrees. LAND is `ne_10m_land.shp` of
 * `libmagics++-data`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { RELIEF } from '../site/src/lib/map/relief.ts';

const SQUARE_DEGREES = 22.5;
const WIDTH_PX = 900;
/** Grey value of level ground in GDAL's hillshade, with the light 45 degrees high. */
const LEVEL = 181;
/** Strength of the deepest shadow and of the brightest light. */
const STRENGTH = { shadow: 1.15, light: 1.5 };
/** Width of the fade-out at the edges of the image. */
const FADE_PX = 50;
/** Rounding of strengths to fewer steps makes the file smaller. */
const STEP = 8;

const [folder, land, target] = process.argv.slice(2);
if (folder === undefined || land === undefined || target === undefined)
  throw new Error('Name the folder and the files');
const work = mkdtempSync(join(tmpdir(), 'relief-'));
const run = (program: string, ...args: (string | number)[]) =>
  execFileSync(program, args.map(String), { stdio: ['ignore', 'ignore', 'inherit'] });

const { west, south, east, north } = RELIEF;
const squares: string[] = [];
for (let row = 1; row <= 2; row += 1) {
  for (let column = 7; column <= 8; column += 1) {
    const [left, top] = [column * SQUARE_DEGREES - 180, 90 - row * SQUARE_DEGREES];
    const square = join(work, `${row}-${column}.tif`);
    const name = (number: number) => String(number).padStart(6, '0');
    const corners = [left, top, left + SQUARE_DEGREES, top - SQUARE_DEGREES];
    const file = join(folder, name(row), `${name(row)}_${name(column)}.jpg`);
    run('gdal_translate', '-q', '-a_srs', 'EPSG:4326', '-a_ullr', ...corners, file, square);
    squares.push(square);
  }
}
const heights = join(work, 'heights.tif');
const box = [west, south, east, north];
const projected = ['-t_srs', 'EPSG:3857', '-te_srs', 'EPSG:4326', '-te', ...box];
const sampled = ['-ts', WIDTH_PX, 0, '-r', 'cubicspline', '-ot', 'Float32'];
run('gdalwarp', '-q', ...projected, ...sampled, ...squares, heights);
const shaded = join(work, 'shaded.tif');
run('gdaldem', 'hillshade', '-q', '-compute_edges', '-z', 160, heights, shaded);
// The coast is a step in these heights but not a slope, so the shading begins a little inland.
const covered = join(work, 'land.tif');
run('gdal_translate', '-q', '-ot', 'Byte', '-scale', 0, 1, 0, 0, heights, covered);
const wanted = join(work, 'land.gpkg');
run('ogr2ogr', '-t_srs', 'EPSG:3857', '-clipsrc', ...box, wanted, land);
run('gdal_rasterize', '-q', '-burn', 255, wanted, covered);
const inland = await sharp(covered).extractChannel(0).blur(1.6).raw().toBuffer();
const { data, info } = await sharp(shaded)
  .blur(0.8)
  .extractChannel(0)
  .raw()
  .toBuffer({ resolveWithObject: true });
const inlandness = (at: number): number => Math.max(0, (inland[at]! - 150) / 105);
const pixels = Buffer.alloc(data.length * 4);
data.forEach((grey, at) => {
  const [x, y] = [at % info.width, Math.floor(at / info.width)];
  const fade = Math.min(1, Math.min(x, y, info.width - x, info.height - y) / FADE_PX);
  const isLit = grey > LEVEL;
  const strength = isLit ? STRENGTH.light : STRENGTH.shadow;
  const alpha = Math.max(0, Math.abs(grey - LEVEL) - 2) * strength * fade * inlandness(at);
  pixels.fill(isLit ? 255 : 0, 4 * at, 4 * at + 3);
  pixels[4 * at + 3] = Math.min(255, Math.round(alpha / STEP) * STEP);
});
await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
  .webp({ quality: 60, alphaQuality: 60, effort: 6 })
  .toFile(target);
