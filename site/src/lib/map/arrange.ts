/** A label to be placed on the map, with the middle of its lower edge on the screen in pixels. */
interface Label {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CELL_PX = 64;

/**
 * Returns for each label whether it is shown: a label is shown if it overlaps no label shown before
 * it. The others are drawn as dots.
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

/** A point on the screen in pixels. */
interface Spot {
  x: number;
  y: number;
}

export interface ClusterSpot extends Spot {
  count: number;
}

/** A pin on the screen with the width of its label. */
export interface PinSpot extends Spot {
  width: number;
}

/** The marks to draw: clusters, and for each pin a label, a dot, or null when a cluster counts it. */
export interface Arrangement {
  clusters: ClusterSpot[];
  pins: ('pill' | 'dot' | null)[];
}

/** Side of the square that contains a cluster's mark, and height of a pin's label. */
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

/** Merges clusters until none overlap. A merged cluster is at the weighted middle of its parts. */
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
 * Arranges marks so that no mark overlaps a cluster and no labels overlap each other: clusters are
 * merged, labels become dots, and dots below a cluster are counted in it. Earlier pins have
 * priority for labels.
 * @param chosen the index of a pin that always keeps its label; -1 for none.
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
