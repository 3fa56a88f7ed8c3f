import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, circle, clipped, ellipse, group, line, n, path, vertical } from '../svg.ts';
import type { Look } from './look.ts';

// Vehicles are drawn in centimetres from the side. They face right; their rear end is at x = 0, the
// ground at y = 0, and heights are negative.

export function wheel(
  canvas: Canvas,
  x: number,
  radius: number,
  style: 'alloy' | 'steel' | 'chrome' = 'alloy',
): string {
  const tyre = canvas.tone('#22272d');
  const rim = canvas.tone(
    style === 'chrome' ? '#f1f2ee' : style === 'steel' ? '#b9bfc4' : '#c9ced2',
  );
  const hub = radius * 0.62;
  let spokes = '';
  if (style === 'alloy') {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
      spokes += `M${n(x)} ${n(-radius)}L${n(x + Math.cos(a) * hub)} ${n(-radius + Math.sin(a) * hub)}`;
    }
  } else {
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      spokes += `M${n(x + Math.cos(a) * hub * 0.66)} ${n(-radius + Math.sin(a) * hub * 0.66)}l.1 .1`;
    }
  }
  return (
    circle(x, -radius, radius, tyre) +
    circle(x, -radius, hub * 1.06, darker(rim, 0.45)) +
    (style === 'alloy'
      ? line(spokes, rim, radius * 0.17) +
        circle(x, -radius, hub, 'none', `stroke="${rim}" stroke-width="${n(radius * 0.1)}"`)
      : circle(x, -radius, hub, rim) + line(spokes, darker(rim, 0.4), radius * 0.13)) +
    circle(x, -radius, radius * 0.17, darker(rim, 0.1))
  );
}

export interface Hull {
  /** Outline as path data. */
  outline: string;
  length: number;
  height: number;
  wheels: readonly number[];
  radius: number;
  /** Height of the lower, unpainted part. */
  sill: number;
  /** Height at which the upper colour of a two-tone paint begins. */
  belt: number;
}

/** The painted body with its shading, graphics, wheel arches and shadow. */
export function hull(canvas: Canvas, shape: Hull, look: Look): string {
  const paint = canvas.tone(look.paint);
  const fill = vertical(canvas, [
    [lighter(paint, 0.2), 0],
    [paint, 38],
    [mix(paint, canvas.tone('#6f7f96'), 0.16), 70],
    [darker(paint, 0.2), 100],
  ]);
  const { length, height, sill, radius } = shape;
  const arches = shape.wheels
    .map((x) => circle(x, -radius - 2, radius * 1.24, canvas.tone('#1d2228')))
    .join('');
  const inside =
    graphics(canvas, shape, look) +
    box(0, -height, length, height * 0.06, '#ffffff', 0, 'opacity=".25"') +
    box(-5, -sill, length + 10, sill, canvas.tone('#3a4148')) +
    box(-5, -sill - 3, length + 10, 3, '#ffffff', 0, 'opacity=".25"') +
    arches;
  return (
    ellipse(length / 2, 2, length * 0.55, 15, '#0f1a2a', 'opacity=".28"') +
    ellipse(length / 2, -1, length * 0.5, 8, '#0f1a2a', 'opacity=".38"') +
    path(shape.outline, fill) +
    clipped(canvas, path(shape.outline, '#000'), inside)
  );
}

function graphics(canvas: Canvas, { length, height, belt }: Hull, look: Look): string {
  const accent = canvas.tone(look.accent);
  const second = lighter(accent, 0.35);
  switch (look.graphics) {
    case 'two-tone':
      return (
        box(-5, -height - 20, length + 10, height + 20 - belt, canvas.tone('#faf6ea')) +
        box(-5, -belt - 3, length + 10, 5, canvas.tone('#e8e2d0'))
      );
    case 'band':
      return (
        box(-5, -belt + 18, length + 10, 12, accent) + box(-5, -belt + 34, length + 10, 5, second)
      );
    case 'swoosh':
      return (
        path(
          `M-5 ${n(-belt + 6)}C${n(length * 0.25)} ${n(-belt + 34)} ${n(length * 0.5)} ${n(-belt + 52)} ${n(length * 0.74)} ${n(-belt + 6)}` +
            `C${n(length * 0.52)} ${n(-belt + 84)} ${n(length * 0.2)} ${n(-belt + 62)} -5 ${n(-belt + 44)}Z`,
          accent,
        ) +
        path(
          `M-5 ${n(-belt + 52)}C${n(length * 0.2)} ${n(-belt + 70)} ${n(length * 0.46)} ${n(-belt + 84)} ${n(length * 0.66)} ${n(-belt + 36)}` +
            `C${n(length * 0.5)} ${n(-belt + 96)} ${n(length * 0.2)} ${n(-belt + 82)} -5 ${n(-belt + 62)}Z`,
          second,
        )
      );
    case 'ridge': {
      const y = -belt + 66;
      const at = (f: number) => n(length * f);
      return (
        path(
          `M${at(0.1)} ${y}L${at(0.22)} ${n(y - 44)}L${at(0.27)} ${n(y - 26)}L${at(0.35)} ${n(y - 60)}L${at(0.52)} ${y}Z`,
          accent,
          'opacity=".9"',
        ) +
        path(
          `M${at(0.02)} ${y}L${at(0.1)} ${n(y - 24)}L${at(0.19)} ${y}Z`,
          second,
          'opacity=".9"',
        ) +
        box(-5, y, length + 10, 4, accent)
      );
    }
    case 'none':
      return '';
  }
}

