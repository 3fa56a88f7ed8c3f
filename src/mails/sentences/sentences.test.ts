import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../language.ts';
import { sentences as de } from './de.ts';
import { type SentenceName, sentences as en } from './en.ts';
import { sentences as es } from './es.ts';
import { sentences as fr } from './fr.ts';
import { sentenceIn, spellingOf } from './index.ts';
import { sentences as nl } from './nl.ts';
import { sentences as pt } from './pt.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
/** The program, and the packages that read partners' files. */
const SOURCES = '{src,packages/{feed-cells,ical}/src}/**/*.ts';
const VALUE = /\{(\w*)\}/g;
const names = Object.keys(en) as SentenceName[];
const valuesIn = (text: string) => [...text.matchAll(VALUE)].map(([, value]) => value!);

/** Sentences that the program joins from parts or takes from a table, and those of the site. */
const JOINED = new Set<SentenceName>([
  'listingNotOnAccount',
  'tooLarge',
  'manyFields',
  'unknownField',
  'manyPhotos',
  'noReplyIn',
  'noKnownHeader',
  'maybeThere',
  'packedWith',
  'archive',
  'onePageOfSeveral',
  'notePricesUnsure',
  'noteLargest',
  'noteOnly',
  'rowPostcode',
  'rowTown',
  'rowPence',
  'rowUnit',
  'rowSeveralTowns',
  'rowElsewhere',
  'rowAmbiguous',
  'fileMegabytesMost',
  'atLeastOneOf',
  'atMostItems',
  'wholeNumber',
  'number',
  'amountIn',
  'amount',
  'startIs',
  'lineStart',
  'lineEnd',
  'endIs',
  'statusIs',
  'priceIs',
  'fieldCharacters',
  'fieldScheme',
  'fieldInvalid',
  'fieldCredentials',
  'fieldHost',
  'fieldPrivate',
  'eventAt',
  'eventOn',
  'eventUnreadable',
  'calendarEndsIn',
  'calendarEnds',
]);

describe('A sentence of the program in the language of a partner', () => {
  it('is one that the program says', () => {
    const source = globSync(SOURCES, { cwd: ROOT })
      .filter((file) => !file.startsWith('src/mails/') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
      .join('\n')
      .replaceAll(/\$\{[^{}]*\}/g, '{}')
      .replaceAll(String.raw`\'`, "'")
      .replaceAll("'{}'", '{}');
    const unsaid = names.filter(
      (name) => !JOINED.has(name) && !source.includes(spellingOf(name).replaceAll(VALUE, '{}')),
    );
    assert.deepEqual(unsaid, []);
  });

  it('has no values but those that the program gives it', () => {
    for (const [language, words] of Object.entries({ en, fr, es, pt, de, nl })) {
      const strange = names.filter((name) =>
        valuesIn(words[name]).some((value) => !valuesIn(spellingOf(name)).includes(value)),
      );
      assert.deepEqual(strange, [], language);
    }
  });

  it('is found by its text, with its values and its parts', () => {
    assert.equal(
      sentenceIn('fr', 'It answered 503 instead of 2xx.'),
      'Il a répondu 503 au lieu de 2xx.',
    );
    assert.equal(
      sentenceIn('de', 'Event 2 of 9 (2027-05-01) cannot be read: it ends before it begins.'),
      'Termin 2 von 9 (1. Mai 2027) ist nicht lesbar: er endet, bevor er beginnt.',
    );
    assert.equal(
      sentenceIn('nl', 'must be an https:// address without user name or password, or null'),
      'moet een https://-adres zonder gebruikersnaam en wachtwoord zijn',
    );
    assert.equal(
      sentenceIn(
        'es',
        '1 listing is not in the feed as far as it can be read: none was paused, as 3 rows are too damaged to tell which.',
      ),
      'No están en el feed, hasta donde se puede leer: 1 anuncio. No se ha pausado ninguno, porque están demasiado dañadas para saberlo: 3 filas.',
    );
    assert.equal(
      sentenceIn('pt', 'end must be after start'),
      'Partida: tem de ser depois da chegada',
    );
  });

  it('stays as it is where nobody has put it into words', () => {
    for (const language of LANGUAGES) {
      assert.equal(sentenceIn(language, '550 No such user here'), '550 No such user here');
    }
  });
});
