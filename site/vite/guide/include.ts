import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A line of a page's source that includes files: `{{samples guide/listing}}`, `{{error
 * not_found}}`, `{{vector}}`.
 */
export const INCLUDE = /^\{\{(?<kind>samples|error|vector)(?: (?<name>[\w/-]+))?\}\}$/m;

/** The languages of samples, in the order of their tabs. */
export const LANGUAGES = [
  { id: 'shell', label: 'curl', extension: 'sh', grammar: 'bash' },
  { id: 'typescript', label: 'TypeScript', extension: 'ts', grammar: 'typescript' },
  { id: 'python', label: 'Python', extension: 'py', grammar: 'python' },
  { id: 'php', label: 'PHP', extension: 'php', grammar: 'php' },
] as const;

/** A sample in one language. */
export interface Sample {
  language: (typeof LANGUAGES)[number];
  file: string;
  code: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8').trimEnd();

/** Returns the files of a sample, `{folder}/{name}`: `examples/{folder}/{language}/{name}.*`. */
export function samplesOf(path: string): Sample[] {
  const [folder = '', name = ''] = path.split('/');
  const samples = LANGUAGES.flatMap((language) => {
    const file = `${name}.${language.extension}`;
    const at = `examples/${folder}/${language.id}/${file}`;
    return existsSync(join(ROOT, at)) ? [{ language, file, code: read(at) }] : [];
  });
  if (samples.length === 0) throw new Error(`The guide names a sample that is not there: ${path}`);
  return samples;
}

/** Returns the included code of a line other than `samples`, and its grammar. */
export function includedCode(kind: string, name: string): { code: string; grammar: string } {
  // A request and the server's response, as a test has recorded them.
  if (kind === 'error') return { code: read(`docs/guide/errors/${name}.http`), grammar: 'http' };
  const vector = JSON.parse(read('examples/webhook-receivers/test-vector.json')) as Vector;
  const { secret, body, time, header } = vector;
  const code = `secret  ${secret}\nbody    ${body}\nnow     ${time}\nheader  ${header}`;
  return { code, grammar: '' };
}

/** A signature for testing a receiver. */
interface Vector {
  secret: string;
  body: string;
  time: number;
  header: string;
}

const fence = (grammar: string, code: string): string => `\`\`\`${grammar}\n${code}\n\`\`\``;

/** Returns the Markdown that replaces an including line. */
export function includedMarkdown(kind: string, name: string): string {
  if (kind !== 'samples') {
    const { code, grammar } = includedCode(kind, name);
    return fence(grammar, code);
  }
  return samplesOf(name)
    .map(
      ({ language, file, code }) =>
        `**${language.label}** (\`${file}\`)\n\n${fence(language.grammar, code)}`,
    )
    .join('\n\n');
}

const FOLDERS = ['guide', 'webhook-receivers'];

/** Returns all files of samples by their path below `examples`. Readers may download each. */
export const sampleFiles = (): Record<string, string> =>
  Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      LANGUAGES.flatMap(({ id }) => {
        const at = join(ROOT, 'examples', folder, id);
        const files = existsSync(at) ? readdirSync(at) : [];
        return files.map((file) => [
          `${folder}/${id}/${file}`,
          readFileSync(join(at, file), 'utf8'),
        ]);
      }),
    ),
  );
