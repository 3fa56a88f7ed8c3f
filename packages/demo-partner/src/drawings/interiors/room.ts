import { type Canvas, forked, HEIGHT, WIDTH } from '../canvas.ts';
import { darker, lighter, under } from '../colour.ts';
import { landscape, type Setting } from '../land/index.ts';
import { box, circle, clipped, group, line, n, path, radial, vertical } from '../svg.ts';
import { rounded } from '../vehicles/parts.ts';
import type { Look } from '../vehicles/look.ts';

/** Returns the room's own light: warm lamps after sunset, independent of the light outside. */
export const indoors = (canvas: Canvas): Canvas => ({
  ...canvas,
  tone: (colour) => under(canvas.light.lampsLit ? '#ffe3bd' : '#fffaf2', colour),
});

/** The landscape outside, clipped to a shape. */
export function viewThrough(
  canvas: Canvas,
  setting: Setting,
  shape: string,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const outside = forked(canvas, 'land');
  const scale = Math.max(w / WIDTH, h / 690);
  const scene = landscape(outside, setting);
  const dx = x + (w - WIDTH * scale) / 2;
  return clipped(
    canvas,
    path(shape, '#000'),
    group(
      scene.drawn + scene.front,
      `transform="translate(${n(dx)} ${n(y)}) scale(${scale.toFixed(3)})"`,
    ) +
      path(
        `M${n(x)} ${n(y)}h${n(w * 0.3)}l${n(-w * 0.2)} ${n(h)}H${n(x)}Z`,
        '#ffffff',
        'opacity=".07"',
      ),
  );
}

/** A window with its frame, the view, and curtains in the vehicle's fabric. */
export function windowOn(
  canvas: Canvas,
  room: Canvas,
  setting: Setting,
  look: Look,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const shape = rounded(x, y, w, h, 22);
  const frame = room.tone('#e9e6df');
  const cloth = room.tone(look.fabric);
  const curtain = (from: number, sign: number): string => {
    const width = Math.min(74, w * 0.14);
    let folds = '';
    for (let i = 1; i < 4; i++)
      folds += `M${n(from + sign * width * (i / 4))} ${n(y - 10)}q${n(sign * -6)} ${n(h * 0.5)} 0 ${n(h + 20)}`;
    return (
      path(
        `M${n(from)} ${n(y - 16)}h${n(sign * width)}q${n(sign * -10)} ${n(h * 0.5)} ${n(sign * 4)} ${n(h + 34)}h${n(sign * -width - sign * 4)}Z`,
        cloth,
      ) + line(folds, darker(cloth, 0.18), 4, 'opacity=".6"')
    );
  };
  return (
    path(rounded(x - 16, y - 16, w + 32, h + 32, 32), frame) +
    path(rounded(x - 6, y - 6, w + 12, h + 12, 26), darker(frame, 0.35)) +
    viewThrough(canvas, setting, shape, x, y, w, h) +
    line(`M${n(x - 44)} ${n(y - 20)}H${n(x + w + 44)}`, room.tone('#6b5d50'), 6) +
    curtain(x - 36, 1) +
    curtain(x + w + 36, -1)
  );
}

/** Walls, plain or with pale boards, and a floor of planks. */
export function shell(room: Canvas, floorY: number): string {
  const wall = room.tone(
    room.random.fork('wall').pick(['#f1e9da', '#ece7dd', '#e6e8e2', '#f4ede0']),
  );
  const floor = room.tone(
    room.random.fork('floor').pick(['#b98f63', '#a47c57', '#c7a278', '#8f7058']),
  );
  const boards = room.random.fork('boards').chance(0.55)
    ? Array.from({ length: 16 }, (_, i) => `M0 ${i * 44 + 20}H${WIDTH}`).join('')
    : '';
  const planks = Array.from({ length: 19 }, (_, i) => {
    const top = (i - 9) * 78 + 600;
    const bottom = (i - 9) * 128 + 600;
    return `M${top} ${floorY}L${bottom} ${HEIGHT}`;
  }).join('');
  const fill = vertical(room, [
    [lighter(wall, 0.3), 0],
    [wall, 60],
    [darker(wall, 0.1), 100],
  ]);
  const ground = vertical(room, [
    [darker(floor, 0.18), 0],
    [floor, 100],
  ]);
  return (
    box(0, 0, WIDTH, floorY, fill) +
    line(boards, darker(wall, 0.14), 2, 'opacity=".55"') +
    box(0, floorY, WIDTH, HEIGHT - floorY, ground) +
    line(planks, darker(floor, 0.28), 2, 'opacity=".6"') +
    box(0, floorY - 8, WIDTH, 10, darker(wall, 0.28), 0, 'opacity=".7"')
  );
}

