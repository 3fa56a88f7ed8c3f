import { redirect } from '@sveltejs/kit';
import { numbersIn } from './numbers.ts';
import { given } from './params.ts';
import type { CaseKind, Queue, QueuePlace } from './types.ts';

/** A decision as the address of the page after it names it. */
export interface Decision {
  kind: CaseKind;
  /** Code of the sentence that says what was done. */
  done: string;
  id: string;
  /** Other cases that were decided with it. */
  others: number[];
}

const DECISION =
  /^(?<kind>application|report|claim|feed|enquiry)\.(?<done>[a-z-]+)\.(?<id>[1-9]\d{0,14}|lead_\w+)(?<others>(?:\.\d+)*)$/;

/** Returns the decision that led to a page; null when none did. */
export function decisionIn(url: URL): Decision | null {
  const found = DECISION.exec(given(url, 'decided') ?? '')?.groups;
  const { kind, done = '', id = '', others = '' } = found ?? {};
  if (!kind || (kind === 'enquiry') !== id.startsWith('lead_')) return null;
  return { kind: kind as CaseKind, done, id, others: numbersIn(others.split('.')) };
}

/**
 * Redirects from a decided case to the next one that waits, which says what was decided.
 * @param others cases of the same kind that were decided with it
 */
export async function toNext(
  queue: Queue,
  place: QueuePlace,
  done: string,
  others: readonly number[] = [],
): Promise<never> {
  const decision = [place.kind, done, place.id, ...others].join('.');
  redirect(303, `${await queue.next(place)}?decided=${decision}`);
}
