import { type Canvas, WIDTH } from '../canvas.ts';
import { flowers, tufts } from './ground.ts';
import type { Tree } from './trees.ts';

export interface Ground {
  /** Sky, landscape and ground, on which the subject is placed. */
  drawn: string;
  /** Elements in front of the subject. */
  front: string;
  /** Colour of the ground in front, in white light. */
  soil: string;
  tree: Tree;
}

/** Returns the colour of the grass, which is the same everywhere in one scene. */
export const grassOf = (canvas: Canvas): string =>
  canvas.random.fork('grass').pick(canvas.season.grass);

/** Trees at both sides of the picture, which leave the middle free. */
export function sideTrees(
  canvas: Canvas,
  tree: Tree,
  y: number,
  tall: number,
  count: number,
): string {
  const { random } = canvas;
  const places = Array.from({ length: count }, (_, i) => {
    const left = i % 2 === 0;
    const x = left ? random.between(-30, 210) : random.between(WIDTH - 210, WIDTH + 30);
    return [x, y + random.between(-14, 18), tall * random.between(0.7, 1.15)] as const;
  });
  return places
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, foot, height]) => tree(canvas, x, foot, height, 0.06))
    .join('');
}

/** Tufts and flowers in front of a subject on grass. */
export function grassyFront(canvas: Canvas, top: number, grass: string): string {
  return tufts(canvas, top + 70, grass, 46) + flowers(canvas, top + 110, canvas.random.whole(1, 4));
}
