import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Matches `const name = statement<…>('name'` up to the end of the name. Type arguments contain no
 * call.
 */
const STATEMENT = /\bconst (\w+) = statement(?:<.*?>)?\(\s*'([^']*)'/gs;

const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the folder below `src` or `src/platform` that contains a file. */
const sliceOf = (file: string): string => /^src\/(?:platform\/)?([^/]+)\//.exec(file)?.[1] ?? '';

const isStatements = (file: string) => file.endsWith('.sql.ts') && !file.includes('/testing/');

function complaintsAbout(file: string, source: string): string[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const named = [...source.matchAll(STATEMENT)];
  const complaints = named.flatMap(({ 1: constant = '', 2: name, index }) => {
    const at = `${file}:${lineAt(index)}`;
    if (!CAMEL_CASE.test(constant)) return [`${at} ${constant} is to be in camelCase`];
    const wanted = `${sliceOf(file)}.${snakeCase(constant)}`;
    return name === wanted ? [] : [`${at} the statement ${constant} is to be named '${wanted}'`];
  });
  const made = source.match(/\bstatement(?=[<(])/g)?.length ?? 0;
  return made === named.length
    ? complaints
    : [...complaints, `${file} makes statements that are not constants with a name of their own`];
}

/**
 * Finds statements below `root` that are not named after their constants. `listings.lock_listing`
 * belongs to `lockListing` of the slice listings, so that a name in PostgreSQL's log leads to the
 * statement.
 */
export const brokenStatementNames = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter(isStatements)
    .sort()
    .flatMap((file) => complaintsAbout(file, readFileSync(join(root, file), 'utf8')));
