import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['calendars'] = {
  title: 'Kalender',
  lead: 'Wat vrij is en wat bezet, naast elkaar.',
  how: 'Sleep over nachten, ook van meer vermeldingen. Of kies de eerste en dan de laatste. Zeg dan of ze vrij of bezet zijn.',
  howByFinger:
    'Tik op de eerste nacht en dan op de laatste, of houd er een vast en sleep. Zeg dan of ze vrij of bezet zijn.',
  howWithout:
    'Vink vermeldingen aan, noem de eerste en de laatste nacht, en zeg of ze vrij of bezet zijn.',
  howToRead: 'Wat reizigers van de komende nachten zien.',
  filters: {
    label: 'Vermeldingen en dagen',
    text: 'Naam van de vermelding',
    from: 'Vanaf',
    show: 'Tonen',
    clear: 'Alle vermeldingen tonen',
  },
  days: {
    label: 'Andere dagen',
    today: 'Vandaag',
    earlier: 'Eerder',
    later: 'Later',
  },
  table: {
    caption: 'Nachten van je vermeldingen',
    listing: 'Vermelding',
    choose: (title) => `${title} kiezen`,
    paused: 'Gepauzeerd',
  },
  closed: 'Buiten het seizoen gesloten',
  form: {
    title: 'Nachten van de aangevinkte vermeldingen instellen',
    chosen: 'Nachten: # · vermeldingen: @',
    price: 'Prijs van vrije nachten',
    priceHint:
      'In de valuta van de vermeldingen, per nacht of per week zoals ze daar zijn ingesteld. Leeg: hun gewone prijs.',
  },
  done: {
    set: 'De nachten zijn ingesteld.',
    addressed: 'De adressen zijn gemaakt. Kopieer elk adres naar de site die het moet lezen.',
    renewed: 'Het nieuwe adres is gemaakt. Vul het in op elke site die het oude had.',
  },
  empty: {
    none: 'Nog geen vermelding',
    noneText: 'Zodra je er een hebt toegevoegd, staan de nachten ervan hier.',
    add: 'Vermelding toevoegen',
    filtered: 'Geen vermelding heeft deze naam',
    filteredText: 'Probeer een deel van de titel, of toon ze allemaal.',
  },
  addresses: {
    title: 'Je kalender voor andere sites',
    lead: 'Pitchup, Airbnb, Google Agenda en andere lezen op dit adres welke nachten bezet zijn, en blokkeren die daar. Ze noemen het ‘kalender importeren’ of ‘iCal’.',
    leadOfAll:
      'Andere sites lezen op deze adressen welke nachten bezet zijn, en blokkeren die daar. Ze noemen het ‘kalender importeren’ of ‘iCal’.',
    secret:
      'Wie een adres kent, ziet welke nachten bezet zijn, en verder niets. Geef het alleen aan sites die het nodig hebben.',
    none: 'Nog geen adres.',
    make: 'Adres maken',
    makeAll: 'Ontbrekende adressen maken',
    listing: 'Vermelding',
    for: 'Voor',
    address: 'Adres',
    forSiteHint: 'Zonder de nachten die daar zelf zijn geboekt',
    forOthers: 'Elke andere site',
    forAll: 'Elke site',
    forOthersHint: 'Alle bezette nachten',
    addressOf: (listing, site) => `Adres van ${listing} voor: ${site}`,
    copy: 'Kopiëren',
    copied: 'Het adres is gekopieerd.',
    renewTitle: 'Nieuw adres maken',
    renewLead:
      'Doe dit als iemand het adres heeft die het niet hoort te hebben. Het huidige werkt meteen niet meer: sites die het hebben, krijgen geen nachten meer tot je daar het nieuwe invult.',
    renew: 'Huidig adres stoppen en een nieuw maken',
  },
};
