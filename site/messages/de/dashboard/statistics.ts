import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['statistics'] = {
  title: 'Statistik',
  lead: 'Wie oft Reisende auf Ihre Inserate stoßen und was daraus wird. Die Zahlen folgen innerhalb weniger Minuten.',
  daysBegin: (hour) => `Jeder Tag beginnt um ${hour} Uhr Ihrer Zeit.`,
  back: 'Gesamte Statistik',
  closed: {
    title: 'Die Statistik gehört zu Premium',
    text: 'Sie zeigt, wie oft jedes Inserat gesehen, geöffnet und gemerkt wird, wie viele Klicks und Anfragen daraus werden, von welchen Seiten und für welche Länder, und wie es im Vergleich zu ähnlichen Inseraten dasteht. Wir zählen für alle Partner die ganze Zeit; mit Premium sehen Sie deshalb auch zurück.',
    changes:
      'Sonst hängt nichts davon ab: Die Reihenfolge der Ergebnisse ist mit und ohne Premium dieselbe.',
    go: 'Was Premium bringt',
  },
  periods: {
    label: 'Zeitraum',
    days: { 7: 'Letzte 7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '12 Monate' },
  },
  units: { day: 'Nach Tagen', week: 'Nach Wochen' },
  figures: {
    shown: 'Einblendungen',
    viewed: 'Seitenaufrufe',
    saved: 'Gemerkt',
    clicks: 'Klicks',
    enquiries: 'Anfragen',
    leads: 'Klicks und Anfragen',
  },
  meaning: {
    shown: 'in Ergebnissen und auf Seiten von Orten',
    viewed: (share) => `${share} der Einblendungen`,
    viewedAnyway: 'der Seiten Ihrer Inserate',
    saved: 'auf der Merkliste von Reisenden',
    clicks: 'zu Ihrer Website',
    enquiries: 'an Sie gesendet',
    enquiriesOf: (share) => `mit Klicks ${share} der Seitenaufrufe`,
  },
  perView: {
    name: 'Kontakte pro Seitenaufruf',
    note: 'Klicks und Anfragen',
  },
  cost: {
    name: 'Kosten pro Kontakt',
    plans: { monthly: '19\u00a0£ im Monat', yearly: '190\u00a0£ im Jahr' },
    note: (days, price) => `${days} Tage zu ${price}, pro Klick oder Anfrage`,
    free: 'Premium kostet Sie nichts',
    other: 'was Sie zahlen, steht auf Ihren Rechnungen',
  },
  charts: {
    day: 'Tag für Tag',
    week: 'Woche für Woche',
    table: 'Als Tabelle zeigen',
    caption: 'Die neuesten zuerst',
    starts: { day: 'Tag', week: 'Woche ab', month: 'Monat ab' },
  },
  sources: {
    title: 'Wo Reisende auf sie gestoßen sind',
    name: 'Herkunft',
    names: {
      search: 'Suche',
      landing: 'Seiten von Regionen',
      map: 'Karte',
      featured: 'Anzeige',
      place_page: 'Seiten von Campingplätzen',
      listing: 'Direkt',
      assistant: 'Assistent',
    },
    hint: '„Direkt“ heißt: aus einem Lesezeichen oder von einer anderen Website geöffnet, oder der Browser verrät es nicht.',
  },
  countries: {
    title: 'Wo sie gesucht haben',
    name: 'Land des Ortes',
    none: 'Ohne Ort',
    hint: 'Das Land des gesuchten Ortes; wo die Reisenden selbst sind, erfassen wir nicht.',
  },
  nothing: {
    title: 'Keine Zahlen in diesem Zeitraum',
    text: 'Sobald jemand ein Inserat sieht, wird es hier gezählt.',
  },
  listings: {
    title: 'Ihre Inserate',
    listing: 'Inserat',
    sortBy: (name) => `Sortieren nach ${name}, höchste Werte zuerst`,
    csv: 'Als CSV herunterladen',
  },
  compared: {
    title: 'Im Vergleich zu ähnlichen Inseraten',
    lead: (count, kind, country) =>
      `Der Median von ${count} Inseraten derselben Kategorie im selben Land (${kind}, ${country}), die in diesem Zeitraum Zahlen haben. Die Hälfte hat mehr, die Hälfte weniger. Einmal täglich berechnet.`,
    figure: 'Zahl',
    own: 'Dieses Inserat',
    median: 'Median',
    tooFew: (least, kind, country) =>
      `Weniger als ${least} Inserate derselben Kategorie im selben Land (${kind}, ${country}) haben in diesem Zeitraum Zahlen: zu wenige für einen Vergleich.`,
  },
};
