import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of code that are allowed only in certain files. */
const RULES: { what: string; form: RegExp; allowed: RegExp }[] = [
  {
    what: 'SQL belongs into *.sql.ts or platform/db',
    form: /\.query\(\s*['"`]|['"`]\s*(?:select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i,
    allowed: /\.sql\.ts$|^src\/platform\/db\//,
  },
  {
    what: 'process.env is read in platform/config only',
    form: /process\.env\b/,
    allowed: /^src\/platform\/config\/|^packages\/cli\/src\/system\.ts$/,
  },
  {
    what: 'the wall clock is read in platform/clock only',
    form: /new Date\(\)|Date\.now\(\)/,
    allowed: /^src\/platform\/clock\.ts$|^packages\/(?:sdk|cli)\/src\/clock\.ts$/,
  },
];

const isSource = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules/');

/** Finds such code below `root` in other files; returns a complaint for each. */
export function brokenSourceRules(root: string): string[] {
  const files = ['src', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => `${folder}/${file}`),
  );
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        RULES.filter(({ form, allowed }) => form.test(line) && !allowed.test(file)).map(
          ({ what }) => `${file}:${index + 1} ${what}`,
        ),
      ),
  );
}
