import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'B oder C1: welchen Führerschein Sie brauchen',
  description:
    'Führerschein B oder C1 für ein Wohnmobil: 3.500 kg, alte Führerscheine, Anhänger und die Regeln in Großbritannien, Irland, Frankreich, Spanien, Portugal, Deutschland und den Niederlanden.',
  lead: 'Die meisten Campervans dürfen Sie mit dem Pkw-Führerschein fahren, schwere Wohnmobile nicht. Es zählt die zulässige Gesamtmasse in den Papieren, nicht was das Fahrzeug heute wiegt.',
  blocks: [
    { h: 'Die Regel fast überall' },
    {
      list: [
        '**Klasse B**, der Pkw-Führerschein: bis 3.500 kg zulässige Gesamtmasse und bis zu acht Mitfahrende.',
        '**Klasse C1**: über 3.500 kg bis 7.500 kg. Dafür gibt es eine eigene Prüfung und eine ärztliche Untersuchung.',
        '**Anhänger und Wohnwagen**: mit B bis 750 kg zulässige Gesamtmasse; schwerere, wenn Auto und Anhänger zusammen höchstens 3.500 kg haben dürfen. B96 erhöht das auf 4.250 kg, und BE erlaubt Anhänger bis 3.500 kg.',
      ],
    },
    { h: 'Land für Land', id: 'countries' },
    {
      table: {
        head: ['Führerschein aus', 'Was er erlaubt', 'Wer es sagt'],
        rows: [
          [
            'Vereinigtes Königreich',
            'Pkw-Führerscheine von vor dem 1. Januar 1997 enthalten meist C1 und C1E: siehe Rückseite der Karte. Mit 70 Jahren enden sie, wenn man sie nicht mit ärztlichem Bericht verlängert. In Großbritannien darf man mit B seit Dezember 2021 Anhänger bis 3.500 kg ziehen und seit Juni 2025 emissionsfreie Fahrzeuge bis 4.250 kg fahren. Im Ausland können trotzdem die 3.500 kg des Landes gelten.',
            'DVLA auf GOV.UK; in Nordirland die DVA',
          ],
          ['Irland', 'B bis 3.500 kg, C1 bis 7.500 kg.', AUTHORITIES.IE],
          [
            'Frankreich',
            'B bis 3.500 kg, C1 bis 7.500 kg. Wer B vor dem 20. Januar 1975 erworben hat, darf auch schwerere Wohnmobile fahren (Code 79).',
            AUTHORITIES.FR,
          ],
          ['Spanien', 'B bis 3.500 kg, C1 bis 7.500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B bis 3.500 kg, C1 bis 7.500 kg.', AUTHORITIES.PT],
          [
            'Deutschland',
            'Klasse B bis 3.500 kg. Die alte Klasse 3 von vor 1999 schließt 7.500 kg ein und wird auf einer neuen Karte zu C1 und C1E.',
            'Bundesministerium für Verkehr, Ihre Fahrerlaubnisbehörde',
          ],
          ['Niederlande', 'B bis 3.500 kg, C1 bis 7.500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'Mit einem Führerschein aus einem anderen Land' },
    {
      list: [
        'Führerscheine aus Ländern der Europäischen Union gelten in allen diesen Ländern, mit den Klassen auf der Karte, und für Besuche im Vereinigten Königreich.',
        'Ein britischer Kartenführerschein gilt für Besuche in Irland, Frankreich, Spanien und Portugal.',
        'Die Europäische Union hat 2025 neue Regeln beschlossen, die für manche Fahrzeuge 3.500 kg auf 4.250 kg erhöhen. Sie gelten erst, wenn ein Land sie in Kraft gesetzt hat.',
      ],
    },
    { h: 'Was Vermieter außerdem verlangen' },
    {
      p: 'Versicherungen verlangen oft ein Mindestalter und einige Jahre Führerschein. Das sind Regeln des Anbieters, kein Gesetz. Inserate nennen das Alter, wenn es angegeben ist; nach den Jahren fragen Sie.',
    },
    {
      p: '**Stand 2026, soweit wir wissen. Prüfen Sie es vor der Reise bei der genannten Stelle und beim Anbieter.**',
    },
  ],
};
