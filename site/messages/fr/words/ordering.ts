import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Comment les résultats sont classés',
  description:
    'Ce qui décide de l’ordre des résultats sur Campcairn, combien compte chaque chose, et ce que change un paiement : rien.',
  lead: 'Pourquoi une annonce est au-dessus d’une autre. Voici tout.',
  blocks: [
    { h: 'Ce qui est dans les résultats' },
    {
      p: 'Chaque annonce active de chaque partenaire agréé qui correspond à votre recherche. Aucune n’est écartée, et le nombre au-dessus des résultats est exact.',
    },
    {
      p: 'Un filtre coché montre ce qui dit oui. Ce qui ne le précise pas n’apparaît pas, et une ligne au-dessus des résultats en donne le nombre. Cette ligne l’affiche aussi : avec la mention « non précisé », après tout ce qui dit oui à tout, dans tous les ordres. Votre navigateur retient ce choix.',
    },
    {
      p: 'Avec des dates, les résultats forment des groupes : libres ; propriétaires à interroger, et campings d’OpenStreetMap, que personne ne peut interroger ici ; seulement pour plus longtemps. La règle ci-dessus vaut dans chaque groupe.',
    },
    {
      p: 'Parmi les campings, ceux que connaît OpenStreetMap sont aussi des résultats, marqués comme tels. Par distance, ils se mêlent aux annonces des partenaires ; sinon, ils viennent après celles qui en disent autant. Ceux réservés à des membres, des groupes ou un cercle privé viennent en dernier, et ceux fermés à tous n’apparaissent pas. « Provenance » permet de choisir.',
    },
    { h: 'Pertinence' },
    {
      p: 'L’ordre habituel. D’abord ce qui dit répondre à toute votre demande ; ensuite, par points :',
    },
    {
      table: {
        head: ['Ce qui compte', 'Au plus', 'Comment'],
        rows: [
          ['Photos', '25 %', 'Plus il y en a, jusqu’à huit'],
          ['Note', '20 %', 'Telle que le partenaire l’a recueillie ; peu d’avis comptent moins'],
          ['Faits précisés', '20 %', 'Combien de questions courantes ont une réponse'],
          ['Prix indiqué', '15 %', 'S’il y en a un, non s’il est bas'],
          ['Description', '10 %', 'Sa longueur, jusqu’à 800 caractères'],
          ['Tirage au sort', '10 %', 'Une fois pour chaque annonce, pour départager les égales'],
        ],
      },
    },
    {
      p: 'Autour d’une ville, d’un code postal ou d’un point, chaque kilomètre retire 15 %. Les campings d’OpenStreetMap partent 100 % plus bas ; l’un d’eux, en ville, peut donc passer avant une annonce à quinze kilomètres.',
    },
    {
      p: 'Rien d’autre ne compte : ni le partenaire, ni ce qu’il paie, ni ses clics, ni son délai de réponse, ni l’ancienneté de l’annonce, ni rien qui vous concerne.',
    },
    { h: 'Les autres ordres' },
    {
      list: [
        '**Distance** : selon la distance au lieu ou au point demandé.',
        '**Prix croissant** : selon le prix d’une nuit ; une semaine compte pour sept nuits. Les prix ne sont jamais convertis : les devises ne sont pas comparées par leur valeur.',
        '**Note** : selon la note, puis le nombre de personnes qui l’ont donnée.',
        '**Nouveautés** : selon le moment où l’annonce nous est parvenue.',
      ],
    },
    { h: 'Ce que change un paiement', id: 'ads' },
    {
      list: [
        'Ni l’ordre, ni les annonces qui correspondent, ni leur nombre.',
        '{ads|Jusqu’à deux annonces peuvent figurer dans un bloc au-dessus de la première page, chacune signalée comme « Publicité » avec le nom de qui la paie. Elles correspondent à votre demande et sont tirées au sort chaque heure parmi les partenaires Premium dont l’annonce correspond : toutes ont la même chance, et personne ne peut payer pour davantage. Elles restent aussi à leur place dans les résultats.}',
        'Sur la page d’un camping d’OpenStreetMap, son propriétaire Premium peut montrer ses photos, ses prix et ses mots, signalés comme les siens, à côté de ce que dit OpenStreetMap.',
        '{ads|« Masquer définitivement la publicité » n’est retenu que dans votre navigateur. Le bouton ci-dessous l’affiche de nouveau.}',
      ],
    },
    { h: 'De qui sont ces offres' },
    {
      p: 'Chaque annonce nomme son partenaire. Campcairn ne propose rien lui-même et ne favorise personne. Les notes sont celles des partenaires ; nous ne vérifions pas que chacune vient d’un client.',
    },
  ],
};
