import type { Words } from '../../words.ts';

export const terms: Words = {
  title: 'Conditions',
  description: 'Ce que vous pouvez attendre de Campcairn, et ce qu’il attend de vous.',
  lead: 'Elles sont courtes, parce que le service est simple.',
  blocks: [
    { h: 'Ce qu’est Campcairn' },
    {
      p: 'Un site de recherche, gratuit pour les voyageurs. Il montre ce que proposent les partenaires et transmet les demandes, mais n’est pas partie à ce que vous convenez avec un partenaire : réservation, paiement, assurance, annulation et voyage.',
    },
    { h: 'Ce que dit une annonce' },
    {
      p: 'Textes, photos, prix et notes viennent du partenaire, qui en est responsable. Les prix sont les plus bas qu’il indique, transmis tels quels ; nous ne pouvons promettre qu’ils valent encore. Seul compte ce que le partenaire confirme.',
    },
    { h: 'Comment l’utiliser' },
    {
      list: [
        'Envoyez des demandes sincères, avec vos propres coordonnées.',
        'Ne chargez pas le site de requêtes automatiques, et ne copiez pas son contenu en masse. Les partenaires ont une [API](/developers) pour le leur.',
        'Signalez une annonce fausse, trompeuse ou qui porte atteinte à vos droits sur sa page, ou écrivez à {contact}. Nous l’examinons, et vous disons ce que nous avons fait.',
      ],
    },
    { h: 'Pour les partenaires', id: 'partners' },
    {
      list: [
        'Ne proposez que ce qui vous appartient ou que vous gérez, avec des photos et des textes que vous pouvez utiliser, et des prix auxquels on peut réserver.',
        'Ni coordonnées ni liens de réservation dans les descriptions. Les particuliers montrent un lieu approximatif.',
        'Répondez aux demandes, et n’utilisez les coordonnées que pour cela.',
        'Les annonces qui s’en écartent peuvent être masquées, et les comptes suspendus. Vous apprenez pourquoi, et pouvez vous y opposer.',
        'Publier est gratuit. Premium est un abonnement de 19 £ par mois ou 190 £ par an. Il n’y a pas de commission.',
        'Vous pouvez partir à tout moment : votre tableau de bord ferme le compte, et vous remet d’abord toutes vos données. L’API continue comme décrite six mois après l’annonce d’un changement.',
      ],
    },
    { h: 'Données ouvertes' },
    {
      p: 'Les faits sur les campings marqués comme venant d’OpenStreetMap sont © les contributeurs d’OpenStreetMap et peuvent être utilisés sous l’[Open Database Licence](https://opendatacommons.org/licenses/odbl/).',
    },
    { h: 'Qui exploite ce site', id: 'operator' },
    { operator: true },
  ],
};
