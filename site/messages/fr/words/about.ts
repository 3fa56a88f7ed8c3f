import type { Words } from '../../words.ts';

export const about: Words = {
  title: 'Qui est Campcairn',
  description: 'Ce qu’est Campcairn, à qui il s’adresse, et de quoi il vit.',
  lead: 'Un cairn est un tas de pierres que les marcheurs laissent à ceux qui viennent après eux. Il montre le chemin, et ne demande rien.',
  blocks: [
    {
      p: 'Campcairn est un site de recherche gratuit pour louer un van, un camping-car ou une caravane, et pour trouver un camping. Il a commencé au Royaume-Uni, en Irlande, en France, en Espagne et au Portugal.',
    },
    { h: 'Ce qu’il fait' },
    {
      list: [
        'Il réunit ce que proposent loueurs, particuliers et campings, chacun avec les mots, les photos et les prix du propriétaire.',
        'Il répond à vos questions : lieu, dates, personnes, et les règles qui décident si un véhicule est le bon.',
        'Il vous envoie chez le propriétaire. Vous y réservez, et vous y payez.',
      ],
    },
    { h: 'Ce qu’il ne fait pas' },
    {
      list: [
        'Il ne prend ni réservation, ni paiement, ni commission.',
        'Il ne vend aucune donnée, ni les vôtres ni celles des partenaires.',
        'Il ne copie aucun autre site. Tout a été envoyé par le partenaire qui le propose, ou vient de données ouvertes.',
        'Il n’invente rien. Ce qu’un propriétaire n’a pas précisé est montré comme tel.',
      ],
    },
    { h: 'De quoi il vit' },
    {
      p: 'Publier est gratuit. Les partenaires peuvent payer un prix fixe pour des suppléments, comme les demandes par e-mail. Cela ne change rien à l’ordre des résultats ; voyez [comment les résultats sont classés](/how-results-are-ordered).',
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
