import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseEnvironmentFile } from '../../deploy/environment-file.ts';

const INSTALLER = join(import.meta.dirname, '../../deploy/install.sh');

describe('a settings file is read as systemd reads it', () => {
  const CASES: [what: string, line: string, value: string | undefined][] = [
    ['a blank in a value', 'A=Harbour Sites Ltd', 'Harbour Sites Ltd'],
    ['blanks around a value', 'A=  x y \t ', 'x y'],
    ['what a shell would replace', 'A=$HOME `id` $(id) #1 & ; |', '$HOME `id` $(id) #1 & ; |'],
    ['double quotes', 'A="1 Harbour Street, #2 "', '1 Harbour Street, #2 '],
    ['escapes in double quotes', String.raw`A="\"a\" \\ \$b \x"`, String.raw`"a" \ $b \x`],
    ['single quotes', String.raw`A='$a "b" \ '`, String.raw`$a "b" \ `],
    ['quotes within a value', `A=it's "so"`, `it's "so"`],
    ['an escaped character', String.raw`A=a\ b\\c\ `, String.raw`a b\c `],
    ['a continued line', 'A=a\\\nb', 'ab'],
    ['lines between quotes', 'A="a\nb"', 'a\nb'],
    ['an equals sign', 'A=postgres://a@/b?host=/run/c', 'postgres://a@/b?host=/run/c'],
    ['an empty value', 'A=', ''],
    ['a later value', 'A=1\nA=2', '2'],
    ['a comment', '# A=1\n;A=2', undefined],
    ['no name', 'A B=1\nexport A=1', undefined],
    ['Windows line ends', 'A=1\r\n', '1'],
  ];
  for (const [what, text, value] of CASES) {
    it(`with ${what}`, () => assert.equal(parseEnvironmentFile(text).A, value));
  }

  it('and refused where its quotes are not closed', () => {
    assert.throws(() => parseEnvironmentFile('A="1\nB=2'), /quotes of A/);
  });
});

describe('the installer', () => {
  it('writes values that are read as they were given', () => {
    const folder = mkdtempSync(join(tmpdir(), 'campcairn-installer-'));
    const name = String.raw`Van$ & "Sons" \ it's #1`;
    const script = readFileSync(INSTALLER, 'utf8');
    const upTo = script.slice(0, script.indexOf('\nif [ -n "$back" ]'));
    const file = join(folder, 'install.sh');
    writeFileSync(file, `${upTo.replace(/^SOURCE=.*$/m, 'SOURCE=$HERE')}\nsettings_text "$@"\n`);
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [file, '--dry-run', `OPERATOR_NAME=${name}`, 'OPERATOR_EMAIL=ada@vans.example'],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HERE: join(INSTALLER, '../..') } },
    );
    rmSync(folder, { recursive: true });
    assert.deepEqual([status, stderr], [0, '']);
    const settings = parseEnvironmentFile(stdout);
    assert.equal(settings.OPERATOR_NAME, name);
    assert.equal(settings.OPERATOR_EMAIL, 'ada@vans.example');
    assert.ok(settings.SECRET_KEY!.length >= 32);
    assert.equal(settings.TRUST_PROXY, '1');
  });

  it('refuses what is no setting', () => {
    const { status, stderr } = spawnSync('sh', [INSTALLER, '--dry-run', 'OPERATOR_NAM=x'], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /OPERATOR_NAM is no setting/);
  });
});
