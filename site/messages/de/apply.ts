import type { Messages } from '../index.ts';
import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('de');

export const apply: Messages['apply'] = {
  title: 'Als Partner bewerben',
  description:
    'Bewerben Sie sich, um Ihre Campervans, Wohnmobile, Wohnwagen oder Campingplätze bei Campcairn zu inserieren: kostenlos, mit Antwort innerhalb von drei Werktagen.',
  lead: 'Wenige Minuten, kostenlos. Ein Mensch antwortet binnen drei Werktagen.',
  forCampsite: (name) =>
    `Sie bewerben sich mit einem Campingplatz, der schon auf Campcairn steht: ${name}.`,
  aboutCampsite: (name, osmRef) =>
    `Wir betreiben den Campingplatz ${name} (OpenStreetMap ${osmRef}).`,
  who: 'Wer Sie sind',
  what: 'Was Sie vermieten',
  how: 'Wie Ihre Inserate zu uns kommen',
  business: 'Name des Unternehmens',
  businessHint: 'So, wie Reisende ihn kennen.',
  website: 'Website',
  websiteHint:
    'Wo Reisende sehen, was Sie vermieten: auf Ihrer eigenen Website oder Ihrer Seite bei einem anderen Anbieter.',
  contact: 'Ihr Name',
  contactHint: 'Die Person, der wir schreiben.',
  email: 'E-Mail',
  emailHint: 'Dorthin geht unsere Antwort.',
  country: 'Land des Unternehmens',
  chooseCountry: 'Bitte wählen',
  covered: 'Wo es Inserate gibt',
  elsewhere: 'Alle anderen',
  about: 'Über das Unternehmen',
  aboutHint:
    'Was Sie vermieten und wo, und ob es Ihnen gehört oder Sie es verwalten. Ein paar Sätze genügen.',
  category: 'Was vermieten Sie?',
  categoryHint: 'Alles, was zutrifft.',
  owns: 'Was wir inserieren, gehört uns oder wird von uns verwaltet.',
  listings: 'Wie viele Inserate ungefähr?',
  listingsHint: 'Ein Fahrzeug oder ein Campingplatz ist ein Inserat. Eine Schätzung genügt.',
  delivery: 'Wie möchten Sie sie schicken?',
  deliveries: {
    api: {
      name: 'Über die API',
      text: 'Sie haben einen Entwickler. Ein Aufruf je Inserat, oder hundert in einem.',
    },
    feed: {
      name: 'Als Produktfeed',
      text: 'Sie haben eine CSV-, JSON- oder XML-Datei, die wir stündlich oder täglich einlesen.',
    },
    form: {
      name: 'Über ein Formular in Ihrem Dashboard',
      text: 'Ohne Entwickler und Datei: eines nach dem anderen, je ein paar Minuten.',
    },
  },
  feed: 'Adresse des Feeds',
  feedHint: 'Verschlüsselt gespeichert. Sie können sie auch nach der Zusage angeben.',
  terms: 'Wir stimmen den [Bedingungen für Partner](/terms#partners) zu.',
  privacy: 'Was wir davon speichern, und wie lange',
  fax: 'Bitte leer lassen',
  send: 'Bewerbung senden',
  problemsTitle: 'Noch nicht gesendet',
  robot:
    'Ein verstecktes Feld war ausgefüllt, vielleicht von Ihrem Browser. Es ist wieder leer: Bitte senden Sie noch einmal.',
  away: 'Im Moment können wir keine Bewerbungen annehmen. Ihr Text steht noch da: Senden Sie ihn in einer Minute noch einmal.',
  staleForm: 'Diese Seite war lange geöffnet. Bitte senden Sie es noch einmal.',
  tooMany: (minutes) =>
    n(minutes, {
      one: 'Über Ihren Anschluss kamen zu viele Bewerbungen. Bitte versuchen Sie es in einer Minute noch einmal.',
      other:
        'Über Ihren Anschluss kamen zu viele Bewerbungen. Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
  problems: {
    business: {
      missing: 'Bitte geben Sie den Namen des Unternehmens an.',
      too_long: 'Bitte höchstens 120 Zeichen.',
    },
    website: {
      missing: 'Bitte geben Sie die Adresse Ihrer Website an.',
      too_long: 'Bitte höchstens 300 Zeichen.',
      not_a_website: 'Das sieht nicht nach einer Adresse wie https://vans.example aus.',
    },
    contact: {
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
    country: {
      missing: 'Bitte wählen Sie ein Land.',
      not_a_country: 'Bitte wählen Sie ein Land.',
    },
    about: {
      missing: 'Bitte schreiben Sie ein paar Worte über das Unternehmen.',
      too_long: 'Bitte höchstens 2.000 Zeichen.',
    },
    category: { missing: 'Bitte wählen Sie, was Sie vermieten.' },
    owns: {
      not_agreed:
        'Inseriert werden kann nur, was Ihnen gehört oder von Ihnen verwaltet wird: Bitte bestätigen Sie das.',
    },
    listings: {
      missing: 'Bitte geben Sie eine Zahl an. Eine Schätzung genügt.',
      not_a_number: 'Bitte eine ganze Zahl von 1 bis 1.000.000.',
    },
    delivery: { missing: 'Bitte wählen Sie, wie Sie Ihre Inserate schicken möchten.' },
    feed: { not_an_https_address: 'Das muss eine Adresse sein, die mit https:// beginnt.' },
    terms: { not_agreed: 'Bitte stimmen Sie den Bedingungen zu.' },
  },
  otherProblem: 'So lässt sich das nicht senden.',

  next: 'Wie es weitergeht',
  steps: [
    'Wir prüfen, ob Sie ein echtes Unternehmen oder eine echte Plattform sind und besitzen oder verwalten, was Sie inserieren.',
    'Wir antworten innerhalb von drei Werktagen per E-Mail.',
    'Sie füllen ein Formular aus oder importieren eine Tabelle. Mit einem Feed sehen Sie, was wir von den ersten Zeilen verstanden haben; mit einem Entwickler bekommen Sie einen API-Schlüssel.',
    'Ihre Inserate sind online, sobald sie ankommen.',
  ],

  sentTitle: 'Ihre Bewerbung ist angekommen',
  sentText: (day) => `Wir antworten spätestens am ${day}.`,
  confirmation: 'Eine Bestätigung geht an die angegebene E-Mail-Adresse.',
  twice:
    'Haben Sie sich schon beworben, zählt die erste Bewerbung. Antworten Sie auf deren Bestätigung, um etwas zu ändern.',
  meanwhile: 'Bis dahin',
  prepare:
    'Bereiten Sie Ihre Inserate vor: Melden Sie sich mit dieser E-Mail-Adresse an. Vor der Zusage sieht sie sonst niemand. Für Ihre Entwickler liegt dort ein Testschlüssel für die API bereit.',
  questions: 'Fragen und Antworten',
  backToPartners: 'Was Sie als Partner bekommen',
};
