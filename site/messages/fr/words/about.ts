import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Qui est Campcairn',
  description: 'Ce qu’est Campcairn, à qui il s’adresse, et de quoi il vit.',
  lead: 'Un cairn est un tas de pierres que les marcheurs laissent à ceux qui viennent après eux. Il montre le chemin, et ne demande rien.',
  blocks: [
    {
      p: 'Campcairn trouve des vans, camping-cars et caravanes à louer, et des campings. Gratuit, au Royaume-Uni, en Irlande, en France, en Espagne et au Portugal.',
    },
    { h: 'Ce qu’il fait' },
    {
      list: [
        'Loueurs, particuliers et campings au même endroit, avec leurs mots, leurs photos et leurs prix.',
        'Cherchez par lieu, dates, personnes, et par les règles qui décident du bon véhicule.',
        'Vous réservez chez le propriétaire, et y payez.',
      ],
    },
    { h: 'Ce qu’il ne fait pas' },
    {
      list: [
        'Ni réservation, ni paiement, ni commission.',
        'Aucune donnée vendue, ni les vôtres ni celles des partenaires.',
        'Rien de copié : les partenaires envoient leurs annonces, le reste vient de données ouvertes.',
        'Rien d’inventé : ce qu’un propriétaire n’a pas dit est montré comme non précisé.',
      ],
    },
    { h: 'De quoi il vit' },
    {
      p: 'Publier est gratuit. Les partenaires peuvent payer un prix fixe pour des suppléments, comme les demandes par e-mail. [L’ordre des résultats](/how-results-are-ordered) reste le même.',
    },
    { h: 'D’où viennent les données' },
    {
      list: [
        'Les annonces : des [partenaires](/partners) qui les proposent.',
        'Les campings comme lieux : © [les contributeurs d’OpenStreetMap](https://www.openstreetmap.org/copyright), Open Database Licence.',
        'Les villes : [GeoNames](https://www.geonames.org), CC BY 4.0.',
        'Les côtes et les frontières : [Natural Earth](https://www.naturalearthdata.com), domaine public.',
      ],
    },
    { h: 'Qui exploite ce site', id: 'operator' },
    { operator: true },
  ],
};
