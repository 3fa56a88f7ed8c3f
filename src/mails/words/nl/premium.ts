import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'Premium staat aan',
    text: (partner) => `Bedankt. Premium staat aan voor ${partner}.`,
    next: 'Aanvragen bereiken je ook per mail, je foto’s en prijzen staan op de pagina van je camping, en er zijn cijfers per vermelding. De volgorde van de resultaten verandert niet.',
    featured:
      'Een van je vermeldingen kan worden geloot voor het blok met ‘Advertentie’ boven de resultaten; je kiest die op je Premium-pagina.',
  },
  past_due: {
    subject: 'Een betaling voor Premium is mislukt',
    text: (partner) =>
      `De betaling voor de nieuwe periode van Premium van ${partner} is mislukt. In de komende dagen wordt het opnieuw geprobeerd.`,
    until: (moment) =>
      `Premium loopt door tot ${moment}. Zorg dat er van je kaart kan worden afgeschreven.`,
  },
  cancelling: {
    subject: 'Premium is opgezegd',
    text: (partner) => `Premium van ${partner} is opgezegd. Er wordt niets meer afgeschreven.`,
    until: (moment) => `Het blijft aan tot ${moment}, het einde van wat is betaald.`,
  },
  ended: {
    subject: 'Premium is beëindigd',
    text: (partner) => `Premium van ${partner} is beëindigd.`,
    next: 'Je vermeldingen, hun plaats in de resultaten en je aanvragen via de webhook en in het dashboard blijven zoals ze zijn. De cijfers blijven voor je bewaard.',
  },
  refunded: {
    subject: 'Premium is beëindigd met een terugbetaling',
    text: (partner) =>
      `De laatste betaling voor Premium van ${partner} is terugbetaald, en daarmee is Premium beëindigd.`,
    next: 'Je vermeldingen, hun plaats in de resultaten en je aanvragen via de webhook en in het dashboard blijven zoals ze zijn. De cijfers blijven voor je bewaard.',
    renews:
      'Zolang het abonnement niet is opgezegd, wordt de volgende betaling zoals gepland afgeschreven en komt Premium daarmee terug. Opzeggen kan op je Premium-pagina.',
  },
  disputed: {
    subject: 'Premium is gepauzeerd: een betaling wordt betwist',
    text: (partner) =>
      `Je bank betwist de laatste betaling voor Premium van ${partner}. Premium is gepauzeerd tot dat is opgelost.`,
    next: 'Is dit een vergissing, vertel het dan je bank, of antwoord op deze mail.',
  },
  given: {
    subject: 'Premium blijft aan',
    ended: (partner) => `Het abonnement op Premium van ${partner} is beëindigd.`,
    refunded: (partner) => `De laatste betaling voor Premium van ${partner} is terugbetaald.`,
    disputed: (partner) => `Je bank betwist de laatste betaling voor Premium van ${partner}.`,
    until: (moment) =>
      `Premium zelf blijft aan tot ${moment}: je hebt het gratis van ons gekregen.`,
    forGood: 'Premium zelf blijft aan: je hebt het gratis en zonder einddatum van ons gekregen.',
  },
  button: 'Je Premium-pagina',
};
