import type { MailWords } from '../shape.ts';

export const people: MailWords['people'] = {
  signIn: {
    subject: 'Je link om in te loggen bij Campcairn',
    text: 'Iemand, hopelijk jij, vroeg om met dit adres in te loggen bij Campcairn.',
    button: 'Inloggen',
    once: (minutes) =>
      `De link werkt één keer, binnen ${minutes} minuten, in de browser waarin hij is aangevraagd.`,
    notYou: 'Was jij het niet, doe dan niets: zonder deze mail kan niemand inloggen.',
  },
  credential: {
    subject: 'Je manier van inloggen bij Campcairn is veranderd',
    changes: {
      passkey_added: 'Er is een passkey aan je login toegevoegd.',
      passkey_removed: 'Er is een passkey uit je login verwijderd.',
      app_added: 'Er is een authenticator-app aan je login toegevoegd.',
      app_replaced:
        'Een nieuwe authenticator-app heeft de vorige vervangen. Ook de herstelcodes zijn nieuw.',
      app_removed: 'De authenticator-app is uit je login verwijderd, met de herstelcodes.',
      factors_reset:
        'Iemand die Campcairn beheert, heeft je passkeys, je authenticator-app en de herstelcodes verwijderd en je overal uitgelogd.',
      recovery_code_used: 'Een van je herstelcodes is gebruikt om in te loggen.',
      recovery_codes_renewed: 'Er zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
    },
    notYou:
      'Was jij het niet, log dan op de pagina hieronder alle anderen uit, verwijder wat je niet kent, en antwoord op deze mail.',
    button: 'Bekijk je login',
  },
  failed: {
    subject: 'Verkeerde codes voor je login bij Campcairn',
    text: (count) =>
      `Binnen een dag zijn er ${count} verkeerde codes of passkeys getoond om als jou in te loggen. Niemand is ermee binnengekomen.`,
    notYou:
      'Was jij het niet, dan kan iemand misschien je mail lezen: wijzig het wachtwoord van je mailbox, log op de pagina hieronder alle anderen uit, en antwoord op deze mail.',
  },
  invitation: {
    subject: (partner) => `Je bent uitgenodigd voor het team van ${partner} bij Campcairn`,
    text: (invitedBy, partner) =>
      `${invitedBy} heeft dit adres toegevoegd aan het team van ${partner} bij Campcairn.`,
    roles: {
      owner: 'Je mag alles doen, ook het team en het account beheren.',
      member:
        'Je mag vermeldingen wijzigen, aanvragen beantwoorden en de webhook instellen, maar niet het team en het account beheren.',
      reader: 'Je mag alles bekijken en niets wijzigen.',
    },
    button: 'Inloggen',
    how: 'Log in met dit adres: je krijgt een link per mail en hebt geen wachtwoord nodig.',
    notYou: 'Weet je hier niets van, doe dan niets, of antwoord op deze mail.',
  },
};
