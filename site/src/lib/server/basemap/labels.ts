/** The name of a town on a drawn map. */
export interface Label {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
  /** Whether it is named on the smallest screens as well. */
  major: boolean;
}

/** How towns are named on a drawing, in its units. */
export interface Labelling {
  width: number;
  height: number;
  /** Towns that are named at most. */
  towns: number;
  /** How many times 14 units high letters are; once when unset. */
  scale?: number;
  /** Towns that are named on the smallest screens as well, in letters of this scale. */
  major: { towns: number; scale: number };
  /** What a narrow screen cuts off at the sides and a wide one at the top and bottom. */
  cut: { x: number; y: number };
}

/** A part of a drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room that a name takes in letters of scale 1, in units. */
const LETTER_UNITS = 7.2;
const LINE_UNITS = 20;

/** Left free at the sides where nothing is cut off. */
const EDGE_UNITS = 8;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The frame in which names of towns may stand. */
const frameOf = ({ width, height, cut }: Labelling, isMajor: boolean): Box => {
  const x = isMajor ? Math.max(cut.x, EDGE_UNITS) : EDGE_UNITS;
  return { left: x, right: width - x, top: cut.y, bottom: height - cut.y };
};

/**
 * The first of some towns whose names do not run into each other, the edge, or what is taken.
 * @param towns the largest first
 */
export function labelled<Town extends { name: string }>(
  towns: readonly Town[],
  project: (town: Town) => [x: number, y: number],
  taken: readonly Box[],
  labelling: Labelling,
): Label[] {
  const boxes = [...taken];
  const labels: Label[] = [];
  const add = (isMajor: boolean, most: number, scale: number) => {
    const frame = frameOf(labelling, isMajor);
    for (const town of towns) {
      if (labels.length === most) return;
      const [x, y] = project(town);
      const length = town.name.length * LETTER_UNITS * scale + 12;
      const half = (LINE_UNITS * scale) / 2;
      const anchor = x + length < frame.right ? 'start' : 'end';
      const left = anchor === 'start' ? x - 6 : x - length;
      const box = { left, right: left + length + 6, top: y - half, bottom: y + half };
      if (!inside(box, frame) || boxes.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      const at = { x: Math.round(x), y: Math.round(y) };
      labels.push({ name: town.name, ...at, anchor, major: isMajor });
    }
  };
  add(true, labelling.major.towns, labelling.major.scale);
  add(false, labelling.towns, labelling.scale ?? 1);
  return labels;
}
