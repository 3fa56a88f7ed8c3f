import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Writable } from 'node:stream';
import { createLog } from '../log.ts';
import { logFailure } from './failure.ts';

/** What is logged of an error. */
function logged(error: unknown): { level: number; msg: string; sqlstate?: string; at?: string[] } {
  let line = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk);
      done();
    },
  });
  logFailure(createLog('info', to), error, 'page failed');
  return JSON.parse(line);
}

describe('a value that the database cannot read', () => {
  it('is not in the log, which says where it was handed over', () => {
    const value = 'Zoe\n    at zoe@mail.example';
    const message = `invalid input syntax for type bigint: "${value}"`;
    const error = Object.assign(new Error(message), { code: '22P02' });
    const line = logged(error);
    assert.deepEqual([line.level, line.sqlstate], [40, '22P02']);
    assert.match(line.msg, /^page failed: the database cannot read a value/);
    assert.match(line.at![0]!, /failure\.test\.ts/);
    assert.doesNotMatch(JSON.stringify(line), /zoe/i);
  });
});
