import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const enquiry: Messages['enquiry'] = {
  title: (partner) => `Anfrage an ${partner}`,
  lead: (partner) => `Sie geht an ${partner}; die Antwort kommt direkt von dort.`,
  name: 'Ihr Name',
  email: 'E-Mail',
  phone: 'Telefon',
  start_date: 'Von',
  end_date: 'Bis',
  guests: 'Personen',
  message: 'Nachricht',
  messageHint: 'Was möchten Sie wissen?',
  /** Fields of their own in the form, and labelled lines in the message. */
  details: {
    children: 'Kinder',
    childrenHint: '2, 4 und 7 Jahre alt',
    dog: 'Hunde',
    dogHint: '1, klein',
    arrival: 'Ankunftszeit',
  },
  beyondSleeps: (count) =>
    n(count, {
      one: 'Nur # Schlafplatz. Anfragen können Sie trotzdem.',
      other: 'Nur # Schlafplätze. Anfragen können Sie trotzdem.',
    }),
  consent: (partner) =>
    `Meine Angaben an ${partner} weitergeben, damit ich eine Antwort bekomme. Campcairn löscht sie nach 90 Tagen.`,
  reply: {
    subject: (title) => `Ihre Anfrage zu ${title}`,
    hello: (name) => `Guten Tag ${name},`,
    wrote: (day, title) => `Am ${day} schrieben Sie zu „${title}“:`,
  },
  privacy: 'Was gespeichert wird, und wie lange',
  website: 'Bitte leer lassen',
  send: 'Anfrage senden',
  sending: 'Wird gesendet…',
  problemsTitle: 'Noch nicht gesendet',
  problemsText: 'Bitte prüfen Sie die markierten Felder.',
  robot: 'Das ging zu schnell. Warten Sie ein paar Sekunden, dann senden Sie noch einmal.',
  away: 'Im Moment können wir keine Nachrichten annehmen. Ihr Text steht noch da: Senden Sie ihn in einer Minute noch einmal.',
  unreached: 'Die Verbindung brach ab. Ihr Text steht noch da: Senden Sie ihn noch einmal.',
  ownPage: (partner) => `Oder auf der Seite von ${partner} anfragen`,
  staleForm: 'Diese Seite war lange geöffnet. Bitte senden Sie es noch einmal.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Über Ihren Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
      other:
        'Über Ihren Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
  problems: {
    name: {
      missing: 'Bitte geben Sie Ihren Namen an.',
      too_long: 'Bitte höchstens 120 Zeichen.',
    },
    email: {
      missing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      too_long: 'Bitte höchstens 254 Zeichen.',
      not_an_email: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
      local_part_not_ascii:
        'Bitte geben Sie eine Adresse an, die vor dem @ nur Buchstaben von a bis z, Ziffern und Zeichen hat.',
    },
    phone: { too_long: 'Bitte höchstens 40 Zeichen.' },
    start_date: {
      not_a_date: 'Diesen Tag gibt es im Kalender nicht.',
    },
    end_date: {
      not_a_date: 'Diesen Tag gibt es im Kalender nicht.',
      end_not_after_start: 'Der letzte Tag muss nach dem ersten liegen.',
    },
    guests: { not_1_to_50: 'Bitte eine Zahl von 1 bis 50.' },
    message: { too_long: 'Bitte höchstens 2.000 Zeichen.' },
    consent: { not_agreed: 'Bitte stimmen Sie zu, damit wir die Anfrage weitergeben dürfen.' },
  },
  otherProblem: 'So lässt sich das nicht senden.',

  sentTitle: 'Ihre Anfrage ist da',
  sentText: {
    held: (partner) => `${partner} holt sie hier ab und antwortet per E-Mail.`,
    sending: (partner) => `Unterwegs zu ${partner}; die Antwort kommt per E-Mail.`,
    delivered: (partner) => `${partner} hat sie und antwortet per E-Mail.`,
    failed: (partner) => `Noch nicht zugestellt: ${partner} kann sie hier abholen.`,
    left: (partner) =>
      `${partner} ist nicht mehr bei Campcairn und erhält sie nicht. Bitte fragen Sie einen anderen Anbieter.`,
  },
  reference: 'Vorgangsnummer',
  whatWasSent: 'Das haben Sie gesendet',
  sentTo: 'Gesendet an',
  about: 'Betrifft',
  dates: 'Reisedaten',
  partnerPage: (host) => `Das Inserat auf ${host}`,
  keepLink: 'Bewahren Sie diesen Link auf',
  keepText:
    'Er zeigt, ob die Anfrage angekommen ist, und kann sie löschen. Geben Sie ihn nicht weiter.',
  receiptTitle: 'Ihre Anfrage',
  states: {
    held: (partner) => `Liegt für ${partner} zum Abholen bereit`,
    sending: (partner) => `Unterwegs zu ${partner}`,
    delivered: (partner) => `Vom System von ${partner} angenommen`,
    failed: (partner) => `Noch nicht zugestellt; ${partner} kann sie hier weiterhin abholen`,
    left: (partner) => `${partner} ist nicht mehr bei Campcairn und erhält sie nicht`,
  },
  sentAt: 'Gesendet',
  erasedTitle: 'Ihre Angaben sind gelöscht',
  erasedText:
    'Von dem, was Sie geschrieben haben, ist hier nichts mehr gespeichert. Der Anbieter hat womöglich noch seine Kopie.',
  eraseTitle: 'Löschen',
  eraseText: (date) =>
    `Name, E-Mail, Telefon und Nachricht werden hier spätestens am ${date} gelöscht. Was der Anbieter erhalten hat, bleibt bei ihm.`,
  eraseAsk: 'Meine Angaben löschen…',
  eraseSure: 'Endgültig löschen? Das lässt sich nicht rückgängig machen.',
  erase: 'Meine Angaben jetzt löschen',
  listingGone: 'ein Inserat, das es nicht mehr gibt',

  answers: {
    name: 'Antwortet',
    usually: (within) => `Antwortet meist ${within}`,
    within: {
      1: 'innerhalb einer Stunde',
      3: 'innerhalb von 3 Stunden',
      6: 'innerhalb von 6 Stunden',
      12: 'innerhalb von 12 Stunden',
      24: 'innerhalb eines Tages',
      48: 'innerhalb von zwei Tagen',
    },
    howMeasured: 'Wie das gemessen wird',
    measured: (partner, count) =>
      `Von ${count} Anfragen der letzten 90 Tage hat ${partner} bei der Hälfte innerhalb dieser Zeit den Eingang bestätigt. Eine nie bestätigte zählt als verspätet. Das ist nicht käuflich und ändert nichts an der Reihenfolge der Ergebnisse.`,
  },

  several: {
    title: 'Bis zu drei auf einmal anfragen',
    lead: 'Ein Formular, eine eigene Anfrage an jeden Anbieter. Keiner erfährt, wen Sie sonst noch fragen.',
    leadToOne: (partner) => `Eine Anfrage an ${partner}. Die Antwort bekommen Sie direkt.`,
    leadAllToOne: (partner) =>
      `Ein Formular, je Inserat eine Anfrage an ${partner}. ${partner} sieht, dass Sie nach mehreren fragen.`,
    link: 'Bis zu drei auf einmal anfragen',
    ask: (count) =>
      n(count, { one: 'Beim Anbieter anfragen', other: 'Alle # auf einmal anfragen' }),
    askChosen: 'Bis zu drei anfragen',
    chooseLead: 'Ein Formular geht an höchstens drei.',
    fromTrip: 'Ein Formular, ein Zeitraum. Stationen an anderen Tagen fragen Sie einzeln an.',
    trip: 'Ihre Reisedaten',
    check: 'Zeigen, was frei ist und was es kostet',
    mixed:
      'Alle bekommen denselben Zeitraum, dieselbe Personenzahl und Nachricht. Schreiben Sie hinein, was für Fahrzeug und Campingplatz verschieden ist.',
    whom: (count) => n(count, { one: 'Sie fragen # Anbieter', other: 'Sie fragen nach diesen #' }),
    takeOut: 'Herausnehmen',
    takeOutLabel: (title) => `Herausnehmen: ${title}`,
    similar: 'Ähnliche in der Nähe',
    nearby: (distance, title) => `im Umkreis von ${distance} um ${title}.`,
    nearbyFree: (distance, title) =>
      `im Umkreis von ${distance} um ${title}, frei in Ihrem Zeitraum.`,
    add: 'Auch hier anfragen',
    addLabel: (title) => `Auch hier anfragen: ${title}`,
    you: 'Sie und Ihre Frage',
    consents: 'Wer Ihre Angaben bekommen darf',
    about: (titles) => `Betrifft: ${titles}`,
    agree: (partner) =>
      `Bitte stimmen Sie zu, damit wir die Anfrage an ${partner} weitergeben dürfen, oder nehmen Sie das Inserat heraus.`,
    send: (count) => n(count, { one: 'Anfrage senden', other: '# Anfragen senden' }),
    gone: (number) => `Nummer ${number} bleibt weg: pausiert, entfernt oder vertippt.`,
    unread: (text) => `„${text}“ ist kein Inserat und bleibt weg.`,
    beyond: 'Ein Formular geht an höchstens drei. Nicht dabei:',
    makeRoom:
      'Nehmen Sie unten eines heraus, um Platz zu schaffen, oder fragen Sie auf den Seiten selbst an.',
    notShown: (title) =>
      `${title} wird hier nicht mehr gezeigt, deshalb wurde an niemanden etwas gesendet.`,
    sendAgain:
      'Das Inserat ist unten herausgenommen. Senden Sie noch einmal, um die übrigen zu fragen.',
    fewer: 'Jeder Anbieter zählt als eine Anfrage: Sie könnten einen herausnehmen.',
    emptyTitle: 'Noch niemand zum Anfragen',
    emptyText:
      'Wählen Sie bis zu drei Fahrzeuge oder Campingplätze: unter den gemerkten oder auf der Seite eines Inserats.',
    sentTitle: 'Ihre Anfragen sind da',
    receiptTitle: 'Ihre Anfragen',
    alone: 'Die Bestätigung nur für diese Anfrage',
    keepText:
      'Er zeigt, ob jede Anfrage angekommen ist, und kann alle löschen. Geben Sie ihn nicht weiter.',
    eraseTitle: 'Löschen',
    eraseText: (date) =>
      `Name, E-Mail, Telefon und Nachricht werden hier spätestens am ${date} gelöscht, für alle diese Anfragen. Was die Anbieter erhalten haben, bleibt bei ihnen.`,
    eraseSure:
      'Ihre Angaben in allen diesen Anfragen endgültig löschen? Das lässt sich nicht rückgängig machen.',
    allErased:
      'Hier ist nichts mehr von dem gespeichert, was Sie geschrieben haben. Die Anbieter haben womöglich noch die Kopien, die sie erhalten haben.',
  },
};
