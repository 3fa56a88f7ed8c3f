import { RowUnreadable } from '../feeds.errors.ts';
import { saysDay } from '../map/index.ts';
import type { Plan } from '../map/index.ts';
import type { Row } from '../read/index.ts';
import type { SampleCard } from './preview-sample.ts';

/** Collects advice for an operator before publishing: unusual values that are no errors. */
export class PreviewNotes {
  #perDay = false;
  #headerLine = 1;

  /** Notes in which line a CSV file's header was found. */
  headerAt(line: number): void {
    this.#headerLine = line;
  }

  /** Examines the price units of rows. */
  look(rows: readonly Row[], planOf: (names: readonly string[]) => Plan): void {
    for (const row of rows) this.#perDay ||= isPerDay(row, planOf);
  }

  /**
   * @param unitKnown whether a column or the operator's settings give the price's unit
   */
  list(sample: readonly SampleCard[], unitKnown: boolean): string[] {
    const notes: string[] = [];
    if (this.#headerLine > 1)
      notes.push(`The header is line ${this.#headerLine}; what stands above it is not read.`);
    // One example of each unit: a price per week would hide that rows without a unit are read as
    // per night.
    const examples = ['night', 'week'].flatMap(
      (unit) => sample.find(({ price }) => price?.endsWith(` per ${unit}`)) ?? [],
    );
    if (examples.length > 0) {
      const shown = examples
        .toSorted((one, other) => one.row - other.row)
        .map(({ price, row }) => `${price} (row ${row})`);
      const doubt = unitKnown
        ? ''
        : ' No column says for how long that is: set the unit if it is not so.';
      notes.push(`Prices are understood like this: ${shown.join(', ')}.${doubt}`);
    }
    if (this.#perDay) notes.push('Prices for a day are shown as prices for a night.');
    return notes;
  }
}

function isPerDay(row: Row, planOf: (names: readonly string[]) => Plan): boolean {
  try {
    const { names, values } = row.cells();
    const { price, price_unit: unit } = planOf(names).groups;
    if (price.flat().some((at) => saysDay(names[at]!) && values[at] !== '')) return true;
    return [...price, ...unit].flat().some((at) => [values[at] ?? ''].flat().some(saysDay));
  } catch (error) {
    if (error instanceof RowUnreadable) return false;
    throw error;
  }
}
