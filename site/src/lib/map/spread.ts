/** A label to be placed on the map; the middle of its lower edge on the screen, in pixels. */
export interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CELL_PX = 64;

/**
 * Decides which labels are shown, earlier ones first: true for each that overlaps no shown label before it.
 * The others are drawn as dots.
 */
export function fittingLabels(labels: readonly Label[]): boolean[] {
  const cells = new Map<string, Label[]>();
  const cellsOf = ({ x, y, width, height }: Label): string[] => {
    const keys: string[] = [];
    for (
      let cx = Math.floor((x - width / 2) / CELL_PX);
      cx <= Math.floor((x + width / 2) / CELL_PX);
      cx += 1
    ) {
      for (let cy = Math.floor((y - height) / CELL_PX); cy <= Math.floor(y / CELL_PX); cy += 1) {
        keys.push(`${cx}/${cy}`);
      }
    }
    return keys;
  };
  const overlap = (a: Label, b: Label) =>
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && a.y - a.height < b.y && b.y - b.height < a.y;
  return labels.map((label) => {
    const keys = cellsOf(label);
    if (keys.some((key) => cells.get(key)?.some((other) => overlap(label, other)))) return false;
    for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), label]);
    return true;
  });
}
