import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['statistics'] = {
  title: 'Statistieken',
  lead: 'Hoe vaak reizigers je vermeldingen tegenkomen, en wat daarvan komt. De cijfers volgen binnen enkele minuten.',
  daysBegin: (hour) => `Elke dag begint om ${hour} jouw tijd.`,
  back: 'Alle statistieken',
  closed: {
    title: 'Statistieken horen bij Premium',
    text: 'Ze laten zien hoe vaak elke vermelding wordt gezien, geopend en bewaard, hoeveel klikken en aanvragen daarvan komen, vanaf welke pagina’s en voor welke landen, en hoe die het doet naast vergelijkbare vermeldingen. We tellen altijd en voor elke partner, dus met Premium kijk je ook terug.',
    changes:
      'Verder hangt er niets van af: de volgorde van de resultaten is met en zonder Premium dezelfde.',
    go: 'Bekijk wat Premium geeft',
  },
  periods: {
    label: 'Periode',
    days: { 7: 'Laatste 7 dagen', 30: '30 dagen', 90: '90 dagen', 365: '12 maanden' },
  },
  units: { day: 'Per dag', week: 'Per week' },
  figures: {
    shown: 'Getoond',
    viewed: 'Paginaweergaven',
    saved: 'Bewaard',
    clicks: 'Klikken',
    enquiries: 'Aanvragen',
    leads: 'Klikken en aanvragen',
  },
  meaning: {
    shown: 'in resultaten en op pagina’s van plaatsen',
    viewed: (share) => `${share} van de keren getoond`,
    viewedAnyway: 'van de pagina’s van je vermeldingen',
    saved: 'op de lijst van een reiziger',
    clicks: 'naar je website',
    enquiries: 'naar jou gestuurd',
    enquiriesOf: (share) => `met klikken ${share} van de paginaweergaven`,
  },
  perView: {
    name: 'Contacten per paginaweergave',
    note: 'klikken en aanvragen',
  },
  cost: {
    name: 'Kosten per contact',
    plans: { monthly: '£\u00a019 per maand', yearly: '£\u00a0190 per jaar' },
    note: (days, price) => `${days} dagen van ${price}, per klik of aanvraag`,
    free: 'je betaalt niets voor Premium',
    other: 'wat je betaalt, staat op je facturen',
  },
  charts: {
    day: 'Dag voor dag',
    week: 'Week voor week',
    table: 'Als tabel tonen',
    caption: 'De nieuwste eerst',
    starts: { day: 'Dag', week: 'Week van', month: 'Maand van' },
  },
  sources: {
    title: 'Waar reizigers ze tegenkwamen',
    name: 'Herkomst',
    names: {
      search: 'Zoeken',
      landing: 'Pagina’s van streken',
      map: 'Kaart',
      featured: 'Advertentie',
      place_page: 'Pagina’s van campings',
      listing: 'Rechtstreeks',
      assistant: 'Assistent',
    },
    hint: '‘Rechtstreeks’ is een pagina die vanuit een bladwijzer of een andere site is geopend, of waarvan de browser de herkomst niet noemt.',
  },
  countries: {
    title: 'Waar ze zochten',
    name: 'Land van de plaats',
    none: 'Geen plaats genoemd',
    hint: 'Het land van de gezochte plaats; waar reizigers zelf zijn, leggen we niet vast.',
  },
  nothing: {
    title: 'Geen cijfers in deze periode',
    text: 'Zodra iemand een vermelding te zien krijgt, wordt dat hier geteld.',
  },
  listings: {
    title: 'Je vermeldingen',
    listing: 'Vermelding',
    sortBy: (name) => `Sorteer op ${name}, de hoogste eerst`,
    csv: 'Downloaden als CSV',
  },
  compared: {
    title: 'Naast vergelijkbare vermeldingen',
    lead: (count, kind, country) =>
      `De mediaan van ${count} vermeldingen in dezelfde categorie en hetzelfde land (${kind}, ${country}) die in deze periode cijfers hebben. De helft heeft meer, de helft minder. Eén keer per dag berekend.`,
    figure: 'Cijfer',
    own: 'Deze vermelding',
    median: 'Mediaan',
    tooFew: (least, kind, country) =>
      `Minder dan ${least} vermeldingen in dezelfde categorie en hetzelfde land (${kind}, ${country}) hebben in deze periode cijfers: te weinig om mee te vergelijken.`,
  },
};
