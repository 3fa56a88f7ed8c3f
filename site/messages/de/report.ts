import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const report: Messages['report'] = {
  link: 'Inserat melden',
  title: 'Ein Inserat melden',
  lead: (listing) => `Was stimmt nicht mit „${listing}“? Ein Mensch sieht es sich an.`,
  what: 'Was stimmt nicht?',
  kinds: {
    price: 'Der Preis stimmt nicht',
    facts: 'Die Beschreibung oder eine Angabe stimmt nicht',
    photos: 'Die Fotos zeigen etwas anderes',
    place: 'Es steht am falschen Ort',
    unavailable: 'Es lässt sich nicht mehr mieten oder buchen',
    fraud: 'Es sieht nach Betrug aus',
    illegal: 'Es ist rechtswidrig oder anstößig',
    other: 'Etwas anderes',
  },
  message: 'Was ist Ihnen aufgefallen?',
  messageHint: 'Zum Beispiel der Preis auf der Seite des Anbieters.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Nur für Rückfragen von uns. Der Anbieter erhält sie nicht.',
  privacy: 'Was gespeichert wird, und wie lange',
  website: 'Bitte leer lassen',
  send: 'Meldung senden',
  problemsTitle: 'Noch nicht gesendet',
  problemsText: 'Bitte prüfen Sie die markierten Felder.',
  robot:
    'Ein verstecktes Feld war ausgefüllt, vielleicht von Ihrem Browser. Es ist wieder leer: Bitte senden Sie noch einmal.',
  away: 'Im Moment können wir keine Meldungen annehmen. Ihr Text steht noch da: Senden Sie ihn in einer Minute noch einmal.',
  staleForm: 'Diese Seite war lange geöffnet. Bitte senden Sie es noch einmal.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Über Ihren Anschluss kamen zu viele Meldungen. Bitte versuchen Sie es in einer Minute noch einmal.',
      other:
        'Über Ihren Anschluss kamen zu viele Meldungen. Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
  problems: {
    what: { missing: 'Bitte wählen Sie, was nicht stimmt.' },
    message: {
      missing: 'Bitte schreiben Sie, was nicht stimmt.',
      too_long: 'Bitte höchstens 2.000 Zeichen.',
    },
    email: {
      too_long: 'Bitte höchstens 254 Zeichen.',
      not_an_email: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
      local_part_not_ascii:
        'Bitte geben Sie eine Adresse an, die vor dem @ nur Buchstaben von a bis z, Ziffern und Zeichen hat.',
    },
  },
  otherProblem: 'So lässt sich das nicht senden.',
  sentTitle: 'Danke für die Meldung',
  sentText:
    'Ein Mensch sieht es sich an. Der Anbieter berichtigt das Inserat, oder wir blenden es aus.',
  back: 'Zurück zum Inserat',
};
