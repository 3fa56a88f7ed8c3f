import type { Words } from '../../words.ts';

export const ordering: Words = {
  title: 'Comment les résultats sont classés',
  description:
    'Ce qui décide de l’ordre des résultats sur Campcairn, combien compte chaque chose, et ce que change un paiement : rien.',
  lead: 'Vous devez savoir pourquoi une annonce est au-dessus d’une autre. Voici tout.',
  blocks: [
    { h: 'Ce qui est dans les résultats' },
    {
      p: 'Chaque annonce active de chaque partenaire agréé qui correspond à votre demande. Rien de ce qui correspond n’est écarté, et le nombre au-dessus des résultats est exact.',
    },
    {
      p: 'Un filtre coché montre ce qui dit oui. Ce qui ne le précise pas n’apparaît pas, et une ligne au-dessus des résultats en donne le nombre. Cette ligne l’affiche aussi : avec la mention « non précisé », après tout ce qui dit oui à tout, dans tous les ordres. Votre navigateur retient ce choix.',
    },
    {
      p: 'Avec des dates, les résultats forment des groupes : ce qui est libre ; les propriétaires à interroger et, à côté, les campings d’OpenStreetMap, que personne ne peut interroger ici ; enfin ce qui ne se loue que pour plus longtemps. La règle ci-dessus vaut dans chaque groupe.',
    },
    {
      p: 'Quand on cherche des campings, ceux que connaît OpenStreetMap figurent aussi parmi les résultats, marqués comme tels. Par pertinence, prix, note et nouveauté, ils viennent après les annonces des partenaires qui en disent autant ; par distance, ils se mêlent à elles. Ceux qui n’accueillent que des membres, des groupes ou un cercle privé viennent en dernier, et ceux qui sont fermés à tous n’apparaissent pas. « Provenance » permet de choisir.',
    },
    { h: 'Pertinence' },
    {
      p: 'L’ordre habituel. Les annonces qui disent répondre à tout ce que vous demandez viennent d’abord. Parmi elles, chaque annonce a des points :',
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
      p: 'Autour d’une ville, d’un code postal ou d’un point, la distance compte aussi : chaque kilomètre retire 15 %. Les campings d’OpenStreetMap partent 100 % plus bas ; l’un d’eux, en ville, peut donc passer avant une annonce à quinze kilomètres.',
    },
    {
      p: 'Rien d’autre ne compte : ni qui est le partenaire, ni ce qu’il paie, ni combien de fois on clique, ni en combien de temps il répond, ni l’ancienneté de l’annonce, ni rien qui vous concerne.',
    },
    { h: 'Les autres ordres' },
    {
      list: [
        '**Distance** : selon la distance au lieu ou au point demandé.',
        '**Prix croissant** : selon le prix d’une nuit. Un prix à la semaine compte pour sept nuits. Les prix ne sont jamais convertis ; des devises différentes ne sont donc pas comparées par leur valeur.',
        '**Note** : selon la note, puis le nombre de personnes qui l’ont donnée.',
        '**Nouveautés** : selon le moment où l’annonce nous est parvenue.',
      ],
    },
    { h: 'Ce que change un paiement', id: 'ads' },
    {
      list: [
        'Ni l’ordre, ni les annonces qui correspondent, ni leur nombre.',
        '{ads|Au-dessus de la première page de résultats, jusqu’à deux annonces peuvent figurer dans un bloc à part, chacune signalée comme « Publicité » avec le nom de qui la paie. Elles correspondent à votre demande et sont tirées au sort chaque heure parmi les partenaires Premium dont l’annonce correspond : toutes ont la même chance, et personne ne peut payer pour davantage. Les mêmes annonces restent à leur place dans les résultats, comme sans paiement.}',
        'Sur la page d’un camping d’OpenStreetMap, son propriétaire Premium peut montrer ses photos, ses prix et ses mots, signalés comme les siens. Ce que dit OpenStreetMap reste tel quel.',
        '{ads|« Masquer définitivement la publicité », sous le bloc, n’est retenu que dans votre navigateur. Le bouton ci-dessous l’affiche de nouveau.}',
      ],
    },
    { h: 'De qui sont ces offres' },
    {
      p: 'Chaque annonce nomme son partenaire. Campcairn ne propose rien lui-même et ne favorise personne. Les notes sont celles des partenaires ; nous ne vérifions pas que chacune vient d’un client.',
    },
  ],
};
