import type { DashboardWords } from '../../dashboard-words.ts';
import { n } from './plurals.ts';
import { listingStatuses } from './statuses.ts';

export const words: DashboardWords['listingPages'] = {
  tabs: {
    label: 'Pagina’s van deze vermelding',
    form: 'Gegevens',
    calendar: 'Kalender',
    photos: 'Foto’s',
    preview: 'Voorbeeld',
  },
  back: 'Alle vermeldingen',
  onSite: 'Pagina bekijken',
  duplicate: 'Dupliceren',
  copyMark: '(kopie)',
  states: {
    shown: listingStatuses.active,
    paused: listingStatuses.paused,
    hidden: 'Door ons verborgen',
    away: 'Niet te zien',
  },
  hidden: {
    title: 'We hebben deze vermelding voor reizigers verborgen',
    next: 'Verbeter de vermelding, en antwoord op de mail die je van ons kreeg: dan kijken we er opnieuw naar.',
  },
  fromFeed: {
    title: (host) => `Deze vermelding komt uit je feed op ${host}`,
    text: 'Wijzig de vermelding daar: zodra de regel in de feed verandert, overschrijft de volgende leesbeurt wat hier is opgeslagen.',
    next: (when) => `De volgende leesbeurt is op ${when}.`,
    feed: 'Feed bekijken',
  },
  photos: {
    title: 'Foto’s',
    lead: 'In de volgorde waarin reizigers ze zien; de eerste is de omslagfoto.',
    check: 'Nu controleren',
    checkLead: 'Laadt elke foto zoals reizigers dat doen, en zegt hoe groot die is.',
    none: 'Nog geen foto’s',
    noneText: 'Vermeldingen met foto’s worden veel vaker bekeken.',
    cover: 'Omslagfoto',
    number: (number) => `Foto ${number}`,
    noAlt: 'Er staat niet bij wat erop staat.',
    fine: (width, height) => `${width} × ${height} pixels`,
    small: (width, height) =>
      `${width} × ${height} pixels: smaller dan 1.200, dus wazig op grote schermen`,
    unmeasured: 'Deze laadt.',
    failures: {
      gone: 'Je server zegt dat de foto er niet is.',
      refused: 'De foto is niet openbaar, geen JPEG, PNG of WebP, beschadigd of te groot.',
      unreachable: 'Je server was niet bereikbaar, of gaf een fout.',
      busy: 'We hadden het te druk: controleer zo meteen nog eens.',
    },
    summary: (good, bad) =>
      bad === 0
        ? n(good, { one: 'De foto laadt.', other: 'Alle # laden.' })
        : n(bad, { one: 'Eén laadt niet.', other: '# laden niet.' }),
  },
  preview: {
    label: 'Voorbeeld',
    shown: 'Dit is wat reizigers zien.',
    notShown: {
      paused: 'Dit is wat reizigers zouden zien: de vermelding is gepauzeerd.',
      hidden: 'Dit is wat reizigers zouden zien: wij hebben de vermelding verborgen.',
      test: 'Dit is wat reizigers zouden zien, maar testvermeldingen zien ze niet.',
      away: 'Dit is wat reizigers zouden zien: je account is niet actief.',
    },
    off: 'Boeken en versturen staan hier uit.',
    back: 'Terug naar het formulier',
  },
};
