/** Maximum number of items in one batch. */
export const LARGEST_BATCH = 100;
/** Maximum number of listings that one call deletes. */
export const LARGEST_DELETION = 1000;
/** Maximum size of one batch in bytes: the API accepts 10 MB, including the JSON around the items. */
const LARGEST_BODY_BYTES = 10 * 1024 * 1024 - 1024;

/** Items that are sent in one call. */
export interface Batch<T> {
  items: T[];
  /** Each item as JSON in the call's body. */
  texts: string[];
  /** Index of the first item among all items. */
  from: number;
  /** Ids of the items. */
  ids: Set<string>;
}

/** An item that can be put into batches. */
export interface Identified {
  external_id: string;
}

const utf8 = new TextEncoder();

/**
 * Splits items into batches of at most `size` items and the maximum size in bytes.
 * @param textOf returns an item as JSON
 */
export async function* inBatches<T extends Identified>(
  source: Iterable<T> | AsyncIterable<T>,
  size: number,
  textOf: (item: T) => string = (item) => JSON.stringify(item),
): AsyncGenerator<Batch<T>, void, undefined> {
  const begin = (from: number): Batch<T> => ({ items: [], texts: [], from, ids: new Set() });
  let batch = begin(0);
  let bytes = 0;
  for await (const item of source) {
    const text = textOf(item);
    const length = utf8.encode(text).length + 1;
    const full = batch.items.length === size || bytes + length > LARGEST_BODY_BYTES;
    if (full && batch.items.length > 0) {
      yield batch;
      batch = begin(batch.from + batch.items.length);
      bytes = 0;
    }
    batch.items.push(item);
    batch.texts.push(text);
    batch.ids.add(item.external_id);
    bytes += length;
  }
  if (batch.items.length > 0) yield batch;
}

/**
 * Sends batches, at most `inFlight` at once, and yields their results in the order of the items. A
 * batch with an id that is still being sent waits for that call, so that the later item wins. When
 * the consumer stops early, by an error or by leaving the loop, pending calls are aborted.
 */
export async function* sendBatches<T extends Identified, A>(
  batches: AsyncIterable<Batch<T>>,
  send: (batch: Batch<T>, signal: AbortSignal) => Promise<A[]>,
  { inFlight, signal }: { inFlight: number; signal?: AbortSignal | undefined },
): AsyncGenerator<A, void, undefined> {
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const waiting: { ids: Set<string>; answers: Promise<A[]> }[] = [];
  const next = async () => waiting.shift()!.answers;
  try {
    for await (const batch of batches) {
      const onItsWay = () => waiting.some(({ ids }) => [...batch.ids].some((id) => ids.has(id)));
      while (waiting.length >= inFlight || onItsWay()) yield* await next();
      const answers = send(batch, either);
      // The error is thrown when the result is awaited. Until then this keeps it from being
      // reported as unhandled.
      answers.catch(() => undefined);
      waiting.push({ ids: batch.ids, answers });
    }
    while (waiting.length > 0) yield* await next();
  } finally {
    left.abort();
  }
}
