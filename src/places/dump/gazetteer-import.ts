import { basename } from 'node:path';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { AlsoImported, Difference, GazetteerCounts } from '../import-counts.ts';
import { lockImports, recordImport } from '../imports.sql.ts';
import { linesOf, openSource } from '../source-file.ts';
import { isCovered } from '../towns/covered.ts';
import type { TownRow } from '../towns/town-file.ts';
import { mergeTowns } from '../towns/town-import.ts';
import { replaceImportedAreas } from './imported-areas.ts';
import { type DumpArea, readDumpLine } from './dump-line.ts';
import { importPostcodes } from './postcode-import.ts';
import { Problems } from './problems.ts';

const POSTCODE_COLUMNS = 12;

async function columnsOf(file: string): Promise<number> {
  for await (const lines of linesOf(await openSource(file))) {
    const first = lines.find((line) => line !== '');
    if (first !== undefined) return first.split('\t').length;
  }
  return 0;
}

/** The result of a dump, and what it changed about the known rows of its countries. */
interface ImportedDump {
  result: GazetteerCounts;
  difference: Difference;
}

async function importDump(tx: Tx, file: string, now: Date, name: string): Promise<ImportedDump> {
  const problems = new Problems();
  const areas = new Map<string, DumpArea>();
  let others = 0;
  function* townsOf(lines: string[]): Generator<TownRow | undefined> {
    for (const line of lines) {
      problems.line += 1;
      if (line === '') continue;
      const read = readDumpLine(line);
      if (read !== null && 'problem' in read) {
        problems.note(read.problem);
        yield undefined;
      } else if (read !== null && 'town' in read) yield read.town;
      else if (read !== null && isCovered(read.area.countryCode))
        areas.set(read.area.id, read.area);
      else others += 1;
    }
  }
  async function* batches(): AsyncGenerator<(TownRow | undefined)[]> {
    for await (const lines of linesOf(await openSource(file))) yield [...townsOf(lines)];
  }
  const { counts: towns, countries } = await mergeTowns(tx, file, batches());
  const added = await replaceImportedAreas(tx, [...areas.values()]);
  const counts = {
    read: towns.read + areas.size + others,
    added: towns.added + added.added,
    updated: towns.updated,
    unchanged: towns.unchanged + areas.size - added.added,
    gone: towns.gone + added.gone,
    skipped: towns.skipped + others,
  };
  await tx.execute(recordImport, [
    { kind: 'towns', file: name, at: now, countries, ...counts, data_at: null },
  ]);
  const { added: fresh, updated: renamed, gone } = counts;
  const known = towns.updated + towns.unchanged + towns.gone + added.known;
  const difference = { known, added: fresh, gone, renamed };
  return { result: { ...counts, problems: problems.named }, difference };
}

/**
 * Refreshes the gazetteer from a GeoNames dump in one transaction. From the main table (19 columns) it imports towns,
 * and parks, islands, coasts, lakes, mountains, valleys and villages of the covered countries; from the table of postal
 * codes (12 columns) their points. Lines that cannot be read are counted and reported. Importing the same file again
 * changes nothing.
 * @param also Called in the same transaction with the counts.
 * @param name The name of the file in the history of imports.
 */
export async function importGazetteer(
  db: Db,
  file: string,
  now: Date,
  also?: AlsoImported,
  name = basename(file),
): Promise<GazetteerCounts> {
  const isPostal = (await columnsOf(file)) === POSTCODE_COLUMNS;
  return db.transaction(async (tx) => {
    await tx.query(lockImports);
    const { result, difference } = await (isPostal ? importPostcodes : importDump)(
      tx,
      file,
      now,
      name,
    );
    const { problems: _, ...counts } = result;
    await also?.(tx, counts, difference);
    return result;
  });
}
