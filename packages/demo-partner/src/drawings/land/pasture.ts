import { type Canvas, WIDTH } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { box, circle, ellipse, line, n, path, placed, type Point } from '../svg.ts';

function sheep(canvas: Canvas): string {
  const wool = canvas.tone('#f4efe4');
  const dark = canvas.tone('#3d3a39');
  return (
    ellipse(0, 1, 20, 3, '#0f1a2a', 'opacity=".22"') +
    line('M-9 -8V0M-4 -8V0M7 -8V0M11 -8V0', dark, 2.4) +
    path(
      'M-18 -16q-3 -9 6 -10q3 -6 11 -4q7 -4 12 2q8 0 7 8q1 8 -7 9q-10 4 -22 1q-8 0 -7 -6Z',
      wool,
    ) +
    path('M-12 -9q12 4 28 0q-2 4 -8 5q-12 2 -18 -1Z', darker(wool, 0.14)) +
    ellipse(19, -21, 5.5, 4.4, dark) +
    ellipse(15, -24, 3, 1.6, dark)
  );
}

/** Sheep that graze between two heights; nearer sheep are larger. */
export function flock(canvas: Canvas, from: number, to: number, count: number): string {
  const { random } = canvas;
  const middle = random.between(200, 1000);
  return Array.from({ length: count }, () => random.next())
    .toSorted((a, b) => a - b)
    .map((t) => {
      const x = middle + random.between(-260, 260);
      return placed(sheep(canvas), x, from + (to - from) * t, 0.5 + 0.6 * t, random.chance(0.5));
    })
    .join('');
}

/** A drystone wall that follows a line through the landscape. */
export function drystone(
  canvas: Canvas,
  along: readonly Point[],
  height: number,
  distance: number,
): string {
  const { random } = canvas;
  const at = (x: number): number => {
    const next = along.findIndex(([px]) => px > x);
    const [a, b] = [along[Math.max(0, next - 1)]!, along[Math.max(0, next)]!];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]);
  };
  let stones = '';
  for (let x = -10; x < WIDTH + 10;) {
    const width = height * random.between(0.5, 1);
    const tone = canvas.tone(random.pick(['#9a9c99', '#8a8d8c', '#aaa79e', '#7d8183']), distance);
    const y = at(x);
    stones += box(x, y - height * 0.5, width, height * 0.5, tone, 2);
    stones += box(x - width * 0.4, y - height, width, height * 0.48, lighter(tone, 0.08), 2);
    x += width + 0.8;
  }
  return stones;
}

/** Heather in bloom: low cushions in groups. */
export function heather(canvas: Canvas, top: number, bottom: number, count: number): string {
  const { random } = canvas;
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.2;
    const [x, y] = [random.between(-20, WIDTH + 20), top + (bottom - top) * t];
    const size = 9 + 26 * t;
    const colour = canvas.tone(
      random.pick(['#a4648f', '#8f5b86', '#b97aa0', '#7f6f58']),
      0.3 * (1 - t),
    );
    drawn += path(
      `M${n(x - size)} ${n(y)}q${n(size * 0.2)} ${n(-size * 0.55)} ${n(size * 0.8)} ${n(-size * 0.5)}q${n(size * 0.9)} ${n(-size * 0.2)} ${n(size * 1.2)} ${n(size * 0.5)}Z`,
      colour,
      'opacity=".85"',
    );
    if (t > 0.4) {
      drawn +=
        circle(x - size * 0.2, y - size * 0.42, 2.2, lighter(colour, 0.3)) +
        circle(x + size * 0.4, y - size * 0.36, 2.2, lighter(colour, 0.35));
    }
  }
  return drawn;
}
