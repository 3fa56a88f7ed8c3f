import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['developers'] = {
  title: 'Voor ontwikkelaars',
  lead: 'Om aan te bieden en te antwoorden heb je hier niets van nodig. Het verbindt je eigen website, winkel of boekingssysteem.',
  parts: {
    key: {
      title: 'API-sleutel',
      text: 'Je programma’s sturen vermeldingen en kalenders, en halen aanvragen op.',
      go: 'Sleutel bekijken',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Elke aanvraag gaat binnen seconden naar je server.',
      go: 'Webhooks bekijken',
    },
    feed: {
      title: 'Feed',
      text: 'We lezen je productfeed telkens opnieuw, en je vermeldingen volgen hem.',
      go: 'Feed bekijken',
    },
    guide: {
      title: 'Handleiding voor ontwikkelaars',
      text: 'Hoe elk ervan werkt, met voorbeelden om uit te proberen.',
      go: 'Handleiding lezen',
    },
  },
  menu: {
    shown: 'Deze pagina’s staan in je menu.',
    inUse: 'Deze pagina’s staan in je menu, omdat je er een van gebruikt.',
    hidden: 'Deze pagina’s staan niet in je menu.',
    show: 'In het menu houden',
    hide: 'Uit het menu halen',
    done: { shown: 'Ze staan nu in het menu.', hidden: 'Ze staan niet meer in het menu.' },
  },
};
