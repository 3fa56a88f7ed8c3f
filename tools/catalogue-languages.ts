import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Folders that contain a folder of catalogues for each language, `en/`, or a file, `en.ts`. */
const CATALOGUES = ['site/messages', 'src/mails/sentences', 'src/mails/words'];

const OF_LANGUAGE = /^[a-z]{2}(?:\.ts)?$/;

/** Pages that exist only in English. */
const ENGLISH_ALONE = new Set(
  ['guide.ts', 'reference.ts', 'status.ts'].map((file) => join('site/messages/en/words', file)),
);

/**
 * Words that are the same in English and another language: those of all languages, then those of
 * each.
 */
const SHARED_BY_ALL =
  'api bar campcairn demo developers diesel glamping internet isofix ms portugal';
const SHARED: Record<string, string> = {
  de: 'available body campervan campervans dashboard feed format http hybrid in kg km mails median name openstreetmap park passkeys person premium problem region restaurant secret server status team unavailable webhooks website whsec',
  es: 'available feed flexible http km manual no openstreetmap premium unavailable webhooks',
  fr: 'active assistant available barbecue code console dates description festivals fi format france http km latitude longitude message miles openstreetmap page pages photo photos pixels premium provinces restaurant secret site type unavailable village webhooks whsec wi',
  nl: 'account available barbecue body caravan caravans code console dashboard data feed festivals filters home http id km later lot lpg mails model open openstreetmap oven park partners passkeys pixels postcode premium privacy restaurant secret server site spreadsheet status stop stops team toilet type unavailable was webhooks website week whsec winter',
  pt: 'available campervan campervans control cruise fi http km latitude longitude manual openstreetmap premium site unavailable webhook webhooks wi',
};

/** Code and placeholders in a sentence, which are not translated. */
const CODE = /`[^`]*`|\{\w+\}\S*/g;

/**
 * Whether a sentence may equal the English one: it is the name of an anchor or of a tone, or all its
 * words are shared.
 */
function isShared(key: string, text: string, language: string): boolean {
  const shared = new Set(`${SHARED_BY_ALL} ${SHARED[language] ?? ''}`.split(' '));
  const words =
    text
      .replaceAll(CODE, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return /\.(?:id|tone)$/.test(key) || words.every((word) => shared.has(word));
}

/** Returns the object or array literal in an expression, ignoring type assertions. */
function groupOf(
  node: ts.Expression,
): ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return groupOf(node.expression);
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node;
  return undefined;
}

/** Returns all literal text within an expression, without keys and without text from elsewhere. */
function textOf(node: ts.Node): string {
  const parts: string[] = [];
  const collect = (one: ts.Node): void => {
    if (ts.isPropertyAssignment(one)) return collect(one.initializer);
    if (ts.isStringLiteralLike(one) || ts.isTemplateLiteralToken(one)) parts.push(one.text);
    ts.forEachChild(one, collect);
  };
  collect(node);
  return parts.join(' ');
}

/** Whether a constant is no sentence but the function that picks plurals, as not every language needs. */
const picksPlurals = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'pluralsOf';

/** The key of what a group takes from elsewhere by a spread, which a language may state itself. */
const spreadOf = (key: string): string => `${key}.*`;

/**
 * Returns the sentences of a catalogue's file by key, such as `search.sorts.best`. Elements of
 * lists have their index as key, and the group that a spread is in has a key that ends in `*`.
 */
function sentencesOf(file: string): Map<string, string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const sentences = new Map<string, string>();
  const collect = (node: ts.Expression, key: string): void => {
    const group = groupOf(node);
    if (group === undefined) {
      sentences.set(key, textOf(node));
    } else if (ts.isArrayLiteralExpression(group)) {
      group.elements.forEach((element, at) => collect(element, `${key}.${at}`));
    } else {
      if (group.properties.some(ts.isSpreadAssignment)) sentences.set(spreadOf(key), '');
      for (const property of group.properties.filter(ts.isPropertyAssignment)) {
        const name = ts.isStringLiteralLike(property.name)
          ? property.name.text
          : property.name.getText(source);
        collect(property.initializer, `${key}.${name}`);
      }
    }
  };
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && !picksPlurals(initializer)) collect(initializer, name.getText(source));
    }
  }
  return sentences;
}
/** Lists keys that a language's file lacks, additional keys, and sentences that are still English. */
function complaintsAbout(file: string, english: Map<string, string>, language: string): string[] {
  if (!existsSync(file)) return ['there is no such file'];
  const sentences = sentencesOf(file);
  const complaints: string[] = [];
  for (const [key, text] of english) {
    if (key.endsWith('*')) continue;
    const said = sentences.get(key);
    if (said === undefined) complaints.push(`nothing says ${key}`);
    else if (said === text && !isShared(key, text, language)) {
      complaints.push(`English words say ${key}`);
    }
  }
  for (const key of sentences.keys()) {
    const group = key.slice(0, key.lastIndexOf('.'));
    if (!english.has(key) && !english.has(spreadOf(group)))
      complaints.push(`the English one has no ${key}`);
  }
  return complaints;
}

/**
 * Lists missing, untranslated and additional keys in all other languages below `root`. A sentence
 * counts as untranslated when it equals the English one and has a word that its language does not
 * share.
 */
export function wronglyTranslatedKeys(root: string): string[] {
  const folders = CATALOGUES.filter((catalogue) => existsSync(join(root, catalogue)));
  return folders.flatMap((catalogue) => {
    const languages = readdirSync(join(root, catalogue))
      .filter((name) => OF_LANGUAGE.test(name))
      .map((name) => name.slice(0, 2))
      .filter((language) => language !== 'en');
    const files = globSync(['en.ts', 'en/**/*.ts'], { cwd: join(root, catalogue) }).filter(
      (file) => !ENGLISH_ALONE.has(join(catalogue, file)),
    );
    return files.flatMap((file) => {
      const english = sentencesOf(join(root, catalogue, file));
      return languages.flatMap((language) => {
        const name = join(catalogue, file.replace('en', language));
        return complaintsAbout(join(root, name), english, language).map(
          (complaint) => `${name}: ${complaint}`,
        );
      });
    });
  });
}
