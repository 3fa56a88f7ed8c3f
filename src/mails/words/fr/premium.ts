import { ofFrench } from '../french.ts';
import type { MailWords } from '../shape.ts';

export const premium: MailWords['premium'] = {
  started: {
    subject: 'Premium est activé',
    text: (partner) => `Merci. Premium est activé pour ${partner}.`,
    next: 'Les demandes vous parviennent aussi par e-mail, vos photos et vos prix figurent sur la page de votre camping, et chaque annonce a ses chiffres. L’ordre des résultats ne change pas.',
    featured:
      'Une de vos annonces peut être tirée au sort pour le bloc signalé comme « Publicité », au-dessus des résultats ; vous la choisissez sur votre page Premium.',
  },
  past_due: {
    subject: 'Un paiement de Premium a échoué',
    text: (partner) =>
      `Le paiement de la nouvelle période de Premium ${ofFrench(partner)} a échoué. Il sera tenté de nouveau ces prochains jours.`,
    until: (moment) =>
      `Premium continue jusqu’au ${moment}. Vérifiez que votre carte peut être débitée.`,
  },
  cancelling: {
    subject: 'Premium est résilié',
    text: (partner) => `Premium ${ofFrench(partner)} est résilié. Plus rien ne sera débité.`,
    until: (moment) => `Il reste actif jusqu’au ${moment}, la fin de ce qui est payé.`,
  },
  ended: {
    subject: 'Premium est terminé',
    text: (partner) => `Premium ${ofFrench(partner)} est terminé.`,
    next: 'Vos annonces, leur place dans les résultats et vos demandes par webhook et dans le tableau de bord restent comme elles sont. Les chiffres sont conservés pour vous.',
  },
  refunded: {
    subject: 'Premium est terminé après remboursement',
    text: (partner) =>
      `Le dernier paiement de Premium ${ofFrench(partner)} a été remboursé : Premium est donc terminé.`,
    next: 'Vos annonces, leur place dans les résultats et vos demandes par webhook et dans le tableau de bord restent comme elles sont. Les chiffres sont conservés pour vous.',
    renews:
      'Tant que l’abonnement n’est pas résilié, le prochain paiement est prélevé comme prévu et rétablit Premium. Vous pouvez le résilier sur votre page Premium.',
  },
  disputed: {
    subject: 'Premium est suspendu : un paiement est contesté',
    text: (partner) =>
      `Votre banque conteste le dernier paiement de Premium ${ofFrench(partner)}. Premium est suspendu jusqu’à ce que ce soit réglé.`,
    next: 'Si c’est une erreur, dites-le à votre banque ou répondez à cet e-mail.',
  },
  given: {
    subject: 'Premium reste activé',
    ended: (partner) => `L’abonnement Premium ${ofFrench(partner)} est terminé.`,
    refunded: (partner) => `Le dernier paiement de Premium ${ofFrench(partner)} a été remboursé.`,
    disputed: (partner) =>
      `Votre banque conteste le dernier paiement de Premium ${ofFrench(partner)}.`,
    until: (moment) =>
      `Premium lui-même reste activé jusqu’au ${moment} : nous vous l’avons offert.`,
    forGood: 'Premium lui-même reste activé : nous vous l’avons offert sans limite de durée.',
  },
  button: 'Votre page Premium',
};
