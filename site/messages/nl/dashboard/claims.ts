import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['claims'] = {
  title: 'Geclaimde campings',
  lead: 'Campings die uit OpenStreetMap op Campcairn staan en waarvan jij zegt dat ze van jou zijn. We kijken elke claim na.',
  search: {
    title: 'Je camping zoeken',
    lead: 'Tussen die uit OpenStreetMap op Campcairn, in de landen van je account.',
    steps: [
      'Zoek hieronder je camping en zeg dat hij van jou is.',
      'Toon een code op zijn website, zodat we weten dat jij het bent.',
      'We beslissen binnen een paar dagen. Daarna toont zijn pagina jouw vermelding.',
    ],
    field: 'Naam van de camping',
    button: 'Zoeken',
    found: 'Gevonden',
    nothing: 'Geen camping met die naam. Probeer één woord ervan, of blader door alle campings.',
    browse: 'Door alle campings bladeren',
    nearby: 'Bij je vermeldingen in de buurt',
    near: (town) => `bij ${town}`,
    distance: (distance) => `${distance} van een vermelding van jou`,
    unnamed: 'Camping zonder naam',
    choose: 'Deze is van mij',
  },
  onlyWriters: 'Alleen eigenaren en leden van een toegelaten account kunnen campings claimen.',
  done: {
    made: 'Geclaimd. Hoe het verdergaat, staat hieronder.',
    found: 'De code staat er. We beslissen binnenkort over je claim, en je hoort het per mail.',
    missing: 'We hebben gekeken, en de code stond er niet.',
    withdrawn: 'De claim is ingetrokken.',
    linked: 'Gekoppeld: de pagina van de camping toont je vermelding zodra die actief is.',
  },
  none: {
    title: 'Je hebt geen camping geclaimd',
    text: 'Zoek hem hierboven op naam.',
  },
  statuses: {
    pending: 'Wordt nagekeken',
    approved: 'Van jou',
    declined: 'Afgewezen',
    withdrawn: 'Ingetrokken',
    revoked: 'Teruggedraaid',
  },
  claimedOn: (day) => `Geclaimd op ${day}`,
  endedOn: {
    pending: (day) => `op ${day}`,
    approved: (day) => `goedgekeurd op ${day}`,
    declined: (day) => `afgewezen op ${day}`,
    withdrawn: (day) => `ingetrokken op ${day}`,
    revoked: (day) => `teruggedraaid op ${day}`,
  },
  gone: 'OpenStreetMap heeft deze camping niet meer.',
  because: {
    declined: 'Waarom we de claim hebben afgewezen:',
    revoked:
      'Deze camping geldt bij ons niet meer als die van jou. De pagina toont je vermelding niet meer als woorden van de eigenaar:',
  },
  again: 'Opnieuw claimen',
  offered: {
    title: (name) => `Is ${name} van jou?`,
    page: 'De pagina op Campcairn',
    from: (osmRef) => `OpenStreetMap ${osmRef}`,
    byCode: (host) =>
      `Je krijgt een code voor ${host}, de website die OpenStreetMap noemt. Wij zoeken hem daar op, en een mens beslist.`,
    byHand:
      'OpenStreetMap noemt geen website, dus een mens kijkt je claim na. Het helpt om de website eerst op OpenStreetMap toe te voegen.',
    make: 'Hij is van mij: claimen',
  },
  check: {
    put: 'Toon deze code ergens in de tekst van de startpagina van',
    putEnd: ', de website die OpenStreetMap noemt:',
    copy: 'Kopiëren',
    unseen: 'Of onzichtbaar voor bezoekers: een regel voor wie je website maakt',
    head: 'Hij hoort in de <head> van de pagina:',
    look: 'Nu controleren',
    lookAgain: 'Opnieuw controleren',
    found: {
      meta: 'De code staat er. Je mag hem weghalen als er is beslist.',
      text: 'De code staat er, in de tekst van de pagina. Je mag hem weghalen als er is beslist.',
    },
    missing: (host) => `De pagina van ${host} antwoordt, maar de code staat er niet op.`,
    badStatus: (status) => `De website antwoordt met een fout (${status}).`,
    noAnswer: (why) => `De website kon niet worden gelezen. ${why}`,
    lookedAt: (time) => `Gecontroleerd op ${time}.`,
    next: 'Daarna beslist een mens binnen een paar dagen, en je hoort het per mail. Zonder code op de website moeten we het met de hand nakijken, en dat duurt langer.',
    byHand:
      'OpenStreetMap noemt geen website van deze camping, dus een mens kijkt je claim na en kan je bellen of schrijven. Je hoort de beslissing per mail.',
    withdraw: 'Claim intrekken',
  },
  approved: {
    listed:
      'Je hebt er een vermelding van. Eenmaal op actief is die voor reizigers te vinden, ook via de pagina van de camping.',
    listedAlone:
      'Je hebt er een vermelding van. Eenmaal op actief is die voor reizigers te vinden.',
    open: 'Vermelding openen',
    which: 'Welke van je vermeldingen is het?',
    link: 'Koppelen',
    orStart: 'Of begin er een nieuwe vermelding van.',
    start: 'Begin er een vermelding van: gepauzeerd, tot je die hebt afgemaakt.',
    startButton: 'Vermelding beginnen',
    licence:
      'Naam, ligging en website van een nieuwe vermelding komen uit OpenStreetMap: © OpenStreetMap-bijdragers, Open Database Licence. Kijk ze na voordat je publiceert.',
  },
};
