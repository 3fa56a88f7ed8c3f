import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { addSecret, createKeyRing, followSecrets, loadSecrets, SecretError } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'campcairn-secrets-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** Creates the key ring of another process on a folder. */
const aProcess = (folder: string) => createKeyRing(followSecrets(undefined, folder));

describe('the key rings of several processes', () => {
  it('know what another signed and sealed with a secret that was added meanwhile', () => {
    const folder = join(root, 'rotated');
    const running = aProcess(folder);
    const before = running.sign('form', '1');
    addSecret(folder);
    const started = aProcess(folder);
    assert.ok(running.verify('form', '1', started.sign('form', '1')));
    assert.equal(running.decrypt(started.encrypt('secret')), 'secret');
    assert.ok(started.verify('form', '1', before));
    assert.ok(!running.verify('form', '2', started.sign('form', '1')));
    assert.ok(!running.verify('image', '1', started.sign('form', '1')));
  });

  it('seal and sign by a secret that was added while they run', () => {
    const folder = join(root, 'sealing');
    const running = aProcess(folder);
    const before = running.encrypt('before');
    addSecret(folder);
    assert.ok(!running.isCurrent(before));
    const [newest = ''] = loadSecrets(undefined, folder);
    const onlyNewest = createKeyRing([newest]);
    assert.equal(onlyNewest.decrypt(running.encrypt('after')), 'after');
    assert.ok(onlyNewest.verify('form', '1', running.sign('form', '1')));
    assert.equal(running.decrypt(before), 'before', 'the former is on the ring');
  });

  it('believe nothing more of a secret that was taken out, and go on without the file', () => {
    const folder = join(root, 'taken out');
    const running = aProcess(folder);
    const [before, signed] = [running.encrypt('before'), running.sign('form', '1')];
    const [newest = ''] = addSecret(folder);
    const after = running.encrypt('after');
    const file = join(folder, 'secret.key');
    writeFileSync(file, `${newest}\n`);
    assert.throws(() => running.decrypt(before), SecretError);
    assert.ok(!running.verify('form', '1', signed));
    rmSync(file);
    assert.equal(running.decrypt(after), 'after');
    assert.deepEqual(readdirSync(folder), [], 'no other key is made');
  });

  it('do not start with a file that has lost its keys, and leave it as it is', () => {
    const folder = join(root, 'emptied');
    aProcess(folder);
    const file = join(folder, 'secret.key');
    writeFileSync(file, '');
    assert.throws(() => aProcess(folder), {
      name: 'CannotStart',
      message: /is empty: put its copy/,
    });
    assert.equal(readFileSync(file, 'utf8'), '');
  });

  it('do not start with a file that holds something else than keys, and run on by those they know', () => {
    const folder = join(root, 'overwritten');
    const running = aProcess(folder);
    const before = running.encrypt('before');
    const file = join(folder, 'secret.key');
    for (const wrong of [
      'short\n',
      `${'\u0001'.repeat(40)}\n`,
      'a sentence of more than 32 characters\n',
    ]) {
      writeFileSync(file, wrong);
      assert.throws(() => aProcess(folder), {
        name: 'CannotStart',
        message: /secret\.key holds a line that is no key of 32 characters or more: put its copy/,
      });
      assert.equal(readFileSync(file, 'utf8'), wrong);
      assert.equal(running.decrypt(before), 'before');
      assert.ok(running.isCurrent(before));
    }
  });

  it('have one secret when they start together in a new folder', async () => {
    const folder = join(root, 'new');
    const module = new URL('key-ring.ts', import.meta.url).href;
    const script = `import { loadSecrets } from '${module}';
      console.log(loadSecrets(undefined, process.argv[1]).join());`;
    const args = ['--input-type=module-typescript', '-e', script, folder];
    const run = promisify(execFile);
    const outputs = await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, args)));
    assert.equal(new Set(outputs.map(({ stdout }) => stdout.trim())).size, 1);
    assert.deepEqual(readdirSync(folder), ['secret.key']);
  });
});
