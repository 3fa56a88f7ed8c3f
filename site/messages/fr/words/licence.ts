import { AUTHORITIES } from '../../authorities.ts';
import type { Words } from '../../words.ts';

export const licence: Words = {
  title: 'Permis B ou C1 : lequel vous faut-il ?',
  description:
    'Permis B ou C1 pour un camping-car : 3 500 kg, anciens permis, remorques et règles au Royaume-Uni, en Irlande, en France, en Espagne, au Portugal, en Allemagne et aux Pays-Bas.',
  lead: 'La plupart des vans aménagés se conduisent avec le permis voiture. Les camping-cars lourds, non. Ce qui compte est le poids total autorisé (PTAC) de la carte grise, pas le poids du jour.',
  blocks: [
    { h: 'La règle presque partout' },
    {
      list: [
        '**Permis B**, celui de la voiture : jusqu’à 3 500 kg de PTAC et huit passagers.',
        '**Permis C1** : plus de 3 500 kg et jusqu’à 7 500 kg. Il demande un examen à part et une visite médicale.',
        '**Remorques et caravanes** : avec le B, jusqu’à 750 kg de PTAC ; plus lourd si la voiture et la remorque n’ont pas ensemble plus de 3 500 kg autorisés. Le B96 porte cette limite à 4 250 kg, et le permis BE permet des remorques jusqu’à 3 500 kg.',
      ],
    },
    { h: 'Pays par pays', id: 'countries' },
    {
      table: {
        head: ['Permis délivré en', 'Ce qu’il permet', 'Qui le dit'],
        rows: [
          [
            'Royaume-Uni',
            'Les permis voiture d’avant le 1er janvier 1997 comprennent en général C1 et C1E : voyez le dos de la carte. À partir de 70 ans, ils prennent fin sauf renouvellement avec rapport médical. En Grande-Bretagne, le B permet depuis décembre 2021 de tracter jusqu’à 3 500 kg, et depuis juin 2025 de conduire des véhicules à zéro émission jusqu’à 4 250 kg. À l’étranger, les 3 500 kg du pays peuvent rester valables.',
            'DVLA sur GOV.UK ; en Irlande du Nord, la DVA',
          ],
          ['Irlande', 'B jusqu’à 3 500 kg, C1 jusqu’à 7 500 kg.', AUTHORITIES.IE],
          [
            'France',
            'B jusqu’à 3 500 kg, C1 jusqu’à 7 500 kg. Qui a obtenu le B avant le 20 janvier 1975 peut aussi conduire des camping-cars plus lourds (code 79).',
            AUTHORITIES.FR,
          ],
          ['Espagne', 'B jusqu’à 3 500 kg, C1 jusqu’à 7 500 kg.', AUTHORITIES.ES],
          ['Portugal', 'B jusqu’à 3 500 kg, C1 jusqu’à 7 500 kg.', AUTHORITIES.PT],
          [
            'Allemagne',
            'Classe B jusqu’à 3 500 kg. L’ancienne classe 3, d’avant 1999, comprend 7 500 kg et devient C1 et C1E sur une nouvelle carte.',
            'Bundesministerium für Verkehr, la Fahrerlaubnisbehörde de votre lieu',
          ],
          ['Pays-Bas', 'B jusqu’à 3 500 kg, C1 jusqu’à 7 500 kg.', AUTHORITIES.NL],
        ],
      },
    },
    { h: 'Avec un permis d’un autre pays' },
    {
      list: [
        'Les permis des pays de l’Union européenne sont valables dans toute l’Union, avec les catégories de la carte, et pour un séjour au Royaume-Uni.',
        'Un permis britannique au format carte est valable pour un séjour en Irlande, en France, en Espagne et au Portugal.',
        'L’Union européenne a adopté en 2025 de nouvelles règles qui portent 3 500 kg à 4 250 kg pour certains véhicules. Elles ne valent qu’une fois mises en vigueur par un pays.',
      ],
    },
    { h: 'Ce que les propriétaires demandent en plus' },
    {
      p: 'Les assureurs veulent souvent un âge minimum et quelques années de permis : règles du propriétaire, pas la loi. Les annonces indiquent l’âge quand il est donné ; pour les années, demandez.',
    },
    {
      p: '**En 2026, à notre connaissance. Avant de partir, vérifiez auprès de l’autorité nommée et du propriétaire.**',
    },
  ],
};
