import type { IndexParts } from '../any-index.ts';
import type { Answer, Counts, Question } from '../questions/answer.ts';
import type { Tile, TileAnswer } from '../questions/clusters.ts';
import type { Criterion } from '../questions/criterion.ts';
import type { MonthsAnswer, MonthsQuestion } from '../questions/months.ts';
import type { Where } from '../sets/select.ts';
import type { MemoryParts } from '../word-memory.ts';

/** A question that a thread may be asked. */
export type Asked =
  | { kind: 'page'; question: Question; known: Counts | null }
  | { kind: 'tile'; tile: Tile; where: Where; criteria: readonly Criterion[] }
  | { kind: 'months'; question: MonthsQuestion };

/** The answer to each kind. */
export interface AnswerTo {
  page: Answer;
  tile: TileAnswer;
  months: MonthsAnswer;
}

/** What a thread is sent. */
export type ToThread =
  | {
      kind: 'ask';
      /** The number of the index. */
      index: number;
      used: number;
      asked: Asked;
      /** Where the thread does not know the index yet. */
      memory?: MemoryParts;
      /** Where it does not know it in its present shape. */
      parts?: IndexParts;
    }
  | { kind: 'forget'; index: number };

/** What it sends: that it is ready at first, then for each question an answer, or else that it has none. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'answer'; answer: AnswerTo[Asked['kind']] }
  | { kind: 'failed' };
