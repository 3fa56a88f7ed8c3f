import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const saved: Messages['saved'] = {
  title: 'Gemerkt',
  lead: 'Nur in diesem Browser gespeichert. Niemand sonst sieht es, und wenn Sie die Browserdaten löschen, ist es weg.',
  emptyTitle: 'Noch nichts gemerkt',
  emptyText:
    'Tippen Sie bei allem, was Ihnen gefällt, auf das Herz, und finden Sie es hier wieder.',
  browse: 'Jetzt suchen',
  needsScript: 'Zum Merken ist JavaScript nötig, denn es geschieht nur in Ihrem Browser.',
  gone: (count) =>
    n(count, {
      one: '# gemerktes Inserat wird nicht mehr gezeigt.',
      other: '# gemerkte Inserate werden nicht mehr gezeigt.',
    }),
  compare: 'Vergleichen',
  compareHint: 'Wählen Sie zwei bis vier aus, um sie nebeneinander zu sehen.',
  choose: (title) => `${title} vergleichen`,
  compareTitle: 'Im Vergleich',
  compareLead: 'Zeilen mit Unterschieden sind markiert.',
  compareNone: 'Wählen Sie zwei bis vier gemerkte Inserate zum Vergleichen.',
  toSaved: 'Zu Ihren gemerkten Inseraten',
  price: 'Preis',
  place: 'Ort',
  rating: 'Bewertung',
  partner: 'Angeboten von',
  rules: 'Gut zu wissen',
};
