import type { MailWords } from '../shape.ts';

export const listing: MailWords['listing'] = {
  hidden: {
    subject: (title) => `Wir haben Ihr Inserat ausgeblendet: ${title}`,
    text: (title) =>
      `„${title}“ wird auf Campcairn nicht mehr gezeigt. Es bleibt in Ihrem Konto, und die API nimmt Änderungen daran an.`,
    why: 'Grund',
    listing: 'Inserat',
    next: 'Antworten Sie auf diese Mail, wenn Sie es berichtigt haben oder das für einen Irrtum halten: Ein Mensch liest sie.',
    open: 'Inserat öffnen',
  },
  shownAgain: {
    subject: (title) => `Wieder sichtbar: ${title}`,
    text: 'Ein Inserat von Ihnen, das wir ausgeblendet hatten, ist wieder eingeblendet. Reisende finden es, solange Sie es nicht pausiert haben.',
    open: 'Seine Seite',
  },
};
