import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Nutzungsbedingungen',
  description: 'Was Sie von Campcairn erwarten können, und was es von Ihnen erwartet.',
  lead: 'Kurz, weil der Dienst einfach ist.',
  blocks: [
    { h: 'Was Campcairn ist' },
    {
      p: 'Eine Suchseite, für Reisende kostenlos. Sie zeigt, was Partner anbieten, und leitet Anfragen weiter. An dem, was Sie mit einem Partner vereinbaren, ist sie nicht beteiligt: Buchung, Zahlung, Versicherung, Stornierung und die Reise selbst.',
    },
    { h: 'Was ein Inserat sagt' },
    {
      p: 'Texte, Fotos, Preise und Bewertungen kommen vom Partner, der dafür verantwortlich ist. Preise sind die niedrigsten, die er nennt, unverändert weitergegeben; ob sie noch gelten, können wir nicht versprechen. Es gilt, was der Partner bestätigt.',
    },
    { h: 'Wie Sie es nutzen' },
    {
      list: [
        'Senden Sie Anfragen, die Sie ernst meinen, mit Ihren eigenen Angaben.',
        'Belasten Sie die Website nicht mit automatischen Abrufen, und kopieren Sie ihre Inhalte nicht in großem Umfang. Für ihre eigenen haben Partner eine [API](/developers).',
        'Ist ein Inserat falsch oder irreführend, oder verletzt es Ihre Rechte, melden Sie es auf seiner Seite oder schreiben Sie an {contact}. Wir sehen es uns an und sagen, was wir getan haben.',
      ],
    },
    { h: 'Für Partner', id: 'partners' },
    {
      list: [
        'Inserieren Sie nur, was Ihnen gehört oder von Ihnen verwaltet wird, mit Fotos und Texten, die Sie verwenden dürfen, und zu Preisen, zu denen es buchbar ist.',
        'Keine Kontaktdaten und keine Buchungslinks in Beschreibungen. Wer privat vermietet, zeigt einen ungefähren Ort.',
        'Beantworten Sie Anfragen, und verwenden Sie die Angaben darin nur dafür.',
        'Inserate, die gegen diese Regeln verstoßen, können ausgeblendet und Konten gesperrt werden. Sie erfahren den Grund und können widersprechen.',
        'Inserieren ist kostenlos. Premium ist ein Abonnement für 19 £ im Monat oder 190 £ im Jahr. Provision gibt es nicht.',
        'Sie können jederzeit gehen: In Ihrem Dashboard schließen Sie das Konto und laden vorher alle Ihre Daten herunter. Nach Ankündigung einer Änderung funktioniert die API sechs Monate lang weiter wie beschrieben.',
      ],
    },
    { h: 'Offene Daten' },
    {
      p: 'Angaben zu Campingplätzen, die als aus OpenStreetMap stammend gekennzeichnet sind: © OpenStreetMap-Mitwirkende, nutzbar unter der [Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Wer diese Website betreibt', id: 'operator' },
    { operator: true },
  ],
};
