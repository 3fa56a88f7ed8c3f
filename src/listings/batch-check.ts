import { isDeepStrictEqual } from 'node:util';
import { ExpectedError } from '../platform/errors.ts';
import type { Caller } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import { type BatchError, failureOf, idOf } from './batch.ts';
import type { Foreseen, Listings } from './listing.ts';
import type { BatchItem } from './listing.schema.ts';

/** A field that would change, in the shape of the API; a value that is not there is left out. */
export interface ChangedField {
  /** Its dotted path; lists such as `images` are one field. */
  field: string;
  before?: unknown;
  after?: unknown;
}

/** The result of one checked item, in the shape of the API. */
export interface CheckResult {
  index: number;
  external_id: string | null;
  status: number;
  result: Foreseen['result'] | 'error';
  changes?: ChangedField[];
  error?: BatchError;
}

/** The results of a checked batch. */
export interface CheckAnswer {
  summary: { created: number; updated: number; unchanged: number; failed: number };
  results: CheckResult[];
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields in which two documents differ, in the order of `to`; cleared fields come last. */
function changesBetween(from: Fields, to: Fields, parent = ''): ChangedField[] {
  const names = new Set([...Object.keys(to), ...Object.keys(from)]);
  return [...names].flatMap((name): ChangedField[] => {
    const [before, after] = [from[name], to[name]];
    if (isDeepStrictEqual(before, after)) return [];
    const field = parent + name;
    const [old, young] = [before ?? {}, after ?? {}];
    return (isObject(before) || isObject(after)) && isObject(old) && isObject(young)
      ? changesBetween(old, young, `${field}.`)
      : [{ field, before, after }];
  });
}

/**
 * Says what `writeBatch` would answer, and writes nothing. Items of the same id are taken in the order sent.
 * Items for new listings have no id and no address yet; items for listings that would change name the fields.
 */
export async function checkBatchOf(
  listings: Pick<Listings, 'foresee' | 'refusal'>,
  log: Logger,
  owner: Pick<Caller, 'partnerId' | 'isTrial'>,
  items: readonly BatchItem[],
): Promise<CheckAnswer> {
  const valid = items.flatMap(({ checked }) => (checked.ok ? [checked.value] : []));
  const foreseen = (await listings.foresee(owner, valid)).values();
  const summary = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const results = items.map(({ sent, checked }, index): CheckResult => {
    const common = { index, external_id: idOf(sent) };
    const answer = checked.ok ? foreseen.next().value! : listings.refusal(checked.problems, sent);
    if (answer instanceof ExpectedError) {
      summary.failed++;
      return { ...common, result: 'error', ...failureOf(answer, log) };
    }
    const { result, from, to } = answer;
    summary[result]++;
    return {
      ...common,
      status: result === 'created' ? 201 : 200,
      result,
      changes: result === 'updated' ? changesBetween(from, to) : [],
    };
  });
  return { summary, results };
}
