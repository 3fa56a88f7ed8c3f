/** The name of a town on a drawn map. */
export interface Label {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
  /** Whether it is also shown on the smallest screens. */
  major: boolean;
}

/** The rules for naming towns on a drawing, in its units. */
export interface Labelling {
  width: number;
  height: number;
  /** Maximum number of names. */
  towns: number;
  /** Height of letters as a multiple of 14 units; 1 by default. */
  scale?: number;
  /** Maximum number of names on the smallest screens, and the scale of their letters. */
  major: { towns: number; scale: number };
  /**
   * Width that a narrow screen crops at the sides, and height that a wide screen crops at top and
   * bottom.
   */
  cut: { x: number; y: number };
}

/** A rectangle of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of a letter and height of a line at scale 1, in units. */
const LETTER_UNITS = 7.2;
const LINE_UNITS = 20;

/** Space that is kept free at the sides where nothing is cropped. */
const EDGE_UNITS = 8;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** Returns the rectangle in which names of towns may be placed. */
const frameOf = ({ width, height, cut }: Labelling, isMajor: boolean): Box => {
  const x = isMajor ? Math.max(cut.x, EDGE_UNITS) : EDGE_UNITS;
  return { left: x, right: width - x, top: cut.y, bottom: height - cut.y };
};

/**
 * Chooses towns, in the given order, whose names overlap neither each other, nor the edge, nor
 * reserved boxes.
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
