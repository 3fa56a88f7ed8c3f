import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Demander à votre assistant',
  description:
    'Comment un assistant IA cherche sur Campcairn pour vous : vans et campings, prix à vos dates, et ce que les propriétaires n’ont pas précisé.',
  lead: 'Un assistant IA qui parle le Model Context Protocol peut chercher sur Campcairn pour vous, avec les mêmes réponses que ces pages.',
  blocks: [
    { h: 'Le connecter' },
    {
      p: 'Ajoutez un connecteur (ou serveur MCP) avec cette adresse dans les réglages de votre assistant. Ni compte, ni clé.',
    },
    { label: 'Adresse du connecteur', code: '{site}/mcp' },
    { h: 'Ce que vous pouvez demander' },
    {
      list: [
        '« Un van aménagé pour quatre près de Vannes du 3 au 10 juillet, chiens acceptés, 120 € la nuit au plus. »',
        '« Celui-ci est-il libre la dernière semaine d’août, et combien coûte cette semaine ? »',
        '« Quels campings près d’Annecy ont des douches, et lesquels ne le précisent pas ? »',
      ],
    },
    { h: 'Ce qu’il apprend' },
    {
      table: {
        head: ['Outil', 'Ce qu’il répond'],
        rows: [
          ['`search`', 'La recherche de ce site, avec tous les filtres et le prix à vos dates.'],
          [
            '`listing`',
            'Tout ce qui est indiqué sur un véhicule ou un camping, et s’il a ce qu’il vous faut.',
          ],
          ['`places`', 'De quel lieu il s’agit, quand plusieurs portent le même nom.'],
          ['`availability`', 'S’il est libre à vos dates, ce qu’elles coûtent, et son calendrier.'],
        ],
      },
    },
    { h: 'Trois réponses, jamais une supposition' },
    {
      list: [
        '**Cela correspond**, **ce n’est pas précisé** ou **cela ne correspond pas**. Un silence ne compte ni comme un oui ni comme un non.',
        'Les prix sont dans la devise du propriétaire, jamais convertis.',
        'Les campings d’OpenStreetMap sont signalés comme données ouvertes : © [les contributeurs d’OpenStreetMap](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Ce qu’il ne peut pas faire' },
    {
      list: [
        'Il ne peut ni réserver, ni payer, ni écrire à un propriétaire. Il vous donne un lien à ouvrir.',
        'Seul ce que vous ouvrez vous-même compte comme une visite ou un clic.',
        'Ce qu’il demande n’est pas conservé. Les demandes d’une adresse sont comptées une minute, pour que le site reste rapide.',
      ],
    },
    { h: 'Pour qui développe des assistants' },
    {
      p: 'Outils en lecture seule, décrits par des schémas, en HTTP diffusé (streamable HTTP) sans session : voyez [llms.txt](/llms.txt). Pour les partenaires : le [guide des développeurs](/developers).',
    },
  ],
};
