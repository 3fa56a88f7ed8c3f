import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';

const nights = (count: number) => n(count, { one: '# nacht', other: '# nachten' });

export const words: DashboardWords['listingCalendar'] = {
  title: 'Nachten',
  lead: 'Sleep over nachten, of kies de eerste en dan de laatste, en zeg of ze vrij of bezet zijn.',
  leadWithout: 'Noem de eerste en de laatste nacht, en zeg of ze vrij of bezet zijn.',
  leadToRead: 'Wat reizigers van de komende maanden zien.',
  nights,
  months: {
    label: 'Andere maanden',
    earlier: 'Eerder',
    later: 'Later',
  },
  states: {
    available: 'Vrij',
    unavailable: 'Bezet',
    unknown: 'Niets opgegeven',
    imported: 'Bezet volgens een geïmporteerde kalender',
  },
  takenBy: (host) => `bezet door ${host}`,
  legend: 'Wat de kleuren betekenen',
  form: {
    title: 'Nachten instellen',
    chosenOne: '1 nacht gekozen',
    chosenMany: '# nachten gekozen',
    unchoose: 'Keuze wissen',
    start: 'Eerste nacht',
    end: 'Laatste nacht',
    price: (currency, unit) =>
      unit === 'night' ? `Prijs per nacht (${currency})` : `Prijs per week (${currency})`,
    priceHint: (own) => `Van vrije nachten. Leeg: ${own}, zoals in het formulier.`,
    noPrice:
      'Vul eerst in het formulier de laagste prijs in, dan kunnen losse nachten een eigen prijs krijgen.',
    available: 'Vrij',
    unavailable: 'Bezet',
    unknown: 'Leegmaken',
    imported: 'Nachten uit geïmporteerde kalenders blijven bezet.',
  },
  paste: {
    title: 'Datums typen of plakken',
    lead: 'Eén regel per periode: aankomst, vertrek, vrij of bezet, en een prijs als die afwijkt. Zonder jaar is het de eerstvolgende keer.',
    label: 'Datums',
    example: '1 tot 8 mei vrij 95\n8 mei – 15 mei bezet\n31-10-2027 – 02-11-2027 vrij 95,00',
    replace: 'De hele kalender vervangen. Anders blijven de andere nachten zoals ze zijn.',
    save: 'Datums instellen',
    refused: (count) =>
      n(count, { one: 'Eén regel klopt nog niet', other: '# regels kloppen nog niet' }),
    line: (number) => `Regel ${number}`,
    now: 'De huidige kalender als tekst',
    nothing: 'Er is nog van geen enkele nacht iets opgegeven.',
    copy: 'Kopiëren',
  },
  imports: {
    title: 'Kalenders van andere sites',
    lead: 'Wat elders is geboekt, is hier bezet. Elk adres wordt elk uur gelezen.',
    none: 'Nog geen. Sites waar je boekingen aanneemt, geven zo’n adres als ‘kalender exporteren’ of ‘iCal’.',
    caption: 'Geïmporteerde kalenders',
    site: 'Site',
    read: 'Laatst geprobeerd',
    takes: 'Bezet',
    never: 'Nog niet: binnen een paar minuten',
    state: 'Status',
    fine: 'In orde',
    failing: (since) => `Niet te lezen sinds ${since}`,
    kept: 'De nachten ervan blijven zoals ze waren.',
    waits: (until) =>
      `Het lezen kostte drie keer te veel werk, dus we lezen hem één keer per dag tot het weer goed gaat: de volgende keer op ${until}. Is hij hersteld, kies dan ‘Nu lezen’.`,
    remove: 'Verwijderen',
    removeOf: (host) => `de kalender van ${host}`,
    readNow: 'Nu lezen',
    address: 'Adres van de kalender',
    hint: 'Begint met https:// of webcal://. Het wordt versleuteld bewaard, en alleen de site wordt getoond.',
    add: 'Importeren',
  },
  done: {
    set: 'De nachten zijn ingesteld.',
    pasted: 'De datums zijn ingesteld.',
    imported: 'De kalender wordt binnen een paar minuten gelezen, en daarna elk uur.',
    removed:
      'De kalender is verwijderd. Voor de nachten ervan geldt weer wat je zelf had opgegeven.',
    reading: 'De kalenders worden binnen een paar minuten gelezen.',
  },
};
