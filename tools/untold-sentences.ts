import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Errors whose messages members read: the position of the message among the constructor's arguments. */
const ERRORS: Readonly<Record<string, number>> = {
  ExpectedError: 1,
  FeedBroken: 0,
  RowUnreadable: 0,
  CalendarUnreadable: 0,
};

/** Sources whose sentences reach only readers of English. */
const ENGLISH_ONLY: readonly string[] = [
  // Programs, and operators, whose console and command line are English.
  'src/api/',
  'src/app/pages/console/',
  'src/app/use-cases/demo-removal.ts',
  'src/app/use-cases/operations/',
  'src/assistants/',
  'src/claims/review.ts',
  'src/cli/',
  'src/duplicates/',
  'src/feeds/feeds.errors.ts',
  'src/feeds/report/report.ts',
  'src/feeds/settings/requests.ts',
  'src/leads/any-lead.ts',
  'src/listings/hiding.ts',
  'src/operators/',
  'src/partners/applications/review.ts',
  'src/partners/applications/saved-replies.ts',
  'src/partners/notes/',
  'src/partners/partner.ts',
  'src/partners/rotation.routes.ts',
  'src/places/sources/',
  'src/platform/db/',
  'src/platform/http/',
  'src/reports/review.ts',
  // Developers who write a feed.
  'src/feeds/read/json/',
  'src/feeds/read/unpack/',
  'src/feeds/read/xml/',
  // The catalogue itself.
  'src/mails/',
];

/** Single sentences of other sources that only readers of English see, or that are never shown. */
const NEVER_SHOWN: ReadonlySet<string> = new Set([
  // Pages show the problems, not this.
  'One field needs to be corrected; see details.',
  '{} fields need to be corrected; see details.',
  // Of the console.
  'The partner is not approved: its feed is read once it is.',
  // Of the API.
  'The days cannot be answered; see details.',
  'The listing is not the one that If-Match names: it was changed or deleted meanwhile. Read it again, then decide.',
  'A closed account and a test account have no test account.',
  'may not be sent for a campsite: leave it out',
  'may only be sent for a campsite: leave it out, or send category campsite',
  'must be after start_date',
  // Of feeds, in the words of the command line by which they are tested.
  'must start with https://; this tracker answers by https too: add --upgrade-trackers',
  "is missing; to make it of the handle {}, add --shop https://… with the shop's address",
  // Joined from parts of the catalogue.
  'The calendar ends in the middle{}.',
  '{}{} cannot be read: {}.',
  // Of feeds in several pages.
  'The address answers with status 304.',
  'A page answers with status 304.',
]);

/** Returns the texts that an expression can have, with `{}` for values. */
function textsOf(expression: ts.Expression | undefined): string[] {
  if (!expression) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  if (!ts.isTemplateExpression(expression)) return [];
  const rest = expression.templateSpans.map(({ literal }) => `{}${literal.text}`);
  return [expression.head.text + rest.join('')];
}

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Returns the sentences of a node: messages of errors, and of problems, which have a path and a message. */
function sentencesOf(node: ts.Node): string[] {
  if (ts.isNewExpression(node))
    return textsOf(node.arguments?.[ERRORS[node.expression.getText()]!]);
  if (!ts.isObjectLiteralExpression(node)) return [];
  const hasPath = node.properties.some((one) => one.name?.getText() === 'path');
  return hasPath ? textsOf(valueOf(node, 'message')) : [];
}

/** Values in quotes are written without them in the catalogue. */
const bare = (text: string): string => text.replaceAll("'{}'", '{}');

/**
 * Finds sentences of refusals and failures that members of a partner read, and that `src/mails/sentences` does not
 * have. Sentences that the program joins from parts, or passes on in variables, are not found.
 * @param spellings of the catalogue, with the names of values in braces
 */
export function untoldSentences(root: string, spellings: readonly string[]): string[] {
  const known = new Set(spellings.map((text) => bare(text.replaceAll(/\{\w+\}/g, '{}'))));
  const complaints: string[] = [];
  for (const file of globSync('{src,packages/{feed-cells,ical}/src}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts') || ENGLISH_ONLY.some((start) => file.startsWith(start))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    const visit = (node: ts.Node): void => {
      for (const sentence of sentencesOf(node).map(bare)) {
        // A text without a word of its own is joined from others.
        if (!/\p{L}{2} /u.test(sentence) || known.has(sentence) || NEVER_SHOWN.has(sentence))
          continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        complaints.push(
          `${file}:${line + 1}: no translation in src/mails/sentences, nor listed in tools/untold-sentences.ts: “${sentence}”`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return complaints.toSorted();
}
