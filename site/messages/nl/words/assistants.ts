import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Vraag het je assistent',
  description:
    'Hoe een AI-assistent voor je zoekt op Campcairn: campers en campings, prijzen voor jouw data en wat aanbieders niet hebben vermeld.',
  lead: 'Een AI-assistent die het Model Context Protocol spreekt, kan voor je zoeken op Campcairn, met dezelfde antwoorden als deze pagina’s.',
  blocks: [
    { h: 'Zo verbind je hem' },
    {
      p: 'Voeg in de instellingen van je assistent een connector (of MCP-server) toe met dit adres. Zonder account of sleutel.',
    },
    { label: 'Adres van de connector', code: '{site}/mcp' },
    { h: 'Wat je kunt vragen' },
    {
      list: [
        '‘Een buscamper voor vier in de buurt van Vannes van 3 tot 10 juli, honden welkom, hoogstens € 120 per nacht.’',
        '‘Is deze vrij in de laatste week van augustus, en wat kost die week?’',
        '‘Welke campings bij Annecy hebben douches, en welke vermelden het niet?’',
      ],
    },
    { h: 'Wat hij te horen krijgt' },
    {
      table: {
        head: ['Hulpmiddel', 'Wat het beantwoordt'],
        rows: [
          [
            '`search`',
            'De zoekfunctie van deze site, met alle filters en de prijs voor jouw data.',
          ],
          [
            '`listing`',
            'Alles wat over een camper of camping is vermeld, en of die heeft wat je nodig hebt.',
          ],
          ['`places`', 'Welke plaats of streek je bedoelt, als er meer van die naam zijn.'],
          ['`availability`', 'Of die vrij is op jouw data, wat die kosten, en de kalender.'],
        ],
      },
    },
    { h: 'Drie antwoorden, nooit een gok' },
    {
      list: [
        '**Het past**, **niet vermeld** of **het past niet**. Zwijgen telt niet als ja en niet als nee.',
        'Prijzen staan in de valuta van de aanbieder en worden nooit omgerekend.',
        'Campings van OpenStreetMap staan aangegeven als open data: © [OpenStreetMap-bijdragers](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Wat hij niet kan' },
    {
      list: [
        'Hij kan niet boeken, niet betalen en geen aanbieder schrijven. Hij geeft je een link om te openen.',
        'Alleen wat je zelf opent, telt als bezoek of klik.',
        'Wat hij vraagt, wordt niet bewaard. Verzoeken van een adres worden een minuut lang geteld, zodat de site snel blijft.',
      ],
    },
    { h: 'Voor wie assistenten bouwt' },
    {
      p: 'Alleen-lezen hulpmiddelen met schema’s, via streamable HTTP zonder sessies: zie [llms.txt](/llms.txt). Voor partners die aanbieden: de [gids voor ontwikkelaars](/developers).',
    },
  ],
};
