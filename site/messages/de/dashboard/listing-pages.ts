import type { DashboardWords } from '../../dashboard-words.ts';
import { pluralsOf } from '../../plurals.ts';
import { listingStatuses } from './statuses.ts';

const n = pluralsOf('de');

export const words: DashboardWords['listingPages'] = {
  tabs: {
    label: 'Seiten dieses Inserats',
    form: 'Angaben',
    calendar: 'Kalender',
    photos: 'Fotos',
    preview: 'Vorschau',
  },
  back: 'Alle Inserate',
  onSite: 'Seite ansehen',
  duplicate: 'Duplizieren',
  copyMark: '(Kopie)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Von uns ausgeblendet',
    away: 'Nicht sichtbar',
  },
  hidden: {
    title: 'Wir haben dieses Inserat ausgeblendet',
    next: 'Berichtigen Sie es, und antworten Sie auf unsere Mail dazu: Dann sehen wir es uns noch einmal an.',
  },
  fromFeed: {
    title: (host) => `Dieses Inserat kommt aus Ihrem Feed auf ${host}`,
    text: 'Ändern Sie es dort: Sobald sich seine Zeile im Feed ändert, überschreibt der nächste Abruf, was hier gespeichert ist.',
    next: (when) => `Der nächste Abruf ist am ${when}.`,
    feed: 'Feed ansehen',
  },
  photos: {
    title: 'Fotos',
    lead: 'In der Reihenfolge, in der Reisende sie sehen; das erste ist das Titelbild.',
    check: 'Jetzt prüfen',
    checkLead: 'Lädt jedes Foto so, wie Reisende es laden, und sagt, wie groß es ist.',
    none: 'Noch keine Fotos',
    noneText: 'Inserate mit Fotos werden weit häufiger angesehen.',
    cover: 'Titelbild',
    number: (number) => `Foto ${number}`,
    noAlt: 'Nicht angegeben, was es zeigt.',
    fine: (width, height) => `${width} × ${height} Pixel`,
    small: (width, height) =>
      `${width} × ${height} Pixel: schmaler als 1.200 und deshalb auf großen Bildschirmen unscharf`,
    unmeasured: 'Es lädt.',
    failures: {
      gone: 'Ihr Server sagt, dass es nicht da ist.',
      refused: 'Es ist nicht öffentlich, kein JPEG, PNG oder WebP, beschädigt oder zu groß.',
      unreachable: 'Ihr Server war nicht erreichbar oder hatte einen Fehler.',
      busy: 'Wir hatten zu viel zu tun: Prüfen Sie gleich noch einmal.',
    },
    summary: (good, bad) =>
      bad === 0
        ? n(good, { one: 'Das Foto lädt.', other: 'Alle # laden.' })
        : n(bad, { one: 'Eines lädt nicht.', other: '# laden nicht.' }),
  },
  preview: {
    label: 'Vorschau',
    shown: 'Das sehen Reisende.',
    notShown: {
      paused: 'Das würden Reisende sehen: Es ist pausiert.',
      hidden: 'Das würden Reisende sehen: Wir haben es ausgeblendet.',
      test: 'Das würden Reisende sehen; Testinserate sehen sie aber nicht.',
      away: 'Das würden Reisende sehen: Ihr Konto ist nicht aktiv.',
    },
    off: 'Buchen und Senden sind hier abgeschaltet.',
    back: 'Zurück zum Formular',
  },
};
