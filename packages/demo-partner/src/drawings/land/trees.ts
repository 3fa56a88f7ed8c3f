import { type Canvas, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, ellipse, n, path, placed, type Point, softShape } from '../svg.ts';

/** A fir: tiers that get wider downwards, brighter on the lit side. */
export function conifer(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const { random, season } = canvas;
  const colour = canvas.tone(
    mix(season.conifer, random.pick(['#2c5f52', '#4f8160', '#2f6a4a']), random.next() * 0.5),
    distance,
  );
  const tiers = Math.max(4, Math.round(height / 42));
  const width = height * random.between(0.19, 0.25);
  const side = (sign: number): string => {
    let data = `M0 ${n(-height)}`;
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const y = -height + height * 0.92 * t;
      const w = sign * width * (0.16 + 0.84 * t) * random.between(0.88, 1.08);
      data += `Q${n(w * 0.42)} ${n(y - height * 0.03)} ${n(w)} ${n(y)}`;
      if (i < tiers) data += `L${n(w * 0.5)} ${n(y - height * 0.025)}`;
    }
    return `${data}L0 ${n(-height * 0.07)}Z`;
  };
  const cold =
    season.name === 'winter'
      ? path(side(-1), canvas.tone('#f2f7f8', distance), 'opacity=".55"')
      : '';
  return placed(
    box(
      -height * 0.018,
      -height * 0.1,
      height * 0.036,
      height * 0.1,
      canvas.tone('#6b4f3d', distance),
    ) +
      path(side(-1), lighter(colour, 0.12)) +
      path(side(1), darker(colour, 0.14)) +
      cold,
    x,
    foot,
  );
}

/** A round tree: a trunk and a crown of several overlapping clouds of leaves. */
export function broadleaf(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const { random, season } = canvas;
  const colour = canvas.tone(random.pick(season.leaf), distance);
  const bare = season.name === 'winter';
  const trunk = canvas.tone('#7a5c46', distance);
  const width = height * 0.035;
  const wood = path(
    `M${n(-width)} 0L${n(-width * 0.5)} ${n(-height * 0.55)}L${n(width * 0.5)} ${n(-height * 0.55)}L${n(width)} 0Z` +
      `M0 ${n(-height * 0.3)}L${n(height * 0.13)} ${n(-height * 0.52)}L${n(height * 0.15)} ${n(-height * 0.5)}L${n(width)} ${n(-height * 0.24)}Z`,
    trunk,
  );
  const crown = (cx: number, cy: number, size: number, fill: string): string => {
    const ring: Point[] = [];
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2;
      const reach = size * random.between(0.86, 1.12);
      ring.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.9]);
    }
    return softShape(ring, fill, bare ? 'opacity=".55"' : '');
  };
  const size = height * 0.27;
  return placed(
    ellipse(
      0,
      0,
      height * 0.24,
      height * 0.025,
      darker(canvas.tone(season.grass[0]!, distance), 0.35),
      'opacity=".35"',
    ) +
      wood +
      crown(size * 0.1, -height * 0.6, size * 1.1, darker(colour, 0.16)) +
      crown(-size * 0.55, -height * 0.58, size * 0.72, colour) +
      crown(size * 0.5, -height * 0.68, size * 0.7, colour) +
      crown(-size * 0.25, -height * 0.76, size * 0.62, lighter(colour, 0.14)),
    x,
    foot,
  );
}

/** A stone pine: a tall bare trunk under a flat umbrella. */
export function stonePine(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const { random } = canvas;
  const green = canvas.tone(random.pick(['#5d8247', '#4f7743', '#6b8c4c']), distance);
  const lean = random.between(-0.07, 0.07) * height;
  const w = height * 0.024;
  const trunk = path(
    `M${n(-w)} 0Q${n(lean * 0.3 - w)} ${n(-height * 0.4)} ${n(lean - w)} ${n(-height * 0.78)}H${n(lean + w)}Q${n(lean * 0.3 + w)} ${n(-height * 0.4)} ${n(w)} 0Z` +
      `M${n(lean * 0.6)} ${n(-height * 0.55)}L${n(lean + height * 0.17)} ${n(-height * 0.8)}h${n(w)}L${n(lean * 0.6 + w)} ${n(-height * 0.5)}Z`,
    canvas.tone('#8b6048', distance),
  );
  const top = -height * 0.76;
  const puff = (dx: number, dy: number, rx: number, ry: number, fill: string) =>
    path(
      `M${n(lean + dx - rx)} ${n(top + dy)}C${n(lean + dx - rx * 1.05)} ${n(top + dy - ry * 1.25)} ${n(lean + dx + rx * 1.05)} ${n(top + dy - ry * 1.25)} ${n(lean + dx + rx)} ${n(top + dy)}` +
        `C${n(lean + dx + rx * 0.8)} ${n(top + dy + ry * 0.5)} ${n(lean + dx - rx * 0.8)} ${n(top + dy + ry * 0.5)} ${n(lean + dx - rx)} ${n(top + dy)}Z`,
      fill,
    );
  const r = height * 0.27;
  return placed(
    trunk +
      puff(0, r * 0.1, r, r * 0.55, darker(green, 0.2)) +
      puff(-r * 0.5, -r * 0.12, r * 0.58, r * 0.5, green) +
      puff(r * 0.46, -r * 0.16, r * 0.56, r * 0.5, green) +
      puff(-r * 0.1, -r * 0.4, r * 0.62, r * 0.48, lighter(green, 0.1)) +
      puff(-r * 0.34, -r * 0.5, r * 0.3, r * 0.28, lighter(green, 0.2)),
    x,
    foot,
  );
}

