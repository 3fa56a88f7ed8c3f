import { ofFrench } from '../french.ts';
import type { MailWords } from '../shape.ts';

export const account: MailWords['account'] = {
  contactNew: {
    subject: 'Confirmez la nouvelle adresse de contact de votre compte Campcairn',
    text: (partner, by) =>
      `${by} a demandé que cette adresse devienne le contact ${ofFrench(partner)} sur Campcairn : celle qui reçoit les messages sur le compte.`,
    both: 'Elle change quand cette adresse et l’actuelle l’ont toutes deux confirmé.',
    button: 'Confirmer cette adresse',
    notYou: 'Si cela ne vous dit rien, ne faites rien : l’adresse reste ce qu’elle est.',
  },
  contactOld: {
    subject: 'L’adresse de contact de votre compte Campcairn doit changer',
    text: (partner, by) =>
      `${by} a demandé à changer l’adresse de contact ${ofFrench(partner)} sur Campcairn.`,
    from: 'Actuelle',
    to: 'Nouvelle',
    both: 'Elle change quand les deux adresses l’ont confirmé.',
    button: 'Confirmer ou refuser',
    notYou:
      'Si personne chez vous ne l’a demandé, refusez-le là, et regardez qui fait partie de votre équipe.',
  },
  until: (moment) => `Le lien fonctionne jusqu’au ${moment}.`,
  contactChanged: {
    subject: 'L’adresse de contact de votre compte Campcairn a changé',
    text: (partner) =>
      `Les deux adresses l’ont confirmé : les messages sur le compte ${ofFrench(partner)} vont désormais à la nouvelle.`,
    now: 'Adresse de contact',
    notYou: 'Si c’est une erreur, répondez à ce message.',
  },
  closed: {
    subject: 'Votre compte Campcairn est fermé',
    text: (partner, by) =>
      `${by} a fermé le compte ${ofFrench(partner)}. Ses annonces ne sont plus affichées, sa clé et son webhook ne fonctionnent plus, et ce que les voyageurs ont écrit est effacé.`,
    gone: 'Les annonces elles-mêmes sont supprimées dans les prochaines heures.',
    back: 'Si c’est une erreur, répondez vite à ce message. Vous pouvez poser une nouvelle candidature à tout moment.',
  },
  status: {
    suspended: {
      subject: 'Votre compte est suspendu',
      text: (partner) =>
        `Nous avons suspendu le compte ${ofFrench(partner)}. Ses annonces sont masquées, et sa clé d’API et ses flux restent sans effet tant que la suspension dure. Rien n’est supprimé.`,
    },
    rejected: {
      subject: 'Votre compte ne peut plus publier',
      text: (partner) =>
        `Nous avons mis fin au partenariat avec ${partner}. Ses annonces ne sont plus affichées.`,
    },
    approved: {
      subject: 'Votre compte est rouvert',
      text: (partner) =>
        `Le compte ${ofFrench(partner)} est rouvert. Ses annonces sont affichées comme avant, et sa clé d’API fonctionne.`,
    },
    reason: 'Le motif :',
    answer:
      'Répondez à ce message si vous pensez que nous avons tort, ou une fois le motif disparu.',
  },
};
