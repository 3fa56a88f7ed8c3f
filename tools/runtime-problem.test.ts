import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runtimeProblem } from './runtime-problem.mjs';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-runtime-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a program that runs a shell script. */
function aProgram(name: string, script: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}
const lacking = (library: string) =>
  aProgram(
    library,
    `echo 'node: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory' >&2; exit 127`,
  );

describe('the Node that npm has installed', () => {
  it('is no problem where it runs', () => {
    assert.equal(runtimeProblem(process.execPath), undefined);
  });

  it('is one in a sentence where the machine lacks a library, with the package to install', () => {
    assert.equal(
      runtimeProblem(lacking('libatomic.so.1')),
      'The Node that npm has installed needs the library libatomic.so.1, which this machine lacks. ' +
        'Install it (on Debian and Ubuntu by "apt-get install libatomic1", on Fedora by "dnf install libatomic"), and start again.',
    );
    assert.match(
      runtimeProblem(lacking('libother.so.2')) ?? '',
      /libother\.so\.2.*Install it, and/,
    );
  });

  it('is one in a sentence where it fails otherwise', () => {
    const broken = aProgram('broken', 'echo "Exec format error" >&2; exit 1');
    assert.match(runtimeProblem(broken) ?? '', /does not run on this machine: Exec format error\./);
    assert.match(runtimeProblem(join(folder, 'none')) ?? '', /ENOENT/);
  });
});
