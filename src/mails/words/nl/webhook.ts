import type { MailWords } from '../shape.ts';

export const webhook: MailWords['webhook'] = {
  failing: {
    subject: 'Je webhook neemt geen aanvragen aan',
    text: (since) =>
      `Sinds ${since} is geen enkele poging gelukt om een aanvraag bij je webhook te bezorgen.`,
    lastAttempt: 'Laatste poging',
    noAnswer: 'geen antwoord',
    host: 'Server',
    waiting: 'Wachtende aanvragen',
    next: 'We blijven het bij elke aanvraag nog enkele uren proberen. Er gaat niets verloren: wat niet kon worden bezorgd, blijft in je dashboard en kan van daaruit opnieuw worden verstuurd zodra het weer werkt.',
    open: 'Bekijk de pogingen',
  },
  recovered: {
    subject: 'Je webhook werkt weer',
    text: (at, since) =>
      `Sinds ${at} neemt je webhook weer aanvragen aan. Vanaf ${since} ging het mis.`,
    lastFailure: 'Laatste fout',
    missed: (count) =>
      `Aanvragen waarvoor intussen alle pogingen zijn mislukt: ${count}. Je kunt ze vanuit het dashboard opnieuw versturen.`,
    open: 'Bekijk de bezorgingen',
  },
};
