import type { Search } from '../../src/search/index.ts';
import type { GazetteerMatches } from '../../src/search/index.ts';
import type { Asked } from './questions.ts';

const IN_FLIGHT = 8;

/** Number of gazetteer matches that are suggested while a name is typed. */
const SUGGESTIONS = 8;

/** The services that answer questions. */
export type Answers = Pick<Search, 'search' | 'tile'> & Partial<Pick<GazetteerMatches, 'suggest'>>;

function ask(answers: Answers, question: Asked): Promise<unknown> | undefined {
  if ('letters' in question) return answers.suggest?.(question.letters, SUGGESTIONS);
  const { params, tile } = question;
  return tile === undefined ? answers.search(params) : answers.tile(params, tile);
}

/**
 * Returns the milliseconds of each answer, with `IN_FLIGHT` concurrent questions. `make` returns a
 * function that asks the next question.
 */
async function timesOf(make: () => () => unknown, questions: number): Promise<number[]> {
  const times: number[] = [];
  let left = questions;
  const visitor = async () => {
    while (left-- > 0) {
      const answer = make();
      const began = performance.now();
      await answer();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, visitor));
  return times.sort((a, b) => a - b);
}

/** Median, 99th percentile and processor time of the answers, in milliseconds. */
export interface Load {
  p50: number;
  p99: number;
  /** Processor time of all threads. */
  cpu: number;
  /** Time of the main thread, which everything else waits for. */
  main: number;
}

/** Asks `questions` questions, 8 at a time. */
export function loadOf(answers: Answers, make: () => Asked, questions: number): Promise<Load> {
  return loadOfWork(() => {
    const question = make();
    return () => ask(answers, question);
  }, questions);
}

/** Runs `questions` pieces of work, 8 at a time; `make` returns the next one. */
export async function loadOfWork(make: () => () => unknown, questions: number): Promise<Load> {
  const before = process.cpuUsage();
  const mainBefore = process.threadCpuUsage();
  const times = await timesOf(make, questions);
  const each = ({ user, system }: NodeJS.CpuUsage) => rounded((user + system) / 1000 / questions);
  const at = (share: number) => rounded(times[Math.floor(times.length * share)]!);
  return {
    p50: at(0.5),
    p99: at(0.99),
    cpu: each(process.cpuUsage(before)),
    main: each(process.threadCpuUsage(mainBefore)),
  };
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100;
