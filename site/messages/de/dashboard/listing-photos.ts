import type { DashboardWords } from '../../dashboard-words.ts';

type Words = DashboardWords['listingPhotos'];

const refusals: Words['refusals'] = {
  empty: 'Diese Datei ist leer. Wählen Sie das Foto noch einmal.',
  too_large: 'Dieses Foto ist größer als 20 MB. Wählen Sie ein kleineres.',
  no_photo:
    'Das ist kein Foto im Format JPEG, PNG oder WebP. Öffnen Sie es, speichern Sie es als JPEG und wählen Sie das.',
  heic: 'Das ist ein HEIC-Foto, das wir nicht lesen können. Wählen Sie es auf einem iPhone hier aus „Fotos“: Dann wird es als JPEG gesendet. Am Computer öffnen Sie es und exportieren es als JPEG.',
  too_many_pixels:
    'Dieses Bild hat zu viele Pixel, als dass wir es öffnen könnten. Speichern Sie es kleiner und wählen Sie das.',
  broken:
    'Dieses Foto ist beschädigt oder unvollständig. Wählen Sie es noch einmal oder ein anderes.',
  account_full:
    'Ihre Fotos belegen alle 5 GB Ihres Kontos. Entfernen Sie Fotos aus Inseraten: Eine Woche später ist wieder Platz.',
  too_many:
    'Sie haben in dieser Stunde sehr viele Fotos hinzugefügt. Fügen Sie die übrigen in einer Stunde hinzu.',
  too_fast:
    'Ihrem Konto werden gerade viele Fotos hinzugefügt. Versuchen Sie es gleich noch einmal.',
  busy: 'Wir haben zu viel zu tun. Versuchen Sie es gleich noch einmal.',
};

export const words: Words = {
  choose: 'Fotos hinzufügen',
  take: 'Foto aufnehmen',
  drop: 'Oder ziehen Sie Fotos hierher.',
  hint: 'JPEG, PNG oder WebP, je bis 20 MB. Wir drehen sie richtig und entfernen, wo und womit sie aufgenommen wurden.',
  chooseFiles: 'Neue Fotos',
  upload: 'Ausgewählte Fotos hochladen',
  uploadHint:
    'Wählen Sie Fotos, und drücken Sie dann „Ausgewählte Fotos hochladen“. Bis 60 MB auf einmal.',
  none: 'Noch keine Fotos. Inserate mit Fotos werden weit häufiger angesehen.',
  order: 'Fotos in ihrer Reihenfolge',
  number: 'Foto #',
  cover: 'Titelbild',
  alt: 'Was es zeigt',
  altHint:
    'Für alle, die es nicht sehen können, etwa „Das gemachte Bett unter dem offenen Hubdach“.',
  move: 'Verschieben',
  moveHint: 'Ziehen Sie es, oder drücken Sie die Pfeiltasten.',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  makeCover: 'Als Titelbild nehmen',
  remove: 'Entfernen',
  removed: 'Entfernt.',
  undo: 'Rückgängig machen',
  moved: 'Es ist jetzt Foto #.',
  waiting: 'Wartet',
  uploading: 'Wird gesendet',
  reading: 'Wird vorbereitet',
  again: 'Noch einmal versuchen',
  added: 'Hinzugefügt',
  unreached:
    'Es ließ sich nicht senden. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.',
  signedOut:
    'Sie sind abgemeldet. Melden Sie sich in einem anderen Tab an, und versuchen Sie es dann hier noch einmal.',
  saveWaits: 'Gespeichert wird, sobald alle Fotos da sind.',
  notAll:
    'Einige Fotos wurden nicht hinzugefügt. Versuchen Sie es mit ihnen noch einmal, oder entfernen Sie sie, und speichern Sie dann.',
  onWeb: 'Fotos nehmen, die schon im Web stehen',
  onWebHint: 'Fügen Sie die Adresse jedes Fotos ein. Sie beginnt mit https://.',
  address: 'Adresse',
  moreAddresses: 'Weitere Adressen',
  noneChosen: 'Wählen Sie zuerst Fotos.',
  formTooLarge:
    'Diese Fotos haben zusammen mehr als 60 MB. Gehen Sie zurück, und laden Sie weniger auf einmal hoch.',
  ofFile: (name, sentence) => `${name}: ${sentence}`,
  full: (most) => `Ein Inserat hat höchstens ${most} Fotos.`,
  already: 'Dieses Foto ist schon im Inserat.',
  refused: 'Nicht alle Fotos wurden hinzugefügt',
  refusals,
};
