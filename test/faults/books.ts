/** What one thing that a single writer writes may hold: the last acknowledged value, or one tried after it. */
export interface Register {
  /** Undefined while nothing is acknowledged, and when it was deleted. */
  acknowledged: string | undefined;
  /** Tried since, without an answer that says what became of it. */
  doubtful: (string | undefined)[];
}

/** What was answered to whom, so that it can be compared with what is there in the end. */
export interface Books {
  /** Listings and calendars, by their path. */
  registers: Map<string, Register>;
  /** The leads of clicks that were taken to the owner. */
  clicks: string[];
  /** Clicks without an answer. */
  doubtfulClicks: number;
  /** Messages of enquiries, and whether the traveller was told that they were sent. */
  enquiries: Map<string, boolean>;
  /** Leads whose acknowledgement was answered, and when. */
  acknowledged: Map<string, number>;
  /** How many answers had each status. */
  answers: Map<string, number>;
  /** Milliseconds of the longest wait for an answer. */
  longestMs: number;
  /** Answers that no fault excuses, in words. */
  wrong: string[];
}

/** Opens the books of a run. */
export const openBooks = (): Books => ({
  registers: new Map(),
  clicks: [],
  doubtfulClicks: 0,
  enquiries: new Map(),
  acknowledged: new Map(),
  answers: new Map(),
  longestMs: 0,
  wrong: [],
});

/**
 * Notes a write, before it is tried and after its answer.
 * @param write tells whether it was acknowledged
 */
export async function noteWrite(
  books: Books,
  path: string,
  value: string | undefined,
  write: () => Promise<boolean>,
): Promise<void> {
  const register = books.registers.get(path) ?? { acknowledged: undefined, doubtful: [] };
  books.registers.set(path, register);
  register.doubtful.push(value);
  if (!(await write())) return;
  register.acknowledged = value;
  register.doubtful = [];
}
