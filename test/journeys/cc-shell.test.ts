import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { RELEASE } from '../../src/platform/release.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { endOf } from '../support/command-line.ts';

/** No database is there: these commands open none. */
const AWAY = {
  ...bareEnvironment(),
  DATA_DIR: '/proc/nothing',
  DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/campcairn?sslpassword=hush&sslmode=disable',
};
const cc = (...args: string[]) => endOf(AWAY, ...args);

describe('cc --version', () => {
  it('names the release, without a database', async () => {
    for (const word of ['--version', '-V'])
      assert.deepEqual(await cc(word), { code: 0, stdout: `campcairn ${RELEASE}\n`, stderr: '' });
    const { stdout } = await cc('--version', '--json');
    assert.deepEqual(JSON.parse(stdout), { name: 'campcairn', version: RELEASE });
  });
});

describe('cc settings', () => {
  const env = {
    ...AWAY,
    SECRET_KEY: 'a secret of thirty-two characters or more',
    SMTP_URL: 'smtps://leads%40vans.example:pa:ss@word@mail.example:465',
    OPERATOR_NAEM: 'Vans Ltd',
    PORT: '70000',
    LOG_LEVEL: 'warn',
  };

  it('lists what is set and what is not, from where, with secrets masked', async () => {
    const { code, stdout } = await endOf(env, 'settings', '--json');
    assert.equal(code, 0);
    const rows = new Map(
      (JSON.parse(stdout) as { setting: string }[]).map(({ setting, ...row }) => [setting, row]),
    );
    const ofEnvironment = (value: string, problem: string | null = null) => ({
      value,
      from: 'environment',
      problem,
    });
    assert.deepEqual(rows.get('LOG_LEVEL'), ofEnvironment('warn'));
    assert.deepEqual(rows.get('SECRET_KEY'), ofEnvironment('***'));
    assert.deepEqual(
      rows.get('DATABASE_URL'),
      ofEnvironment('postgres://me:***@127.0.0.1:1/campcairn?sslpassword=***&sslmode=disable'),
    );
    assert.deepEqual(
      rows.get('SMTP_URL'),
      ofEnvironment('smtps://leads%40vans.example:***@mail.example:465'),
    );
    assert.deepEqual(
      rows.get('PORT'),
      ofEnvironment('70000', 'must be a whole number from 0 to 65535'),
    );
    assert.deepEqual(
      rows.get('OPERATOR_NAEM'),
      ofEnvironment('***', 'is not a setting: did you mean OPERATOR_NAME?'),
    );
    assert.deepEqual(rows.get('HOST'), { value: '127.0.0.1', from: 'default', problem: null });
    assert.deepEqual(rows.get('STRIPE_SECRET_KEY'), {
      value: null,
      from: 'default',
      problem: null,
    });
  });

  it('is a table for people, or only of what is set', async () => {
    const all = (await cc('settings')).stdout;
    assert.match(all, /^setting +value +from\nPORT +3000 +default\n/);
    assert.match(all, /^PUBLIC_URL +http:\/\/localhost:3000 +default$/m);
    const set = (await cc('settings', '--set')).stdout;
    assert.match(
      set,
      /^setting +value +from\nDATA_DIR +\/proc\/nothing +environment\nDATABASE_URL/,
    );
    assert.doesNotMatch(set, /default|s3cret|hush/);
  });
});

describe('--csv', () => {
  it('writes a table as CSV, wherever on the line it is', async () => {
    const { stdout } = await cc('settings', '--set', '--csv');
    assert.match(
      stdout,
      /^\uFEFFsetting,value,from\r\n"DATA_DIR","\/proc\/nothing","environment"\r\n/,
    );
    assert.equal((await cc('--csv', 'settings', '--set')).stdout, stdout);
  });

  it('is refused beside --json, and where there is no table', async () => {
    assert.equal((await cc('settings', '--csv', '--json')).code, 2);
    const { code, stderr } = await cc('key', 'revoke', 'x', '--csv');
    assert.equal(code, 2);
    assert.match(stderr, /--csv is for commands that print a table; "cc key revoke" prints none/);
    assert.match((await cc('help', 'partner', 'list')).stdout, /--csv +answer with the table/);
    assert.doesNotMatch((await cc('help', 'key', 'revoke')).stdout, /--csv/);
  });
});

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** What a shell offers for the last of the words, by the script that cc prints for it. */
async function offered(shell: 'bash' | 'zsh', ...words: string[]): Promise<string[]> {
  const { stdout: script } = await cc('completion', shell);
  const quoted = ['cc', ...words].map((word) => `'${word}'`).join(' ');
  const ask =
    shell === 'bash'
      ? `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _campcairn_cc; printf '%s\\n' "\${COMPREPLY[@]}"`
      : `words=(${quoted}); CURRENT=${words.length + 1}; _campcairn_cc`;
  // What zsh's own completion would take, it prints.
  const stubs =
    shell === 'bash'
      ? ''
      : 'compdef() { : }\ncompadd() { shift; print -rl -- "$@" }\n_files() { print FILES }\n';
  const line = [`${shell === 'bash' ? '--norc' : '-f'}`, '-c', `${stubs}${script}\n${ask}`];
  const { stdout, stderr } = spawnSync(shell, line, { encoding: 'utf8', cwd: '/' });
  assert.equal(stderr, '');
  const last = words.at(-1) ?? '';
  return stdout
    .split('\n')
    .filter((word) => word !== '' && (word === 'FILES' || word.startsWith(last)));
}

for (const shell of ['bash', 'zsh'] as const) {
  describe(`cc completion ${shell}`, { skip: !has(shell) && `${shell} is not installed` }, () => {
    it('offers commands, their verbs, options and values', async () => {
      assert.ok((await offered(shell, '')).includes('partner'));
      assert.deepEqual(await offered(shell, 'oper'), ['operator']);
      assert.deepEqual(await offered(shell, 'key', ''), ['issue', 'revoke']);
      assert.deepEqual(await offered(shell, 'partner', 'l'), ['list']);
      assert.deepEqual(await offered(shell, 'doctor', '--m'), ['--mail']);
      assert.deepEqual(await offered(shell, 'partner', 'list', '--c'), ['--csv']);
      assert.deepEqual(await offered(shell, 'key', 'issue', 'vans', '--c'), []);
      assert.deepEqual(await offered(shell, 'partner', 'create', '--status', 'ap'), ['approved']);
      assert.deepEqual(await offered(shell, 'feed', 'schedule', '7', ''), [
        'hourly',
        'daily',
        'off',
      ]);
      assert.deepEqual(await offered(shell, 'partner', 'create', '--name', '--'), []);
    });

    it('offers files where a command takes one', async () => {
      const files = await offered(shell, 'backup', shell === 'bash' ? 'et' : '');
      assert.deepEqual(files, [shell === 'bash' ? 'etc' : 'FILES']);
    });
  });
}

describe('cc completion', () => {
  it('knows two shells, and the name that cc is called by', async () => {
    assert.equal((await cc('completion', 'fish')).code, 2);
    assert.match(
      (await cc('completion', 'bash', '--command', 'campcairn-cc')).stdout,
      /\ncomplete -F _campcairn_cc campcairn-cc\n$/,
    );
    assert.equal((await cc('completion', 'bash', '--command', 'a b')).code, 2);
  });
});
