/** A label to be placed on the map; the middle of its lower edge on the screen, in pixels. */
interface Label {
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
function fittingLabels(labels: readonly Label[]): boolean[] {
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

/** A point on the screen, in pixels. */
interface Spot {
  x: number;
  y: number;
}

/** A cluster on the screen. */
export interface ClusterSpot extends Spot {
  count: number;
}

/** A pin on the screen, with how wide its label is. */
export interface PinSpot extends Spot {
  width: number;
}

/** What is drawn: clusters, and of each pin whether as a label, a dot, or counted in a cluster (null). */
export interface Arrangement {
  clusters: ClusterSpot[];
  pins: ('pill' | 'dot' | null)[];
}

/** A cluster's mark is drawn within a square of this side; a pin's label is as high as the other. */
const CLUSTER_PX = 48;
const LABEL_PX = 32;
const DOT_PX = 13;

const boxOfCluster = ({ x, y }: Spot): Label => ({
  x,
  y: y + CLUSTER_PX / 2,
  width: CLUSTER_PX,
  height: CLUSTER_PX,
});

const touch = (a: Spot, b: Spot, gap: number): boolean =>
  Math.abs(a.x - b.x) < gap && Math.abs(a.y - b.y) < gap;

/** Merges clusters that would overlap, at the middle of what they count, until none do. */
function merged(clusters: readonly ClusterSpot[]): ClusterSpot[] {
  const apart: ClusterSpot[] = [];
  const waiting = clusters.toSorted((a, b) => a.count - b.count);
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    const at = apart.findIndex((other) => touch(next, other, CLUSTER_PX));
    if (at < 0) {
      apart.push({ ...next });
      continue;
    }
    const [other] = apart.splice(at, 1);
    const count = next.count + other!.count;
    waiting.push({
      x: (next.x * next.count + other!.x * other!.count) / count,
      y: (next.y * next.count + other!.y * other!.count) / count,
      count,
    });
  }
  return apart;
}

/**
 * Arranges marks so that none overlaps a cluster, and no label another: clusters are merged, labels become
 * dots, and dots below a cluster are counted in it. Earlier pins keep their labels first.
 * @param chosen the index of a pin that keeps its label whatever is in its way; -1 for none.
 */
export function arrange(
  given: { clusters: readonly ClusterSpot[]; pins: readonly PinSpot[] },
  chosen = -1,
): Arrangement {
  const clusters = merged(given.clusters);
  const order = given.pins.map((_, at) => at);
  if (chosen > 0) order.unshift(...order.splice(chosen, 1));
  const labels = order.map((at): Label => ({ ...given.pins[at]!, height: LABEL_PX }));
  const room = fittingLabels([...clusters.map(boxOfCluster), ...labels]).slice(clusters.length);
  const pins: Arrangement['pins'] = given.pins.map(() => null);
  order.forEach((at, turn) => {
    const pin = given.pins[at]!;
    const below = clusters.find((cluster) => touch(pin, cluster, (CLUSTER_PX + DOT_PX) / 2));
    if (room[turn] || at === chosen) pins[at] = 'pill';
    else if (below) below.count += 1;
    else pins[at] = 'dot';
  });
  return { clusters, pins };
}
