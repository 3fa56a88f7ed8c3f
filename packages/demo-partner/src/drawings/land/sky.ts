import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts';
import { box, circle, group, line, n, path, radial, vertical } from '../svg.ts';

/** The sky down to `horizon`, with sun or moon, stars, clouds and sometimes birds. */
export function sky(canvas: Canvas, horizon: number): string {
  const { light } = canvas;
  const [top, upper, lower, edge] = light.sky;
  const backdrop = vertical(canvas, [
    [top, 0],
    [upper, 40],
    [lower, 78],
    [edge, 100],
  ]);
  return [
    box(0, 0, WIDTH, HEIGHT, edge),
    box(0, 0, WIDTH, horizon + 4, backdrop),
    light.stars ? stars(canvas, horizon) : '',
    light.sun ? sun(canvas, horizon, light.sun) : '',
    clouds(canvas, horizon),
    !light.stars && canvas.random.chance(0.45) ? birds(canvas, horizon) : '',
  ].join('');
}

/** Returns the x of the sun or moon; every call for one scene returns the same value. */
export const sunX = (canvas: Canvas): number => canvas.random.fork('sun').between(170, 1030);

function sun(canvas: Canvas, horizon: number, [high, low]: readonly [number, number]): string {
  const { glow, name } = canvas.light;
  const random = canvas.random.fork('sun height');
  const [x, y] = [sunX(canvas), HEIGHT * random.between(high, low)];
  const radius = name === 'night' ? 30 : name === 'day' ? 38 : 52;
  const reach = name === 'night' ? 210 : 430;
  const halo = radial(canvas, [
    [glow, 0, name === 'night' ? 0.35 : 0.85],
    [glow, 26, name === 'night' ? 0.14 : 0.42],
    [glow, 100, 0],
  ]);
  const visible = Math.min(y, horizon - 6);
  const disc =
    name === 'night' && random.chance(0.6)
      ? crescent(x, visible, radius)
      : circle(x, visible, radius, glow);
  return circle(x, visible, reach, halo) + disc;
}

const crescent = (x: number, y: number, r: number): string =>
  path(
    `M${n(x + r * 0.5)} ${n(y - r * 0.87)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.87)}` +
      `A${n(r * 0.96)} ${n(r * 0.96)} 0 0 1 ${n(x + r * 0.5)} ${n(y - r * 0.87)}Z`,
    '#f6f2d8',
    `transform="rotate(-24 ${n(x)} ${n(y)})"`,
  );

function stars(canvas: Canvas, horizon: number): string {
  const random = canvas.random.fork('stars');
  let dots = '';
  for (let i = 0; i < 190; i++) {
    const y = random.next() ** 1.35 * horizon * 0.96;
    const size = random.next() ** 3 * 2.1 + 0.6;
    dots += circle(
      random.between(0, WIDTH),
      y,
      size,
      '#fdfbe9',
      `opacity="${n(random.between(0.3, 1))}"`,
    );
  }
  const band = radial(canvas, [
    ['#cfd9ff', 0, 0.2],
    ['#9fb4ea', 45, 0.09],
    ['#9fb4ea', 100, 0],
  ]);
  const [x, tilt] = [random.between(300, 900), random.between(-42, -24)];
  const milk = `<ellipse cx="${n(x)}" cy="190" rx="760" ry="120" fill="${band}" transform="rotate(${n(tilt)} ${n(x)} 190)"/>`;
  return milk + dots;
}

function clouds(canvas: Canvas, horizon: number): string {
  const random = canvas.random.fork('clouds');
  const { cloud, name } = canvas.light;
  const count = name === 'overcast' ? 7 : name === 'night' ? 2 : random.whole(2, 5);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const depth = random.next();
    const y = horizon * (0.12 + 0.62 * depth);
    const size = (1.25 - depth * 0.8) * random.between(0.7, 1.15);
    const opacity = name === 'night' ? 0.35 : random.between(0.5, 0.92);
    const shape =
      name === 'dusk' || name === 'golden' || name === 'dawn' || random.chance(0.3)
        ? streak(random.between(150, 420) * size, random.between(9, 20) * size)
        : heap(random.between(120, 260) * size, random);
    const fill = vertical(canvas, [
      [cloud, 0, 1],
      [cloud, 100, 0.45],
    ]);
    drawn += group(
      path(shape, fill),
      `transform="translate(${n(random.between(-120, WIDTH))} ${n(y)})" opacity="${n(opacity)}"`,
    );
  }
  return drawn;
}

/** A thin cloud, pointed at both ends. */
const streak = (width: number, height: number): string =>
  `M0 0C${n(width * 0.25)} ${n(-height)} ${n(width * 0.55)} ${n(-height * 1.3)} ${n(width)} 0` +
  `C${n(width * 0.7)} ${n(height * 0.45)} ${n(width * 0.3)} ${n(height * 0.55)} 0 0Z`;

/** A cumulus cloud: bumps above a flat base. */
function heap(width: number, random: Canvas['random']): string {
  const bumps = random.whole(4, 6);
  let data = `M0 0`;
  let x = 0;
  for (let i = 0; i < bumps; i++) {
    const middle = 1 - Math.abs((i + 0.5) / bumps - 0.5) * 2;
    const step = (width / bumps) * random.between(0.75, 1.25);
    const rise = (i < bumps / 2 ? -1 : 1) * step * 0.55 * random.between(0.3, 0.9);
    const end = i === bumps - 1 ? width : x + step;
    const y = i === bumps - 1 ? 0 : -Math.abs(rise) * (1 + middle * 1.4);
    const radius = (end - x) * (0.55 + middle * 0.12);
    data += `A${n(radius)} ${n(radius)} 0 0 1 ${n(end)} ${n(y)}`;
    x = end;
  }
  return `${data}A9 9 0 0 1 ${n(width)} 14H0A7 7 0 0 1 0 0Z`;
}

function birds(canvas: Canvas, horizon: number): string {
  const random = canvas.random.fork('birds');
  const [x, y] = [random.between(250, 950), random.between(90, horizon * 0.55)];
  let flock = '';
  for (let i = 0; i < random.whole(3, 6); i++) {
    const wing = random.between(9, 17);
    const [bx, by] = [x + random.between(-90, 90), y + random.between(-45, 45)];
    const data =
      `M${n(bx - wing)} ${n(by - wing * 0.35)}Q${n(bx - wing * 0.4)} ${n(by - wing * 0.55)} ${n(bx)} ${n(by)}` +
      `Q${n(bx + wing * 0.4)} ${n(by - wing * 0.55)} ${n(bx + wing)} ${n(by - wing * 0.35)}`;
    flock += line(data, canvas.tone('#4a5a6a', 0.25), 2.2);
  }
  return flock;
}
