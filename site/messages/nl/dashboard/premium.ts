import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['premium'] = {
  title: 'Premium',
  lead: 'Meer manieren om van reizigers te horen en te weten hoe je vermeldingen het doen. Vermeld staan blijft gratis.',
  now: 'Jouw Premium',
  on: 'Aan',
  off: 'Uit',
  none: 'Je hebt geen Premium. Al het andere werkt ook zonder.',
  granted: (day) => `Je hebt van Campcairn Premium gekregen tot ${day}, gratis.`,
  grantedForGood: 'Je hebt van Campcairn Premium gekregen, gratis en zonder einddatum.',
  facts: {
    plan: 'Betaling',
    plans: {
      monthly: 'Per maand, £\u00a019',
      yearly: 'Per jaar, £\u00a0190',
      other: 'Volgens afspraak',
    },
    state: 'Abonnement',
    renews: 'Verlengd op',
    until: 'Aan tot',
    ended: 'Beëindigd op',
  },
  states: {
    incomplete: {
      name: 'Nog niet betaald',
      tone: 'ask',
      text: 'De eerste betaling is begonnen en niet afgemaakt. Er is niets afgeschreven. Je kunt opnieuw beginnen.',
    },
    trialing: {
      name: 'Proefperiode',
      tone: 'good',
      text: 'Je proefperiode loopt. Er wordt afgeschreven als die voorbij is.',
    },
    active: {
      name: 'Actief',
      tone: 'good',
      text: 'Je abonnement is betaald en wordt vanzelf verlengd.',
    },
    cancelling: {
      name: 'Opgezegd',
      tone: 'ask',
      text: 'Er wordt niets meer afgeschreven. Premium blijft aan tot het einde van de betaalde periode. Tot dan kun je de opzegging terugdraaien.',
    },
    past_due: {
      name: 'Betaling mislukt',
      tone: 'bad',
      text: 'De laatste betaling is mislukt. Het wordt opnieuw geprobeerd, en Premium loopt door tot 14 dagen na de betaalde periode. Zorg dat er van je kaart kan worden afgeschreven.',
    },
    refunded: {
      name: 'Terugbetaald',
      tone: 'bad',
      text: 'De laatste betaling is terugbetaald, en daarmee is Premium beëindigd. Zolang het abonnement niet is opgezegd, wordt de volgende betaling zoals gepland afgeschreven en komt Premium daarmee terug.',
    },
    disputed: {
      name: 'Betaling betwist',
      tone: 'bad',
      text: 'Je bank betwist de laatste betaling of heeft die teruggehaald. Premium is gepauzeerd tot we het geld terug hebben, of de volgende betaling binnen is.',
    },
    ended: {
      name: 'Beëindigd',
      tone: 'plain',
      text: 'Je abonnement is beëindigd. Je kunt het weer opnemen.',
    },
  },
  manage: 'Abonnement beheren',
  manageText:
    'Wisselen tussen per maand en per jaar, opzeggen, je kaart wijzigen en facturen bekijken, bij Stripe.',
  onlyOwners: 'Alleen een eigenaar van een toegelaten account kan Premium kopen en beheren.',
  paid: 'Bedankt: Premium staat aan.',
  paidSoon:
    'Bedankt. Je betaling is onderweg: Premium gaat aan zodra die binnen is. Kijk over een minuut nog eens.',
  noPlan: 'Kies per maand of per jaar.',
  leading: {
    title: 'Je betaalt bij Stripe',
    text: 'Je gaat er nu heen. Campcairn ziet je kaart nooit.',
    go: 'Verder naar Stripe',
  },
  plans: {
    monthly: {
      name: 'Per maand',
      price: '£\u00a019',
      each: 'per maand',
      text: 'Op elk moment op te zeggen. Het blijft aan tot het einde van de betaalde maand.',
      buy: 'Per maand betalen',
    },
    yearly: {
      name: 'Per jaar',
      price: '£\u00a0190',
      each: 'per jaar',
      text: 'Twaalf maanden voor de prijs van tien. Het blijft aan tot het einde van het betaalde jaar.',
      buy: 'Per jaar betalen',
    },
    how: 'Je betaalt bij Stripe. Daar komt zo nodig btw bij, geef je je btw-nummer op en krijg je facturen. Campcairn ziet je kaart nooit.',
  },
  featured: {
    title: 'Je vermelding in het blok ‘Advertentie’',
    chosen:
      'Deze heb je gekozen. Er wordt geloot tussen de vermeldingen die bij een zoekopdracht passen; deze loot mee zoals elke andere.',
    first:
      'Dit is je eerste, want je hebt er geen gekozen. Er wordt geloot tussen de vermeldingen die bij een zoekopdracht passen; deze loot mee zoals elke andere.',
    none: 'Reizigers zien nu geen van je vermeldingen.',
    label: 'Een andere vermelding uitlichten',
    labelOfId: 'Id van een andere vermelding van jou',
    choose: 'Deze kiezen',
    done: 'Gekozen. Bij het zoeken geldt het binnen een paar seconden.',
    refused:
      'Geen van je zichtbare vermeldingen heeft deze id. Id’s vind je onder de titels in je lijst.',
  },
  notSetUp: {
    title: 'Betalingen zijn hier niet ingesteld',
    text: 'In deze installatie valt niets te kopen. De beheerders kunnen Premium met de hand geven: schrijf naar',
  },
  does: {
    title: 'Wat het doet',
    points: [
      'Aanvragen bereiken je ook per mail, op het adres dat je kiest.',
      'Op de pagina van je camping uit OpenStreetMap staan je foto’s, prijzen en teksten, met erbij dat ze van jou zijn.',
      'Je ziet per vermelding hoe vaak die is getoond, geopend, aangeklikt en aangevraagd.',
    ],
    featured:
      'Een van je vermeldingen kan worden geloot voor het blok met ‘Advertentie’ boven de resultaten waar die bij past.',
  },
  doesNot: {
    title: 'Wat het niet verandert',
    points: [
      'De volgorde van de resultaten, welke vermeldingen passen en hoeveel er worden geteld.',
      'Wat OpenStreetMap over een camping vermeldt.',
      'Welke aanvragen je krijgt, en hoe je webhook en je API werken.',
      'Of je mag blijven: al het andere gaat door als Premium stopt.',
    ],
    more: 'Zo ontstaat de volgorde',
  },
};
