import { Plans } from '../map/columns/plan.ts';
import type { Field } from '../map/index.ts';
import type { FeedSettings } from '../map/settings.ts';
import { storable, storableStart } from '../storable.ts';
import type { FileRow } from './file-rows.ts';
import type { Needed } from './upload-preview.ts';

/** A column of a file with some of its values. */
export interface SampledColumn {
  name: string;
  values: string[];
}

/** A column as people match it. */
export interface MatchedColumn extends SampledColumn {
  /** The field that it is read as; null when it is not used. */
  field: Field | null;
  /** The field by its name alone. */
  automatic: Field | null;
}

const MAX_COLUMNS = 200;
const MAX_VALUES = 3;
const MAX_CHARACTERS = 80;
/** Longer names are headings of something else; they are read by their names alone. */
export const MAX_NAME_CHARACTERS = 200;
/** Rows that are looked at for values. */
const MAX_ROWS = 500;

/** Collects the columns of a file and the first different values of each. */
export class ColumnSamples {
  readonly #values = new Map<string, Set<string>>();
  #rows = 0;

  look(rows: readonly FileRow[], header: readonly string[] | null): void {
    for (const { names, values } of rows) {
      if (this.#rows >= MAX_ROWS) return;
      this.#rows += 1;
      (names ?? header ?? []).forEach((name, at) => this.#note(name, values[at] ?? ''));
    }
  }

  list(): SampledColumn[] {
    return [...this.#values].map(([name, values]) => ({
      name: storable(name),
      values: [...values],
    }));
  }

  #note(name: string, value: FileRow['values'][number]): void {
    if (name === '' || name.length > MAX_NAME_CHARACTERS) return;
    let found = this.#values.get(name);
    if (found === undefined) {
      if (this.#values.size >= MAX_COLUMNS) return;
      this.#values.set(name, (found = new Set()));
    }
    const text = storableStart([value].flat().join(', ').trim(), MAX_CHARACTERS);
    if (text !== '' && found.size < MAX_VALUES) found.add(text);
  }
}

/** The fields of columns by the settings, and by their names alone. */
export function matchedColumns(
  columns: readonly SampledColumn[],
  settings: FeedSettings,
): MatchedColumn[] {
  const names = columns.map(({ name }) => name);
  const { columns: _, ...automatically } = settings;
  const [chosen, automatic] = [settings, automatically].map((each) => new Plans(each).for(names));
  return columns.map((column) => ({
    ...column,
    field: chosen!.fields.get(column.name) ?? null,
    automatic: automatic!.fields.get(column.name) ?? null,
  }));
}

const FIELDS_OF: Readonly<Record<Exclude<Needed, 'place'>, readonly Field[]>> = {
  title: ['title'],
  category: ['category'],
  url: ['url', 'tracked_url', 'handle'],
};

/** What every listing has, and no column and no setting gives. */
export function lacking(fields: ReadonlySet<string>, settings: FeedSettings): Needed[] {
  const has = (...some: readonly Field[]): boolean => some.some((field) => fields.has(field));
  const given: Readonly<Record<Needed, boolean>> = {
    title: has(...FIELDS_OF.title),
    category: settings.category !== undefined || has(...FIELDS_OF.category),
    url: has(...FIELDS_OF.url),
    place:
      settings.city !== undefined ||
      has('coordinates', 'city', 'address', 'postcode') ||
      (has('latitude') && has('longitude')),
  };
  return (Object.keys(given) as Needed[]).filter((needed) => !given[needed]);
}
