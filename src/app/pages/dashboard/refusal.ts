import { type ErrorCode, ExpectedError, type Problem } from '../../../platform/errors.ts';

/** Why a change was not made, for the page that offers it. */
export interface Refusal {
  ok: false;
  /** A sentence. */
  message: string;
  /** What is wrong with which field; empty when it is nothing that was typed. */
  problems: Problem[];
}

/** A change that was made, or why not. */
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

/** Refusals that the page shows beside what it offers; others are a page of their own. */
const SHOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad_request',
  'rate_limited',
  'validation_error',
  'webhook_not_configured',
]);

/** Makes an outcome of a change, so that its page can show why it was refused. */
export async function outcomeOf<Value>(change: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await change };
  } catch (error) {
    if (!(error instanceof ExpectedError) || !SHOWN.has(error.code)) throw error;
    return { ok: false, message: error.message, problems: error.details ?? [] };
  }
}
