import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FRENCH = ['site/messages/fr/**/*.ts', 'src/mails/sentences/fr.ts', 'src/mails/words/fr.ts'];

/** Code in a sentence. */
const CODE = /`[^`]*`/g;

/**
 * French requires a no-break space before a colon and within guillemets, and a narrow no-break
 * space before other tall punctuation. A sign within a word belongs to code or a URL.
 */
const WRONG =
  /(?<!\u00a0)(?::(?=$|[\s\u00a0\u202f«])|»)|(?<!\u202f)[;?!](?=$|[\s\u00a0\u202f»])|«(?!\u00a0)/u;

/** Components that use the page's language; other components are only English. */
const SPEAKS = /\bt\b.*\} = useLanguage\(\)/;

/** A colon that a component writes after a value itself: in its script, and in its markup. */
const IN_SCRIPT = /\$\{[^{}]*\}: /g;
const IN_MARKUP = /\}:(?=[ <{`])/g;

function complaintsOfCatalogue(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const complaints: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const words = node.text.replaceAll(CODE, '');
      const found = WRONG.exec(words);
      if (found) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const around = words.slice(Math.max(0, found.index - 20), found.index + 2).trim();
        complaints.push(
          `${file}:${line + 1}: a space of French that may break, or none, in “${around}”`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return complaints;
}

function complaintsOfComponent(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!SPEAKS.test(text)) return [];
  const end = text.lastIndexOf('</script>');
  const found = [
    ...text.slice(0, end).matchAll(IN_SCRIPT),
    ...text
      .slice(0, text.lastIndexOf('<style'))
      .matchAll(IN_MARKUP)
      .filter(({ index }) => index > end),
  ];
  return found.map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: say t.shell.colon, before which French has a space`;
  });
}

/**
 * Lists French sentences without the required no-break spaces, and components that write a colon
 * for all languages.
 */
export function wrongFrenchSpaces(root: string): string[] {
  const catalogues = globSync(FRENCH, { cwd: root }).toSorted();
  const components = globSync('site/src/**/*.svelte', { cwd: root }).toSorted();
  return [
    ...catalogues.flatMap((file) => complaintsOfCatalogue(root, file)),
    ...components.flatMap((file) => complaintsOfComponent(root, file)),
  ];
}
