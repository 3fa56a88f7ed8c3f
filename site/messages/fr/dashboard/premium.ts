import type { DashboardWords } from '../../dashboard-words.ts';

export const words: DashboardWords['premium'] = {
  title: 'Premium',
  lead: 'D’autres moyens de recevoir les demandes des voyageurs et de savoir ce que donnent vos annonces. Publier reste gratuit.',
  now: 'Votre Premium',
  on: 'Activé',
  off: 'Désactivé',
  none: 'Vous n’avez pas Premium. Tout le reste fonctionne sans.',
  granted: (day) => `Campcairn vous a offert Premium jusqu’au ${day}.`,
  grantedForGood: 'Campcairn vous a offert Premium sans limite de durée.',
  facts: {
    plan: 'Formule',
    plans: { monthly: 'Mensuelle, 19 £', yearly: 'Annuelle, 190 £', other: 'Sur accord' },
    state: 'Abonnement',
    renews: 'Renouvellement',
    until: 'Actif jusqu’au',
    ended: 'Terminé le',
  },
  states: {
    incomplete: {
      name: 'Pas encore payé',
      tone: 'ask',
      text: 'Le premier paiement n’a pas été terminé. Rien n’a été débité. Vous pouvez recommencer.',
    },
    trialing: {
      name: 'Essai',
      tone: 'good',
      text: 'Votre essai est en cours. Le paiement est prélevé à la fin.',
    },
    active: {
      name: 'Actif',
      tone: 'good',
      text: 'Votre abonnement est payé et se renouvelle de lui-même.',
    },
    cancelling: {
      name: 'Résilié',
      tone: 'ask',
      text: 'Plus rien ne sera débité. Premium reste actif jusqu’à la fin de la période payée. D’ici là, vous pouvez revenir sur la résiliation.',
    },
    past_due: {
      name: 'Paiement échoué',
      tone: 'bad',
      text: 'Le dernier paiement a échoué. Il sera tenté de nouveau, et Premium continue jusqu’à 14 jours après la période payée. Vérifiez que votre carte peut être débitée.',
    },
    refunded: {
      name: 'Remboursé',
      tone: 'bad',
      text: 'Le dernier paiement a été remboursé : Premium est donc terminé. Tant que l’abonnement n’est pas résilié, le prochain paiement est prélevé comme prévu et rétablit Premium.',
    },
    disputed: {
      name: 'Paiement contesté',
      tone: 'bad',
      text: 'Votre banque conteste le dernier paiement ou l’a repris. Premium est suspendu jusqu’à ce que nous le récupérions, ou jusqu’au prochain paiement.',
    },
    ended: {
      name: 'Terminé',
      tone: 'plain',
      text: 'Votre abonnement est terminé. Vous pouvez le reprendre.',
    },
  },
  manage: 'Gérer l’abonnement',
  manageText:
    'Passer du mensuel à l’annuel ou inversement, résilier, changer de carte et voir vos factures, chez Stripe.',
  onlyOwners: 'Seul un propriétaire d’un compte approuvé peut souscrire et gérer Premium.',
  paid: 'Merci : Premium est activé.',
  paidSoon:
    'Merci. Votre paiement est en route : Premium sera activé dès qu’il sera arrivé. Revenez voir dans une minute.',
  noPlan: 'Choisissez la formule mensuelle ou annuelle.',
  leading: {
    title: 'Le paiement se fait chez Stripe',
    text: 'Vous allez y être redirigé. Campcairn ne voit jamais votre carte.',
    go: 'Continuer vers Stripe',
  },
  plans: {
    monthly: {
      name: 'Mensuel',
      price: '19 £',
      each: 'par mois',
      text: 'Résiliable à tout moment. Premium reste actif jusqu’à la fin du mois payé.',
      buy: 'Payer au mois',
    },
    yearly: {
      name: 'Annuel',
      price: '190 £',
      each: 'par an',
      text: 'Deux mois offerts par rapport au tarif mensuel. Premium reste actif jusqu’à la fin de l’année payée.',
      buy: 'Payer à l’année',
    },
    how: 'Vous payez chez Stripe, qui ajoute les taxes dues, demande votre numéro de TVA et envoie les factures. Campcairn ne voit jamais votre carte.',
  },
  featured: {
    title: 'Votre annonce dans le bloc « Publicité »',
    chosen:
      'Vous l’avez choisie. Elle est tirée au sort parmi celles qui répondent à une recherche, comme toutes les autres.',
    first:
      'C’est votre première annonce, faute de choix de votre part. Elle est tirée au sort parmi celles qui répondent à une recherche, comme toutes les autres.',
    none: 'Les voyageurs ne voient aucune de vos annonces en ce moment.',
    label: 'Mettre en avant une autre de vos annonces',
    labelOfId: 'Identifiant d’une autre de vos annonces',
    choose: 'Mettre en avant',
    done: 'C’est noté. Les recherches en tiennent compte en quelques secondes.',
    refused:
      'Aucune de vos annonces visibles n’a cet identifiant. Vous trouvez les identifiants sous les titres de votre liste.',
  },
  notSetUp: {
    title: 'Les paiements ne sont pas configurés ici',
    text: 'Rien ne peut être acheté sur cette installation. Les exploitants peuvent accorder Premium à la main : écrivez à',
  },
  does: {
    title: 'Ce que Premium apporte',
    points: [
      'Les demandes vous parviennent aussi par e-mail, à l’adresse de votre choix.',
      'La page de votre camping venue d’OpenStreetMap montre vos photos, vos prix et vos textes, signalés comme les vôtres.',
      'Vous voyez combien de fois chaque annonce a été affichée, ouverte et cliquée, et combien de demandes elle a reçues.',
    ],
    featured:
      'Une de vos annonces peut être tirée au sort pour le bloc signalé comme « Publicité », au-dessus des résultats auxquels elle répond.',
  },
  doesNot: {
    title: 'Ce que Premium ne change pas',
    points: [
      'L’ordre des résultats, les annonces qui répondent et leur nombre.',
      'Ce qu’OpenStreetMap dit d’un camping.',
      'Les demandes que vous recevez, et le fonctionnement de votre webhook et de votre API.',
      'Votre place ici : à la fin de Premium, tout le reste continue.',
    ],
    more: 'Comment les résultats sont classés',
  },
};
