import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';

const n = pluralsOf('de');

const nights = (count: number) => n(count, { one: '# Nacht', other: '# Nächte' });

export const words: DashboardWords['listingCalendar'] = {
  title: 'Nächte',
  lead: 'Ziehen Sie über Nächte, oder wählen Sie die erste und dann die letzte, und geben Sie an, ob sie frei oder belegt sind.',
  leadWithout:
    'Nennen Sie die erste und die letzte Nacht, und geben Sie an, ob sie frei oder belegt sind.',
  leadToRead: 'Was Reisende von den nächsten Monaten sehen.',
  nights,
  months: {
    label: 'Andere Monate',
    earlier: 'Früher',
    later: 'Später',
  },
  states: {
    available: 'Frei',
    unavailable: 'Belegt',
    unknown: 'Keine Angabe',
    imported: 'Belegt laut importiertem Kalender',
  },
  takenBy: (host) => `belegt durch ${host}`,
  legend: 'Was die Farben bedeuten',
  form: {
    title: 'Nächte eintragen',
    chosenOne: '1 Nacht ausgewählt',
    chosenMany: '# Nächte ausgewählt',
    unchoose: 'Auswahl aufheben',
    start: 'Erste Nacht',
    end: 'Letzte Nacht',
    price: (currency, unit) =>
      unit === 'night' ? `Preis pro Nacht (${currency})` : `Preis pro Woche (${currency})`,
    priceHint: (own) => `Für freie Nächte. Leer: ${own}, wie im Formular.`,
    noPrice:
      'Geben Sie zuerst im Formular den niedrigsten Preis an; dann können einzelne Nächte einen eigenen haben.',
    available: 'Frei',
    unavailable: 'Belegt',
    unknown: 'Leeren',
    imported: 'Nächte aus importierten Kalendern bleiben belegt.',
  },
  paste: {
    title: 'Daten eintippen oder einfügen',
    lead: 'Eine Zeile pro Zeitraum: Anreise, Abreise, frei oder belegt, und ein Preis, wenn er abweicht. Ohne Jahr gilt das nächste.',
    label: 'Daten',
    example: '1. bis 8. Mai frei 95\n8. Mai – 15. Mai belegt\n31.10.2027 – 02.11.2027 frei 95,00',
    replace: 'Den ganzen Kalender ersetzen. Sonst bleiben die übrigen Nächte, wie sie sind.',
    save: 'Daten eintragen',
    refused: (count) =>
      n(count, { one: 'Eine Zeile ist zu berichtigen', other: '# Zeilen sind zu berichtigen' }),
    line: (number) => `Zeile ${number}`,
    now: 'Der jetzige Kalender als Text',
    nothing: 'Noch ist für keine Nacht etwas angegeben.',
    copy: 'Kopieren',
  },
  imports: {
    title: 'Kalender anderer Websites',
    lead: 'Was anderswo gebucht ist, ist hier belegt. Jede Adresse wird stündlich gelesen.',
    none: 'Noch keine. Portale, über die Sie Buchungen annehmen, bieten eine solche Adresse unter „Kalender exportieren“ oder „iCal“ an.',
    caption: 'Importierte Kalender',
    site: 'Website',
    read: 'Letzter Versuch',
    takes: 'Belegt',
    never: 'Noch nicht: in ein bis zwei Minuten',
    state: 'Zustand',
    fine: 'In Ordnung',
    failing: (since) => `Nicht lesbar seit ${since}`,
    kept: 'Seine Nächte bleiben, wie sie waren.',
    waits: (until) =>
      `Ihn zu lesen war dreimal zu aufwendig. Deshalb lesen wir ihn nur einmal am Tag, bis es wieder gelingt: das nächste Mal am ${until}. Ist er in Ordnung gebracht, wählen Sie „Jetzt lesen“.`,
    remove: 'Entfernen',
    removeOf: (host) => `der Kalender von ${host}`,
    readNow: 'Jetzt lesen',
    address: 'Adresse des Kalenders',
    hint: 'Beginnt mit https:// oder webcal://. Sie wird verschlüsselt aufbewahrt; gezeigt wird nur die Website.',
    add: 'Importieren',
  },
  done: {
    set: 'Die Nächte sind eingetragen.',
    pasted: 'Die Daten sind eingetragen.',
    imported: 'Der Kalender wird in ein bis zwei Minuten gelesen und dann stündlich.',
    removed: 'Der Kalender ist entfernt. Für seine Nächte gilt wieder, was Sie angegeben hatten.',
    reading: 'Die Kalender werden in ein bis zwei Minuten gelesen.',
  },
};
