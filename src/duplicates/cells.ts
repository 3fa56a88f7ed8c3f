/** Degrees of a side of a square: 5.5 km from south to north, and 2.8 km from west to east at 60° north. */
const SIDE_DEGREES = 0.05;
const CELLS_ROUND = Math.round(360 / SIDE_DEGREES);

interface Point {
  lat: number;
  lng: number;
}

const cell = (row: number, column: number): number =>
  row * CELLS_ROUND + ((column + CELLS_ROUND) % CELLS_ROUND);

const rowOf = ({ lat }: Point): number => Math.floor((lat + 90) / SIDE_DEGREES);
const columnOf = ({ lng }: Point): number => Math.floor((lng + 180) / SIDE_DEGREES);

/** The number of the square of a point. */
export const cellOf = (point: Point): number => cell(rowOf(point), columnOf(point));

/** The square of a point and those around it. */
export const cellsAround = (point: Point): number[] =>
  [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => cell(rowOf(point) + up, columnOf(point) + right)),
  );
