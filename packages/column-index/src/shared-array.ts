/** The typed arrays that an index uses. */
export type Numbers =
  | Float64Array
  | Float32Array
  | Uint32Array
  | Int32Array
  | Uint16Array
  | Uint8Array;

interface ArrayKind<T extends Numbers> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): T;
}

/** Creates an array of zeros in a shared buffer, so that a thread can read or write a snapshot without a copy. */
export const sharedArray = <T extends Numbers>(kind: ArrayKind<T>, length: number): T =>
  new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));

/** A copy of `source` with room for `capacity` numbers. */
export function enlarged<T extends Numbers>(source: T, capacity: number): T {
  const copy = sharedArray(source.constructor as unknown as ArrayKind<T>, capacity);
  copy.set(source.subarray(0, capacity));
  return copy;
}

/** A copy of `source` with eight bytes for each number. */
export function widened(source: Float32Array | Float64Array): Float64Array {
  const wide = sharedArray(Float64Array, source.length);
  wide.set(source);
  return wide;
}
