import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const saved: Messages['saved'] = {
  title: 'Gemerkt',
  lead: 'Nur in diesem Browser. Wenn Sie seine Daten löschen, sind sie weg.',
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
  compareHint: 'Zwei bis vier zum Vergleichen wählen, oder bis zu drei zum Anfragen.',
  chosen: 'Auswählen',
  choose: (title) => `${title} auswählen`,
  compareTitle: 'Im Vergleich',
  compareLead: 'Zeilen, die sich unterscheiden, sind markiert.',
  compareNone: 'Wählen Sie zwei bis vier gemerkte Inserate zum Vergleichen.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Nebeneinander passen vier: # weiteres Inserat bleibt weg.',
      other: 'Nebeneinander passen vier: # weitere Inserate bleiben weg.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# Inserat bleibt weg: pausiert, entfernt oder vertippt.',
      other: '# Inserate bleiben weg: pausiert, entfernt oder vertippt.',
    }),
  toSaved: 'Zu Ihren gemerkten Inseraten',
  onDates: 'Für Ihre Reisedaten',
  total: 'Gesamtpreis',
  price: 'Preis',
  place: 'Ort',
  rating: 'Bewertung',
  partner: 'Angeboten von',
  differs: 'unterschiedlich',
  notApplicable: 'entfällt',
  share: 'Diese Liste mitnehmen',
  shareLead: 'Wer diese Adresse hat, sieht diese Inserate und nichts über Sie.',
  shareAddress: 'Adresse dieser Liste',
  copy: 'Kopieren',
  copied: 'Kopiert',
  qr: 'QR-Code dieser Liste, für die Kamera eines Telefons',
  capped: (count) => `Eine geteilte Liste fasst ${count} Inserate: die ersten von Ihren.`,
  sharedTitle: 'Eine geteilte Liste',
  sharedLead: 'Jemand hat sie ausgewählt. Tippen Sie auf ein Herz, um eines zu behalten.',
  sharedNone: 'Von dieser Liste wird nichts mehr gezeigt',
  sharedNoneText: 'Die Inserate sind entfernt oder pausiert, oder die Adresse ist abgeschnitten.',
  sharedGone: (count) =>
    n(count, {
      one: '# Inserat dieser Liste wird nicht mehr gezeigt.',
      other: '# Inserate dieser Liste werden nicht mehr gezeigt.',
    }),
  sharedBeyond: (most, beyond) =>
    n(beyond, {
      one: `Eine geteilte Liste fasst ${most} Inserate: # weiteres dieser Adresse fehlt hier.`,
      other: `Eine geteilte Liste fasst ${most} Inserate: # weitere dieser Adresse fehlen hier.`,
    }),
  seen: 'Zuletzt angesehen',
  seenLead: 'Nur dieser Browser merkt sie sich.',
  seenClear: 'Vergessen',
};
