import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Demander à votre assistant',
  description:
    'Comment un assistant IA cherche sur Campcairn pour vous : fourgons et campings, prix à vos dates, et ce que les propriétaires n’ont pas précisé.',
  lead: 'Un assistant IA qui parle le Model Context Protocol peut chercher sur Campcairn à votre place. Il reçoit les mêmes réponses honnêtes que ces pages.',
  blocks: [
    { h: 'Le connecter' },
    {
      p: 'Dans les réglages de votre assistant, ajoutez un connecteur (parfois appelé serveur MCP) avec cette adresse. Il ne faut ni compte, ni clé, ni connexion.',
    },
    { label: 'Adresse du connecteur', code: '{site}/mcp' },
    { h: 'Ce que vous pouvez demander' },
    {
      list: [
        '« Un fourgon aménagé pour quatre près de Vannes du 3 au 10 juillet, chiens acceptés, 120 € la nuit au plus. »',
        '« Celui-ci est-il libre la dernière semaine d’août, et combien coûte cette semaine ? »',
        '« Quels campings près d’Annecy ont des douches, et lesquels ne le précisent pas ? »',
      ],
    },
    { h: 'Ce qu’il apprend' },
    {
      table: {
        head: ['Outil', 'Ce qu’il répond'],
        rows: [
          [
            '`search`',
            'La même recherche que sur ce site, avec tous les filtres et le prix de vos dates.',
          ],
          [
            '`listing`',
            'Tout ce qui est indiqué sur un véhicule ou un camping, et s’il a ce qu’il vous faut.',
          ],
          [
            '`places`',
            'De quelle ville, de quel département ou de quelle région il s’agit, quand plusieurs portent le même nom.',
          ],
          [
            '`availability`',
            'S’il est libre à vos dates, ce que coûtent ces nuits, et son calendrier.',
          ],
        ],
      },
    },
    { h: 'Trois réponses, jamais une supposition' },
    {
      list: [
        '**Cela correspond**, **ce n’est pas précisé** ou **cela ne correspond pas**. Ce qu’un propriétaire n’a pas dit ne compte jamais comme un oui ni comme un non.',
        'Les prix sont dans la devise du propriétaire, avec leur unité. Ils ne sont jamais convertis.',
        'Les campings d’OpenStreetMap sont signalés comme données ouvertes : © [les contributeurs d’OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Ce qu’il ne peut pas faire' },
    {
      list: [
        'Il ne peut ni réserver, ni payer, ni écrire à un propriétaire. Il vous donne un lien, et c’est vous qui l’ouvrez.',
        'Seul ce que vous ouvrez vous-même compte comme une visite ou un clic.',
        'Ce qu’il demande n’est pas conservé. Le nombre de demandes d’une adresse est compté pendant une minute, pour que personne ne ralentisse le site.',
      ],
    },
    { h: 'Pour qui développe des assistants' },
    {
      p: 'Les outils ne font que lire et décrivent par des schémas ce qu’ils prennent et répondent, en HTTP diffusé (streamable HTTP) sans session. [llms.txt](/llms.txt) les indique aux programmes ; le [guide des développeurs](/developers) s’adresse aux partenaires qui publient des annonces.',
    },
  ],
};
