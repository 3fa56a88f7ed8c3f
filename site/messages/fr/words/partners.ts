import type { Words } from '../../words.ts';

export const partners: Words = {
  title: 'Proposez vos annonces',
  description:
    'Annonces gratuites pour loueurs, particuliers et campings : votre page, votre prix, votre réservation. Par API, flux de produits ou formulaire.',
  lead: 'Les voyageurs vous trouvent ici, et réservent chez vous. Annonces, clics et demandes sont gratuits, sans commission.',
  blocks: [
    { h: 'Ce que vous recevez' },
    {
      list: [
        'Une page pour chaque annonce, située dans sa ville, sa région et son pays, et trouvée par dates, personnes et règles.',
        'Chaque clic vers votre propre page, avec une référence que vous pouvez compter.',
        'Les demandes, signées et remises à votre système en quelques secondes, prises par vous quand cela vous convient, ou lues dans votre tableau de bord.',
        'Le même rang que tous les autres : [ce qui classe les résultats](/how-results-are-ordered) ne s’achète pas.',
      ],
    },
    { h: 'Trois façons d’entrer' },
    {
      table: {
        head: ['Façon', 'Pour qui', 'Ce qu’il faut'],
        rows: [
          [
            '[API](/developers)',
            'Ceux qui ont un développeur',
            'Un appel par annonce, ou cent en un',
          ],
          [
            'Flux de produits',
            'Ceux qui en ont déjà un',
            'L’adresse d’un fichier CSV, JSON ou XML ; nous le lisons chaque heure ou chaque jour',
          ],
          [
            'Formulaire',
            'Tous les autres',
            'Un formulaire dans votre tableau de bord, avec les mêmes vérifications que l’API',
          ],
        ],
      },
    },
    { h: 'Comment vous inscrire' },
    {
      steps: [
        'Dites-nous qui vous êtes, ce que vous louez et combien d’annonces vous avez à peu près : [posez votre candidature](/partners/apply).',
        'Nous vérifions que vous êtes une vraie entreprise ou plateforme qui possède ou gère ce qu’elle propose. Cela prend trois jours ouvrés au plus.',
        'Un e-mail vous mène à votre [tableau de bord](/sign-in). Vous y créez votre clé d’API, remplissez le formulaire ou nous demandez de lire votre flux : nous le lisons une fois et vous montrons ce que nous avons compris.',
        'Vos annonces sont en ligne dès qu’elles arrivent.',
      ],
    },
    { h: 'Votre tableau de bord', id: 'dashboard' },
    {
      list: [
        'Ce qui vous attend d’abord, les 30 derniers jours, et l’état de vos appels d’API, de votre webhook et de votre flux. Un e-mail en dit autant chaque lundi, jusqu’à ce que vous l’arrêtiez.',
        'Vos annonces, à chercher, modifier, mettre en pause et exporter, et vos demandes, chacune avec le récit de sa remise.',
        'Votre clé, votre webhook avec un journal de 90 jours, et votre flux avec chaque ligne à corriger.',
        'Votre équipe, avec des rôles pour ceux qui modifient et ceux qui ne font que regarder.',
        'Tout ce qui est à vous en un fichier, et la fin du compte, quand vous voulez.',
      ],
    },
    {
      p: 'Vous vous connectez par un lien reçu par e-mail ou une clé d’accès : il n’y a pas de mot de passe. [Se connecter](/sign-in)',
    },
    { h: 'Ce que cela coûte' },
    {
      p: 'Rien. Premium existe si vous voulez davantage : les demandes aussi par e-mail, vos photos et vos prix sur les pages des campings d’OpenStreetMap, {ads|une place mise en avant et signalée comme publicité, }et des chiffres pour chaque annonce. Il coûte 19 £ par mois ou 190 £ par an, et s’arrête quand vous voulez.',
    },
    { h: 'Ce que nous demandons' },
    {
      list: [
        'Des photos, des textes et des notes qui sont à vous, ou que vous pouvez partager.',
        'Des prix auxquels on peut vraiment réserver.',
        'Des photos sous forme d’adresses https de fichiers JPEG, PNG ou WebP, de préférence larges d’au moins 1 200 pixels.',
        'Un lieu approximatif pour les particuliers. Nous montrons alors une zone, jamais l’adresse.',
      ],
    },
  ],
};
