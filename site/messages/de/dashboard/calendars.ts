import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['calendars'] = {
  title: 'Kalender',
  lead: 'Was frei und was belegt ist, nebeneinander.',
  how: 'Ziehen Sie über Nächte, auch von mehreren Inseraten, oder wählen Sie die erste und dann die letzte. Geben Sie dann an, ob sie frei oder belegt sind.',
  howByFinger:
    'Tippen Sie auf die erste und dann auf die letzte Nacht, oder halten Sie eine gedrückt und ziehen Sie. Geben Sie dann an, ob sie frei oder belegt sind.',
  howWithout:
    'Kreuzen Sie Inserate an, nennen Sie die erste und die letzte Nacht, und geben Sie an, ob sie frei oder belegt sind.',
  howToRead: 'Was Reisende von den nächsten Nächten sehen.',
  filters: {
    label: 'Inserate und Tage',
    text: 'Name des Inserats',
    from: 'Ab',
    show: 'Zeigen',
    clear: 'Alle Inserate zeigen',
  },
  days: {
    label: 'Andere Tage',
    today: 'Heute',
    earlier: 'Früher',
    later: 'Später',
  },
  table: {
    caption: 'Nächte Ihrer Inserate',
    listing: 'Inserat',
    choose: (title) => `${title} auswählen`,
    paused: 'Pausiert',
  },
  closed: 'Außerhalb der Saison geschlossen',
  form: {
    title: 'Nächte der angekreuzten Inserate eintragen',
    chosen: 'Nächte: # · Inserate: @',
    price: 'Preis freier Nächte',
    priceHint:
      'In der Währung der Inserate, pro Nacht oder Woche, wie es dort steht. Leer: ihr üblicher Preis.',
  },
  done: {
    set: 'Die Nächte sind eingetragen.',
    addressed:
      'Die Adressen sind erzeugt. Kopieren Sie jede auf die Website, die den Kalender lesen soll.',
    renewed:
      'Die neue Adresse ist erzeugt. Geben Sie sie auf jeder Website ein, die die alte hatte.',
  },
  empty: {
    none: 'Noch kein Inserat',
    noneText: 'Sobald Sie eines hinzugefügt haben, stehen seine Nächte hier.',
    add: 'Inserat hinzufügen',
    filtered: 'Kein Inserat heißt so',
    filteredText: 'Versuchen Sie einen Teil des Titels, oder lassen Sie alle zeigen.',
  },
  addresses: {
    title: 'Ihr Kalender für andere Websites',
    lead: 'Pitchup, Airbnb, Google Kalender und andere lesen unter dieser Adresse, welche Nächte belegt sind, und sperren sie bei sich. Dort heißt das „Kalender importieren“ oder „iCal“.',
    leadOfAll:
      'Andere Websites lesen unter diesen Adressen, welche Nächte belegt sind, und sperren sie bei sich. Dort heißt das „Kalender importieren“ oder „iCal“.',
    secret:
      'Wer eine Adresse kennt, sieht, welche Nächte belegt sind, und sonst nichts. Geben Sie sie nur Websites, die sie brauchen.',
    none: 'Noch keine Adresse.',
    make: 'Adresse erzeugen',
    makeAll: 'Fehlende Adressen erzeugen',
    listing: 'Inserat',
    for: 'Für',
    address: 'Adresse',
    forSiteHint: 'Ohne die Nächte, die sie selbst belegt',
    forOthers: 'Jede andere Website',
    forAll: 'Jede Website',
    forOthersHint: 'Alle belegten Nächte',
    addressOf: (listing, site) => `Adresse von ${listing} für: ${site}`,
    copy: 'Kopieren',
    copied: 'Die Adresse ist kopiert.',
    renewTitle: 'Neue Adresse erzeugen',
    renewLead:
      'Tun Sie das, wenn jemand die Adresse hat, der sie nicht haben soll. Die jetzige gilt dann sofort nicht mehr: Websites, die sie haben, bekommen keine Nächte mehr, bis Sie dort die neue eingeben.',
    renew: 'Jetzige Adresse beenden und neue erzeugen',
  },
};
