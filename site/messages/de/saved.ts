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
  compareHint:
    'Wählen Sie zwei bis vier aus, um sie nebeneinander zu sehen, oder bis zu drei, um mit einem Formular anzufragen.',
  chosen: 'Auswählen',
  choose: (title) => `${title} auswählen`,
  compareTitle: 'Im Vergleich',
  compareLead:
    'Markiert ist eine Zeile, in der zwei etwas Verschiedenes angeben. Was eines nicht angibt, markiert nichts.',
  compareNone: 'Wählen Sie zwei bis vier gemerkte Inserate zum Vergleichen.',
  compareBeyond: (count) =>
    n(count, {
      one: 'Nebeneinander passen vier: # weiteres Inserat bleibt weg.',
      other: 'Nebeneinander passen vier: # weitere Inserate bleiben weg.',
    }),
  compareGone: (count) =>
    n(count, {
      one: '# Inserat wird hier nicht mehr gezeigt und bleibt weg: Der Anbieter hat es pausiert oder entfernt, oder die Nummer ist vertippt.',
      other:
        '# Inserate werden hier nicht mehr gezeigt und bleiben weg: Die Anbieter haben sie pausiert oder entfernt, oder die Nummern sind vertippt.',
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
  shareLead:
    'Wer diese Adresse hat, sieht diese Inserate, wie sie dann sind. Sie enthält deren Nummern und nichts über Sie.',
  shareAddress: 'Adresse dieser Liste',
  copy: 'Kopieren',
  copied: 'Kopiert',
  qr: 'QR-Code dieser Liste, für die Kamera eines Telefons',
  capped: (count) => `Eine geteilte Liste fasst ${count} Inserate: die ersten von Ihren.`,
  sharedTitle: 'Eine geteilte Liste',
  sharedLead:
    'Jemand hat diese Inserate ausgewählt. Sie sehen sie, wie sie jetzt sind; tippen Sie auf ein Herz, um eines in diesem Browser zu behalten.',
  sharedNone: 'Von dieser Liste wird nichts mehr gezeigt',
  sharedNoneText:
    'Die Anbieter haben ihre Inserate entfernt oder pausiert, oder die Adresse ist abgeschnitten.',
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
  seenLead: 'Die letzten Inserate, die Sie geöffnet haben; nur dieser Browser erinnert sich.',
  seenClear: 'Vergessen',
};