/** An olive tree: a short twisted trunk under silver leaves. */
export function olive(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const { random } = canvas;
  const green = canvas.tone(random.pick(['#8c9a6c', '#7f9068', '#98a378']), distance);
  const h = height;
  const blob = (cx: number, cy: number, r: number, fill: string) => {
    const ring = Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 9) * Math.PI * 2;
      const reach = r * random.between(0.85, 1.12);
      return [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach * 0.82];
    });
    return softShape(ring, fill);
  };
  return placed(
    ellipse(
      0,
      0,
      h * 0.34,
      h * 0.03,
      darker(canvas.tone('#a08a55', distance), 0.35),
      'opacity=".4"',
    ) +
      path(
        `M${n(-h * 0.06)} 0Q${n(-h * 0.02)} ${n(-h * 0.2)} ${n(-h * 0.14)} ${n(-h * 0.46)}H${n(-h * 0.06)}L0 ${n(-h * 0.28)}L${n(h * 0.1)} ${n(-h * 0.46)}H${n(h * 0.16)}Q${n(h * 0.02)} ${n(-h * 0.2)} ${n(h * 0.07)} 0Z`,
        canvas.tone('#85705a', distance),
      ) +
      blob(h * 0.04, -h * 0.58, h * 0.34, darker(green, 0.16)) +
      blob(-h * 0.2, -h * 0.6, h * 0.21, green) +
      blob(h * 0.2, -h * 0.66, h * 0.2, green) +
      blob(-h * 0.04, -h * 0.76, h * 0.19, lighter(green, 0.16)),
    x,
    foot,
  );
}

/** A cypress: a dark flame. */
export function cypress(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const green = canvas.tone(canvas.random.pick(['#3f6244', '#4a6d48', '#37583f']), distance);
  const w = height * canvas.random.between(0.09, 0.13);
  const half = (sign: number) =>
    `M0 ${n(-height)}C${n(sign * w * 0.7)} ${n(-height * 0.72)} ${n(sign * w * 1.25)} ${n(-height * 0.22)} ${n(sign * w * 0.35)} ${n(-height * 0.03)}L0 0Z`;
  return placed(path(half(-1), lighter(green, 0.1)) + path(half(1), darker(green, 0.14)), x, foot);
}

/** A palm with its crown of fronds. */
export function palm(
  canvas: Canvas,
  x: number,
  foot: number,
  height: number,
  distance = 0,
): string {
  const { random } = canvas;
  const green = canvas.tone(random.pick(['#5f8f4e', '#6c9a52']), distance);
  const lean = random.between(-0.16, 0.16) * height;
  const w = height * 0.022;
  let fronds = '';
  const count = 9;
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.08 + (i / (count - 1)) * 0.84 * 1.0) + random.between(-0.08, 0.08);
    const reach = height * random.between(0.3, 0.38);
    const [ex, ey] = [
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.5 + height * 0.1 * Math.abs(Math.cos(angle)) * 1.6,
    ];
    const [mx, my] = [ex * 0.5, ey * 0.5 - height * 0.15];
    fronds += path(
      `M0 0Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + height * 0.085)} 0 ${n(height * 0.02)}Z`,
      i % 2 ? darker(green, 0.14) : lighter(green, 0.05),
    );
  }
  return placed(
    path(
      `M${n(-w * 1.4)} 0Q${n(lean * 0.2)} ${n(-height * 0.5)} ${n(lean - w)} ${n(-height * 0.86)}H${n(lean + w)}Q${n(lean * 0.2 + w * 2)} ${n(-height * 0.5)} ${n(w * 1.4)} 0Z`,
      canvas.tone('#927257', distance),
    ) + placed(fronds, lean, -height * 0.86),
    x,
    foot,
  );
}

export type Tree = typeof conifer;

/** A distant forest: one dark shape whose upper edge is a line of tree tops. */
export function wood(
  canvas: Canvas,
  along: readonly Point[],
  height: number,
  distance: number,
  bottom: number,
): string {
  const { random, season } = canvas;
  let data = `M-40 ${n(bottom)}`;
  for (let x = -40; x < WIDTH + 40;) {
    const step = height * random.between(0.2, 0.42);
    const index = Math.min(
      along.length - 2,
      Math.max(0, Math.floor(((x + 60) / (WIDTH + 120)) * (along.length - 1))),
    );
    const y = along[index]![1];
    const tall = height * random.between(0.55, 1.1);
    data += `L${n(x)} ${n(y)}L${n(x + step * 0.5)} ${n(y - tall)}L${n(x + step)} ${n(y + 2)}`;
    x += step * 0.82;
  }
  return path(`${data}L${WIDTH + 40} ${n(bottom)}Z`, canvas.tone(season.conifer, distance));
}
