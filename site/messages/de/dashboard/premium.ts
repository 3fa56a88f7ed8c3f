import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['premium'] = {
  title: 'Premium',
  lead: 'Mehr Wege, von Reisenden zu hören und zu wissen, wie Ihre Inserate laufen. Das Inserieren selbst bleibt kostenlos.',
  now: 'Ihr Premium',
  on: 'Eingeschaltet',
  off: 'Ausgeschaltet',
  none: 'Sie haben kein Premium. Alles andere funktioniert auch ohne.',
  granted: (day) => `Campcairn hat Ihnen Premium bis zum ${day} gegeben, kostenlos.`,
  grantedForGood: 'Campcairn hat Ihnen Premium auf Dauer gegeben, kostenlos.',
  facts: {
    plan: 'Zahlweise',
    plans: {
      monthly: 'Monatlich, 19\u00a0£',
      yearly: 'Jährlich, 190\u00a0£',
      other: 'Nach Absprache',
    },
    state: 'Abonnement',
    renews: 'Verlängert sich am',
    until: 'Läuft bis',
    ended: 'Beendet am',
  },
  states: {
    incomplete: {
      name: 'Noch nicht bezahlt',
      tone: 'ask',
      text: 'Die erste Zahlung wurde begonnen und nicht abgeschlossen. Abgebucht wurde nichts. Sie können noch einmal beginnen.',
    },
    trialing: {
      name: 'Probezeit',
      tone: 'good',
      text: 'Ihre Probezeit läuft. Abgebucht wird, wenn sie vorbei ist.',
    },
    active: {
      name: 'Aktiv',
      tone: 'good',
      text: 'Ihr Abonnement ist bezahlt und verlängert sich von selbst.',
    },
    cancelling: {
      name: 'Gekündigt',
      tone: 'ask',
      text: 'Abgebucht wird nichts mehr. Premium läuft bis zum Ende des bezahlten Zeitraums. Bis dahin können Sie die Kündigung zurücknehmen.',
    },
    past_due: {
      name: 'Zahlung fehlgeschlagen',
      tone: 'bad',
      text: 'Die letzte Zahlung ist fehlgeschlagen. Sie wird noch einmal versucht, und Premium läuft noch bis 14 Tage nach dem bezahlten Zeitraum. Sorgen Sie dafür, dass Ihre Karte belastet werden kann.',
    },
    refunded: {
      name: 'Erstattet',
      tone: 'bad',
      text: 'Die letzte Zahlung wurde erstattet; damit ist Premium beendet. Solange das Abonnement nicht gekündigt ist, wird die nächste Zahlung wie vorgesehen abgebucht und bringt Premium zurück.',
    },
    disputed: {
      name: 'Zahlung bestritten',
      tone: 'bad',
      text: 'Ihre Bank bestreitet die letzte Zahlung oder hat sie zurückgeholt. Premium ruht, bis wir sie wieder haben oder die nächste eingeht.',
    },
    ended: {
      name: 'Beendet',
      tone: 'plain',
      text: 'Ihr Abonnement ist beendet. Sie können es wieder aufnehmen.',
    },
  },
  manage: 'Abonnement verwalten',
  manageText:
    'Zwischen monatlich und jährlich wechseln, kündigen, die Karte ändern und Rechnungen ansehen: bei Stripe.',
  onlyOwners: 'Premium buchen und verwalten können nur Inhaber eines freigegebenen Kontos.',
  paid: 'Vielen Dank: Premium ist eingeschaltet.',
  paidSoon:
    'Vielen Dank. Ihre Zahlung ist unterwegs: Premium wird eingeschaltet, sobald sie da ist. Sehen Sie in einer Minute noch einmal nach.',
  noPlan: 'Wählen Sie monatlich oder jährlich.',
  leading: {
    title: 'Sie bezahlen bei Stripe',
    text: 'Sie werden jetzt dorthin geleitet. Campcairn sieht Ihre Karte nie.',
    go: 'Weiter zu Stripe',
  },
  plans: {
    monthly: {
      name: 'Monatlich',
      price: '19\u00a0£',
      each: 'im Monat',
      text: 'Jederzeit kündbar. Es läuft bis zum Ende des bezahlten Monats.',
      buy: 'Monatlich zahlen',
    },
    yearly: {
      name: 'Jährlich',
      price: '190\u00a0£',
      each: 'im Jahr',
      text: 'Zwölf Monate zum Preis von zehn. Es läuft bis zum Ende des bezahlten Jahres.',
      buy: 'Jährlich zahlen',
    },
    how: 'Sie bezahlen bei Stripe. Dort kommt, wo nötig, die Steuer hinzu; Sie geben Ihre USt-IdNr. an und bekommen Rechnungen. Campcairn sieht Ihre Karte nie.',
  },
  featured: {
    title: 'Ihr Inserat im Block „Anzeige“',
    chosen:
      'Sie haben es gewählt. Es wird wie alle anderen unter denen ausgelost, die zu einer Suche passen.',
    first:
      'Es ist Ihr erstes, denn Sie haben keines gewählt. Es wird wie alle anderen unter denen ausgelost, die zu einer Suche passen.',
    none: 'Reisende sehen zurzeit keines Ihrer Inserate.',
    label: 'Ein anderes Ihrer Inserate hervorheben',
    labelOfId: 'ID eines anderen Ihrer Inserate',
    choose: 'Dieses nehmen',
    done: 'Gewählt. In der Suche gilt es in wenigen Sekunden.',
    refused:
      'Keines Ihrer sichtbaren Inserate hat diese ID. IDs finden Sie unter den Titeln in Ihrer Liste.',
  },
  notSetUp: {
    title: 'Zahlungen sind hier nicht eingerichtet',
    text: 'In dieser Installation lässt sich nichts kaufen. Die Betreiber können Premium von Hand vergeben: Schreiben Sie an',
  },
  does: {
    title: 'Was es bringt',
    points: [
      'Anfragen erreichen Sie auch per E-Mail, an der Adresse Ihrer Wahl.',
      'Auf der Seite Ihres Campingplatzes aus OpenStreetMap stehen Ihre Fotos, Preise und Texte, als Ihre gekennzeichnet.',
      'Sie sehen für jedes Inserat, wie oft es gezeigt, geöffnet, angeklickt und angefragt wurde.',
    ],
    featured:
      'Eines Ihrer Inserate kann für den als „Anzeige“ gekennzeichneten Block über den Ergebnissen ausgelost werden, zu denen es passt.',
  },
  doesNot: {
    title: 'Was es nicht ändert',
    points: [
      'Die Reihenfolge der Ergebnisse, welche Inserate passen und wie viele gezählt werden.',
      'Was OpenStreetMap zu einem Campingplatz angibt.',
      'Welche Anfragen Sie bekommen und wie Ihr Webhook und Ihre API funktionieren.',
      'Ob Sie bleiben können: Alles andere läuft weiter, wenn Premium endet.',
    ],
    more: 'So entsteht die Reihenfolge',
  },
};
