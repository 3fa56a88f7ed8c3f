import type { MailWords } from '../shape.ts';

export const claims: MailWords['claims'] = {
  approved: {
    subject: (campsite) => `Le camping est à vous sur Campcairn : ${campsite}`,
    text: (campsite) =>
      `Nous avons vérifié votre demande : « ${campsite} » est désormais votre camping sur Campcairn.`,
    draft:
      'Une annonce vous attend dans votre tableau de bord, en pause, avec son nom, sa position et son site web. Ajoutez des photos, des prix et une description, puis activez-la : les voyageurs la voient alors, aussi sur la page du camping.',
    licence:
      'Le nom, la position et le site web viennent d’OpenStreetMap, © les contributeurs d’OpenStreetMap, sous l’Open Database Licence. Vérifiez-les avant de publier.',
    link: 'Dans votre tableau de bord, choisissez laquelle de vos annonces est ce camping, ou commencez-en une nouvelle.',
    openDraft: 'Compléter l’annonce',
    openClaim: 'Ouvrir la demande',
  },
  declined: {
    subject: (campsite) => `Votre demande pour un camping : ${campsite}`,
    text: (campsite) =>
      `Nous avons examiné votre demande pour « ${campsite} », et ne pouvons pas l’accepter en l’état.`,
    next: 'Vous pourrez refaire la demande quand cela aura changé. Répondez à ce message si vous pensez que nous avons tort : une personne le lit.',
  },
  revoked: {
    subject: (campsite) =>
      `Nous ne vous considérons plus comme propriétaire de ce camping : ${campsite}`,
    text: (campsite) =>
      `Votre demande pour « ${campsite} » avait été acceptée. Nous sommes revenus sur cette décision : nous ne vous considérons plus comme propriétaire de ce camping.`,
    next: 'Votre annonce reste telle quelle, mais la page du camping ne la présente plus comme la parole du propriétaire. Vous pouvez refaire la demande. Répondez à ce message si vous pensez que nous avons tort : une personne le lit.',
  },
  why: 'Pourquoi',
  open: 'Ouvrir la demande',
};