/** A row of lockers under the ceiling, with a strip of light below. */
export function lockers(room: Canvas, look: Look, y: number, h: number, doors: number): string {
  const face = room.tone(look.cabinet);
  const trim = room.tone(look.timber);
  const w = WIDTH / doors;
  let fronts = '';
  for (let i = 0; i < doors; i++) {
    fronts +=
      path(rounded(i * w + 7, y + 8, w - 14, h - 20, 14), lighter(face, 0.1)) +
      path(
        rounded(i * w + 7, y + 8, w - 14, h - 20, 14),
        'none',
        `stroke="${darker(face, 0.16)}" stroke-width="2"`,
      ) +
      circle(i * w + w / 2, y + h - 30, 7, room.tone('#c9a15f')) +
      circle(i * w + w / 2, y + h - 30, 3, room.tone('#8f6f3c'));
  }
  const shine = vertical(room, [
    ['#fff1cc', 0, 0.85],
    ['#fff1cc', 100, 0],
  ]);
  return (
    box(0, y - 40, WIDTH, h + 40, darker(face, 0.08)) +
    fronts +
    box(0, y + h - 8, WIDTH, 12, trim) +
    box(0, y + h + 4, WIDTH, 80, shine)
  );
}

/** A cushion with a pattern of its own. */
export function cushion(
  room: Canvas,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn = 0,
): string {
  const base = room.tone(colour);
  const s = size / 2;
  const shape = `M${n(-s)} ${n(-s * 0.86)}Q0 ${n(-s * 1.06)} ${n(s)} ${n(-s * 0.86)}Q${n(s * 1.12)} 0 ${n(s)} ${n(s * 0.86)}Q0 ${n(s * 1.04)} ${n(-s)} ${n(s * 0.86)}Q${n(-s * 1.12)} 0 ${n(-s)} ${n(-s * 0.86)}Z`;
  const pale = lighter(base, 0.55);
  const pattern = room.random.pick([
    () => [-0.5, 0, 0.5].map((f) => box(-s * 1.1, f * s - 3, s * 2.2, 6, pale)).join(''),
    () =>
      [-0.4, 0.4]
        .flatMap((a) => [-0.4, 0.4].map((b) => circle(a * s, b * s, s * 0.17, pale)))
        .join(''),
    () =>
      line(
        `M${n(-s)} ${n(-s * 0.2)}l${n(s * 0.5)} ${n(s * 0.4)} ${n(s * 0.5)} ${n(-s * 0.4)} ${n(s * 0.5)} ${n(s * 0.4)} ${n(s * 0.5)} ${n(-s * 0.4)}`,
        pale,
        5,
      ),
    () => '',
  ])();
  return group(
    path(shape, base) +
      clipped(room, path(shape, '#000'), pattern) +
      path(shape, '#000', 'opacity=".06" transform="translate(3 5)"'),
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
  );
}

/** A plant in a pot on `y`. */
export function plant(room: Canvas, x: number, y: number, size: number): string {
  const { random } = room;
  const green = room.tone(random.pick(['#5d8a5b', '#6f9a5f', '#4d7d62']));
  const pot = room.tone(random.pick(['#c9714c', '#e9e2d2', '#5d7f8c', '#d9a441']));
  let leaves = '';
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.36;
    const [ex, ey] = [Math.cos(a) * size, Math.sin(a) * size];
    leaves += path(
      `M0 ${n(-size * 0.3)}Q${n(ex * 0.3 - size * 0.2)} ${n(ey * 0.7 - size * 0.2)} ${n(ex * 0.9)} ${n(ey - size * 0.2)}Q${n(ex * 0.7 + size * 0.1)} ${n(ey * 0.4 - size * 0.2)} 0 ${n(-size * 0.3)}Z`,
      i % 2 ? green : darker(green, 0.16),
    );
  }
  return group(
    leaves +
      path(
        `M${n(-size * 0.3)} ${n(-size * 0.4)}H${n(size * 0.3)}L${n(size * 0.22)} 0H${n(-size * 0.22)}Z`,
        pot,
      ) +
      box(-size * 0.34, -size * 0.46, size * 0.68, size * 0.12, lighter(pot, 0.15), 2),
    `transform="translate(${n(x)} ${n(y)})"`,
  );
}

/** Warm light from a lamp inside. */
export function lamp(room: Canvas, x: number, y: number, radius: number): string {
  const strong = room.light.lampsLit ? 0.62 : 0.3;
  const fill = radial(room, [
    ['#ffdf9f', 0, strong],
    ['#ffcf85', 50, strong * 0.3],
    ['#ffcf85', 100, 0],
  ]);
  return circle(x, y, radius, fill);
}

/** A string of small lights along a line through the points. */
export function fairyLights(room: Canvas, points: readonly (readonly [number, number])[]): string {
  let drawn = line(
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
    room.tone('#8a7a66'),
    1.6,
  );
  for (const [x, y] of points) {
    drawn +=
      (room.light.lampsLit ? lamp(room, x, y + 4, 24) : '') + circle(x, y + 4, 4.2, '#fff0bd');
  }
  return drawn;
}
