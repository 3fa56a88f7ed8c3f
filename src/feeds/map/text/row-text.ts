import type { Cell, Cells } from '../../read/index.ts';
import type { Field } from '../columns/fields.ts';
import { plainLine } from '@campcairn/feed-cells';
import type { Plan } from '../columns/plan.ts';
import { LANGUAGES } from '../settings.ts';
import type { Language } from '../settings.ts';

/** Texts to be parsed are truncated to this length; no valid value is longer. */
const MAX_PARSED_CHARACTERS = 300;

/** One row's texts by field, according to its plan. */
export class RowText {
  readonly #values: readonly Cell[];
  readonly #plan: Plan;

  constructor(cells: Cells, plan: Plan) {
    this.#values = cells.values;
    this.#plan = plan;
  }

  /**
   * Returns the first text of a field, trimmed, without placeholders for missing values such as
   * `NULL` and `N/A`, which databases and spreadsheets write.
   */
  text(field: Field): string | undefined {
    const at = this.#columnOf(field);
    return at === undefined ? undefined : firstText(this.#values[at]!);
  }

  /** The name of the column that `text` takes; empty when there is none. */
  nameOf(field: Field): string {
    const at = this.#columnOf(field);
    return at === undefined ? '' : this.#plan.names[at]!;
  }

  /** All texts of the column that `text` takes: several where the feed has a list. */
  list(field: Field): string[] {
    const at = this.#columnOf(field);
    if (at === undefined) return [];
    const cell = this.#values[at]!;
    return typeof cell === 'string' ? [cell.trim()] : cell.map((text) => text.trim());
  }

  /**
   * Returns the text under another name of the object that contains the field's column, such as
   * `location.type` beside `location.coordinates`.
   */
  beside(field: Field, name: string): string | undefined {
    const column = this.nameOf(field);
    const at = this.#plan.names.indexOf(column.slice(0, column.lastIndexOf('.') + 1) + name);
    return at === -1 ? undefined : firstText(this.#values[at]!);
  }

  /** The text of a field, truncated, for a text that is parsed. */
  given(field: Field): string | undefined {
    return this.text(field)?.slice(0, MAX_PARSED_CHARACTERS);
  }

  /** The same as one line of plain text; undefined when nothing is left of it. */
  line(field: Field): string | undefined {
    return plainLine(this.given(field) ?? '') || undefined;
  }

  /** The text of a field, parsed by `read`. */
  mapped<Value>(field: Field, read: (text: string) => Value): Value | undefined {
    const text = this.text(field);
    return text === undefined ? undefined : read(text);
  }

  /** All texts of a field, the most reliable first. */
  all(field: Field): string[] {
    return this.#plan.columns[field]
      .flatMap((at) => this.#values[at]!)
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }

  /** The non-blank columns of a field, with their names. */
  columns(field: Field): [name: string, text: string][] {
    return this.#plan.columns[field]
      .map((at): [string, string] => [this.#plan.names[at]!, firstText(this.#values[at]!)])
      .filter(([, text]) => text !== '');
  }

  /** The main image's first filled column (others have it in other sizes) and further images. */
  images(): Cell[] {
    const filled = (at: number): boolean => isGiven(firstText(this.#values[at]!));
    const main = this.#plan.groups.image.find((group) => group.some(filled)) ?? [];
    return [...main, ...this.#plan.columns.more_images]
      .filter(filled)
      .map((at) => this.#values[at]!);
  }

  /** The row's language, when it is a supported one. */
  language(): Language | undefined {
    const code = this.given('language')?.slice(0, 2).toLowerCase();
    return LANGUAGES.find((language) => language === code);
  }

  /** The first column of a field with a text that is no placeholder. */
  #columnOf(field: Field): number | undefined {
    for (const group of this.#plan.groups[field]) {
      for (const at of group) if (isGiven(firstText(this.#values[at] ?? ''))) return at;
    }
    return undefined;
  }
}

const PLACEHOLDER = /^(?:null|\(null\)|none|nil|nan|undefined|#?n\/a|\\n|[-–—]+)$/i;

/** Whether a text is neither blank nor a placeholder. */
const isGiven = (text: string): boolean =>
  text !== '' && (text.length >= 10 || !PLACEHOLDER.test(text));

function firstText(cell: Cell): string {
  if (typeof cell === 'string') return cell.trim();
  for (const text of cell) if (text.trim() !== '') return text.trim();
  return '';
}
