import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseUnavailable, DiskFull } from '../platform/errors.ts';
import { failureOf } from './outcome.ts';

/** Creates an error as PostgreSQL sends it. */
const sent = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' });
/** Creates an error of the operating system. */
const failed = (code: string, more: object) =>
  Object.assign(new Error(`${code}: it failed`), { code, ...more });

test('what an operator can mend is said in a line that names it and what to do', () => {
  const cases: [error: unknown, code: string, text: RegExp][] = [
    [
      sent('42501', 'permission denied for table partner'),
      'database_refused',
      /has to own the database and its tables\. It says: permission denied for table partner\.$/,
    ],
    [
      new Error('Migration 0009 failed: x', { cause: sent('42501', 'permission denied') }),
      'database_refused',
      /has to own the database/,
    ],
    [
      new DatabaseUnavailable(sent('28P01', 'password authentication failed for user "a"')),
      'database_unavailable',
      /correct its user or password.*for user "a"\.$/,
    ],
    [
      new DatabaseUnavailable(sent('3D000', 'database "a" does not exist')),
      'database_unavailable',
      /make the database/,
    ],
    [
      new DatabaseUnavailable(sent('25006', 'cannot execute INSERT in a read-only transaction')),
      'database_unavailable',
      /takes no writes: name the primary/,
    ],
    [
      new DatabaseUnavailable(failed('ECONNREFUSED', { syscall: 'connect' })),
      'database_unavailable',
      /start PostgreSQL, or correct host and port/,
    ],
    [
      new DatabaseUnavailable(
        new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      ),
      'database_unavailable',
      /name the password/,
    ],
    [new DiskFull(sent('53100', 'could not extend file')), 'database_unavailable', /make room/],
    [sent('42P01', 'relation "claim" does not exist'), 'database_refused', /restore a backup/],
    [
      failed('EACCES', { syscall: 'open', path: '/srv/secret.key' }),
      'file_unusable',
      /^\/srv\/secret\.key cannot be used: this user may not use it/,
    ],
    [failed('ENOSPC', { syscall: 'write' }), 'file_unusable', /the disk is full; make room\.$/],
    [failed('EADDRINUSE', { syscall: 'listen' }), 'network', /end what listens there/],
    [failed('ECONNREFUSED', { syscall: 'connect' }), 'network', /A server cannot be reached/],
  ];
  for (const [error, code, text] of cases) {
    const failure = failureOf(error, false);
    assert.deepEqual([failure.exit, failure.error.code], [1, code], failure.text);
    assert.match(failure.text, text);
    assert.doesNotMatch(failure.text, /\n/);
  }
});

test('a fault of ours is one line, and says where it is only to who asks', () => {
  const fault = new TypeError('x is not a function');
  const said = failureOf(fault, false).text;
  assert.match(said, /^This is a fault of Campcairn: x is not a function\..*LOG_LEVEL=debug/);
  assert.doesNotMatch(said, /\n/);
  assert.match(failureOf(fault, true).text, /\n +at .*outcome\.test\.ts/);
});
