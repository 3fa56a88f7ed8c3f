import { parentPort } from 'node:worker_threads';
import { Workspace } from '../sets/workspace.ts';
import { WordMemory } from '../word-memory.ts';
import { answerAsked } from './answer-asked.ts';
import { IndexView } from './index-view.ts';
import type { FromThread, ToThread } from './messages.ts';

/** An index that this thread was handed. */
interface Known {
  memory: WordMemory;
  workspace: Workspace;
  view: IndexView;
}

const port = parentPort!;
const indexes = new Map<number, Known>();

function viewOf({ index, used, memory: shared, parts }: Extract<ToThread, { kind: 'ask' }>) {
  const known = indexes.get(index);
  let view = known?.view;
  if (parts !== undefined) {
    const memory = known?.memory ?? WordMemory.of(shared!);
    const workspace = known?.workspace ?? new Workspace(memory);
    view = new IndexView(memory, workspace, parts);
    indexes.set(index, { memory, workspace, view });
  }
  view!.used = used;
  return view!;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (message: FromThread): void => port.postMessage(message);

port.on('message', (message: ToThread) => {
  if (message.kind === 'forget') {
    indexes.delete(message.index);
    return;
  }
  try {
    send({ kind: 'answer', answer: answerAsked(viewOf(message), message.asked) });
  } catch {
    // The main thread answers instead, and throws what is wrong with the question.
    send({ kind: 'failed' });
  }
});
send({ kind: 'ready' });
