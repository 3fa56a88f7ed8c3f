import { field } from './refusal.ts';

const CHOICES = [
  'category',
  'currency',
  'unit',
  'language',
  'decimal',
  'link',
  'shop',
  'city',
  'country',
] as const;
const TICKS = ['leaveOutBadImages', 'upgradeTrackers', 'categoryFromTitle'] as const;

type Columns = Record<string, string | null>;

/** Parses lines of `their column = our column`; returns undefined when a line has another form. */
function columnsOf(text: string): Columns | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^(?<theirs>.+?)\s*=\s*(?<ours>\S*)\s*$/.exec(line.trim()));
  if (pairs.some((pair) => !pair)) return undefined;
  return Object.fromEntries(
    pairs.map((pair) => [pair?.groups?.theirs ?? '', pair?.groups?.ours || null]),
  );
}

/** Formats columns as the lines that `columnsOf` reads. */
export const typedColumns = (columns: Readonly<Columns> | undefined): string =>
  Object.entries(columns ?? {})
    .map(([theirs, ours]) => `${theirs} = ${ours ?? ''}`.trimEnd())
    .join('\n');

/** Reads the settings from a feed's form; returns undefined when its columns cannot be parsed. */
export function feedSettingsOf(form: FormData): object | undefined {
  const columns = columnsOf(field(form, 'columns'));
  if (!columns) return undefined;
  const chosen = CHOICES.map((name) => [name, field(form, name)] as const);
  return {
    ...Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    ...Object.fromEntries(TICKS.filter((name) => form.has(name)).map((name) => [name, true])),
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
  };
}
