import type { AnyIndex } from '../any-index.ts';
import { answer } from '../questions/answer.ts';
import { tileAnswer } from '../questions/clusters.ts';
import { monthsAnswer } from '../questions/months.ts';
import type { Asked, AnswerTo } from './messages.ts';

/** Answers a question that a thread may be asked, in whichever thread this is. */
export function answerAsked(index: AnyIndex, asked: Asked): AnswerTo[Asked['kind']] {
  switch (asked.kind) {
    case 'page':
      return answer(index, asked.question, asked.known);
    case 'tile':
      return tileAnswer(index, asked.tile, asked.where, asked.criteria);
    case 'months':
      return monthsAnswer(index, asked.question);
  }
}
