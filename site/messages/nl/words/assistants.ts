import type { Words } from '../../words.ts';

export const assistants: Words = {
  title: 'Vraag het je assistent',
  description:
    'Hoe een AI-assistent voor je zoekt op Campcairn: campers en campings, prijzen voor jouw data en wat aanbieders niet hebben vermeld.',
  lead: 'Een AI-assistent die het Model Context Protocol spreekt, kan voor je zoeken op Campcairn. Hij krijgt dezelfde eerlijke antwoorden als op deze pagina’s.',
  blocks: [
    { h: 'Zo verbind je hem' },
    {
      p: 'Voeg in de instellingen van je assistent een connector (ook wel MCP-server) toe met dit adres. Je hebt er geen account, geen sleutel en geen aanmelding voor nodig.',
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
            'Dezelfde zoekopdracht als op deze site, met alle filters en de prijs voor jouw data.',
          ],
          [
            '`listing`',
            'Alles wat over een camper of camping is vermeld, en of die heeft wat je nodig hebt.',
          ],
          ['`places`', 'Welke plaats of streek je bedoelt, als er meer van die naam zijn.'],
          [
            '`availability`',
            'Of die vrij is op jouw data, wat die nachten kosten, en de kalender.',
          ],
        ],
      },
    },
    { h: 'Drie antwoorden, nooit een gok' },
    {
      list: [
        '**Het past**, **niet vermeld** of **het past niet**. Wat een aanbieder niet heeft gezegd, telt nooit als ja en nooit als nee.',
        'Prijzen staan in de valuta van de aanbieder, met hun eenheid. Ze worden nooit omgerekend.',
        'Campings van OpenStreetMap staan aangegeven als open data: © [OpenStreetMap-bijdragers](https://www.openstreetmap.org/copyright).',
      ],
    },
    { h: 'Wat hij niet kan' },
    {
      list: [
        'Hij kan niet boeken, niet betalen en geen aanbieder schrijven. Hij geeft je een link, en jij opent die.',
        'Alleen wat je zelf opent, telt als bezoek of klik.',
        'Wat hij vraagt, wordt niet bewaard. Hoe vaak een adres vraagt, wordt een minuut lang geteld, zodat niemand de site voor anderen traag maakt.',
      ],
    },
    { h: 'Voor wie assistenten bouwt' },
    {
      p: 'De hulpmiddelen lezen alleen en beschrijven met schema’s wat ze aannemen en antwoorden, via HTTP (streamable HTTP) zonder sessies. [llms.txt](/llms.txt) noemt ze voor programma’s; de [gids voor ontwikkelaars](/developers) is voor partners die aanbieden.',
    },
  ],
};
