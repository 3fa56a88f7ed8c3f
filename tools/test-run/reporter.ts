import { spec } from 'node:test/reporters';
import { setImmediate as turn } from 'node:timers/promises';
import type { TestEvent } from 'node:test/reporters';
import { type Counts, noCounts } from './messages.ts';

/** The report about one test file. */
export interface Report {
  passed: boolean;
  counts: Counts;
  text: string;
  failures: string;
}

let reported: ((report: Report) => void) | undefined;

/** Resolves with the report about the next test file. */
export const nextReport = (): Promise<Report> => new Promise((resolve) => (reported = resolve));

function count(counts: Counts, { type, data }: TestEvent & { type: 'test:pass' | 'test:fail' }) {
  if (data.details.type === 'suite') return void counts.suites++;
  counts.tests++;
  const failureType = (data.details as { error?: { failureType?: string } }).error?.failureType;
  if (data.skip !== undefined) counts.skipped++;
  else if (data.todo !== undefined) counts.todo++;
  else if (type === 'test:pass') counts.pass++;
  else if (failureType === 'cancelledByParent' || failureType === 'testAborted') counts.cancelled++;
  else counts.fail++;
}

/** Creates Node's `spec` reporter for one file and collects its output. */
function specOfFile() {
  const stream = new spec();
  let text = '';
  stream.on('data', (chunk) => (text += String(chunk)));
  const taken = () => {
    const all = text;
    text = '';
    return all;
  };
  return {
    write: (event: TestEvent) => void stream.write(event),
    async end(): Promise<Pick<Report, 'text' | 'failures'>> {
      await turn();
      const own = taken();
      stream.end();
      await turn();
      return { text: own, failures: taken() };
    },
  };
}

/**
 * A reporter for Node's test runner in a process that runs several test files, each within a
 * top-level suite. It prints nothing: `nextReport` returns the output of Node's `spec` reporter for
 * each file.
 */
export default async function* reportByFile(source: AsyncIterable<TestEvent>) {
  let file = specOfFile();
  let counts = noCounts();
  for await (const event of source) {
    if (reported === undefined) continue;
    file.write(event);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    count(counts, event);
    if (event.data.nesting > 0) continue;
    reported({ passed: event.type === 'test:pass', counts, ...(await file.end()) });
    reported = undefined;
    file = specOfFile();
    counts = noCounts();
  }
  yield '';
}
