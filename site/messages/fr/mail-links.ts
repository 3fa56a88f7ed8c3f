import { ofFrench } from '../french-areas.ts';
import type { Messages } from '../index.ts';

export const mailLinks: Messages['mailLinks'] = {
  off: {
    title: 'Couper des messages',
    topics: {
      enquiries: 'les demandes qui n’ont pas pu être remises',
      webhook: 'le webhook',
      feed: 'le flux de produits',
      listings: 'les annonces que nous masquons',
      summary: 'la semaine sur Campcairn',
    },
    ask: (topic, partner) =>
      `L’adresse de contact ${ofFrench(partner)} reçoit les messages concernant ${topic}.`,
    button: 'Les couper',
    others: 'Les autres messages continuent d’arriver. Rien d’autre ne change.',
    done: (topic, partner) => `Les messages concernant ${topic} sont coupés pour ${partner}.`,
    again: 'Un propriétaire du compte peut les réactiver dans le tableau de bord.',
    dashboard: 'Vers le tableau de bord',
  },
  contact: {
    title: 'Changement de l’adresse de contact',
    text: (by, partner) =>
      `${by} a demandé à changer l’adresse de contact ${ofFrench(partner)} sur Campcairn.`,
    from: 'Actuelle',
    to: 'Nouvelle',
    until: 'À confirmer avant le',
    both: 'Elle change quand les deux adresses l’ont confirmé.',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    waiting: {
      new: 'Confirmé. L’adresse actuelle doit aussi le confirmer.',
      old: 'Confirmé. La nouvelle adresse doit aussi le confirmer.',
    },
    ended: {
      changed: 'L’adresse de contact a changé.',
      refused: 'Refusé. L’adresse de contact reste ce qu’elle est.',
    },
  },
};