/**
 * A glass pane with any outline: dark with reflections of the sky by day, warm when the lamps are
 * lit.
 */
export function glass(canvas: Canvas, outline: string, cab = false): string {
  const { light } = canvas;
  const lit = light.lampsLit && !cab;
  const fill = lit
    ? vertical(canvas, [
        ['#ffe7ac', 0],
        ['#ffc46b', 100],
      ])
    : vertical(canvas, [
        [mix(canvas.tone('#2c3c49'), light.sky[1], 0.34), 0],
        [canvas.tone('#2b3843'), 60],
        [mix(canvas.tone('#34434f'), light.sky[3], 0.18), 100],
      ]);
  return path(
    outline,
    fill,
    `stroke="${canvas.tone('#222b33')}" stroke-width="3" stroke-linejoin="round"`,
  );
}

export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}Z`;

/** A window with rounded corners, and reflections or curtains. */
export function pane(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  look?: Look,
  r = 9,
): string {
  const inside =
    canvas.light.lampsLit && look
      ? path(
          `M${n(x)} ${n(y)}h${n(w * 0.24)}q${n(w * 0.02)} ${n(h * 0.6)} ${n(-w * 0.12)} ${n(h)}h${n(-w * 0.12)}Z`,
          look.fabric,
          'opacity=".75"',
        ) +
        path(
          `M${n(x + w)} ${n(y)}h${n(-w * 0.24)}q${n(-w * 0.02)} ${n(h * 0.6)} ${n(w * 0.12)} ${n(h)}h${n(w * 0.12)}Z`,
          look.fabric,
          'opacity=".75"',
        )
      : path(
          `M${n(x + w * 0.3)} ${n(y)}h${n(w * 0.24)}L${n(x + w * 0.3)} ${n(y + h)}h${n(-w * 0.24)}Z`,
          '#ffffff',
          'opacity=".16"',
        );
  const shape = rounded(x, y, w, h, r);
  return glass(canvas, shape) + clipped(canvas, path(shape, '#000'), inside);
}

/** Thin lines between panels. */
export const seams = (canvas: Canvas, data: string, look: Look): string =>
  line(data, darker(canvas.tone(look.paint), 0.34), 2.2, 'opacity=".75"');

export const handle = (canvas: Canvas, x: number, y: number): string =>
  box(x, y, 15, 5, canvas.tone('#2b333a'), 2.5);

export const rearLight = (canvas: Canvas, x: number, y: number, h = 46): string =>
  box(x, y, 9, h, canvas.tone('#c8403a'), 4) +
  box(x, y + h * 0.62, 9, h * 0.2, canvas.tone('#f0a43c'));

/** The glow around lit windows. */
export function glowAround(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  if (!canvas.light.lampsLit) return '';
  const id = canvas.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0%" stop-color="#ffcf7d" stop-opacity=".55"/><stop offset="100%" stop-color="#ffb65c" stop-opacity="0"/></radialGradient>`,
  );
  return ellipse(x, y, rx, ry, `url(#${id})`);
}

/** Objects on the roof: rack, solar panel, surfboard. */
export function roofExtras(
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  look: Look,
): string {
  const grey = canvas.tone('#4a535b');
  const wide = to - from;
  let drawn = '';
  if (look.extras.includes('solar')) {
    drawn +=
      box(from + wide * 0.08, y - 9, wide * 0.34, 6, canvas.tone('#2f4868'), 2) +
      box(from + wide * 0.12, y - 4, wide * 0.26, 4, grey);
  }
  if (look.extras.includes('rack')) {
    drawn += line(
      `M${n(from + wide * 0.5)} ${n(y - 12)}H${n(to - 12)}M${n(from + wide * 0.55)} ${n(y - 12)}V${n(y)}M${n(to - 26)} ${n(y - 12)}V${n(y)}`,
      grey,
      4,
    );
  }
  if (look.extras.includes('board') && !look.extras.includes('rack')) {
    const board = canvas.tone(lighter(look.accent, 0.25));
    drawn +=
      path(
        `M${n(from + wide * 0.46)} ${n(y - 10)}Q${n(from + wide * 0.72)} ${n(y - 26)} ${n(to)} ${n(y - 12)}Q${n(from + wide * 0.72)} ${n(y - 2)} ${n(from + wide * 0.46)} ${n(y - 10)}Z`,
        board,
      ) +
      line(
        `M${n(from + wide * 0.5)} ${n(y - 11)}Q${n(from + wide * 0.72)} ${n(y - 17)} ${n(to - 12)} ${n(y - 12)}`,
        '#ffffff',
        2,
        'opacity=".6"',
      );
  }
  return drawn;
}

/** Two bicycles on a carrier at the rear. */
export function bikes(canvas: Canvas, x: number, y: number): string {
  const bike = (dx: number, colour: string): string =>
    group(
      circle(dx, 0, 24, 'none', `stroke="${canvas.tone('#2a3036')}" stroke-width="4"`) +
        line(
          `M${n(dx - 14)} -4L${n(dx - 6)} -42L${n(dx + 6)} -42M${n(dx)} 0L${n(dx - 8)} -34`,
          canvas.tone(colour),
          5,
        ),
      '',
    );
  return group(
    line('M34 -62H-22V10H30', canvas.tone('#59626a'), 4) +
      bike(-16, '#c94f3d') +
      bike(-8, '#3f7280'),
    `transform="translate(${n(x)} ${n(y)})"`,
  );
}
