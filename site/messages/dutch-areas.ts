/** The words before a name, by what kind of name it is; the first that matches counts. */
const PLACES: readonly [words: string, names: RegExp][] = [
  [
    'op de',
    /(?:[Ee]ilanden|Islands)$|^(?:Azoren|Balearen|Hebriden|Buiten-Hebriden|Filipijnen|Malediven|Seychellen|Bahama’s|Isles of|Berlengas)/,
  ],
  ['op het', /^(?:Isle |Schiereiland )|-schiereiland$/],
  [
    'op',
    /^(?:Corsica|Mallorca|Menorca|Ibiza|Formentera|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|La Palma|La Gomera|El Hierro|Madeira|Porto Santo|São Miguel|Terceira|Pico|Faial|São Jorge|Flores|Santa Maria|Graciosa|Noirmoutier|Belle-Île.*|Groix|Ouessant|Porquerolles|Frioul|Uist|Lewis and Harris|Guernsey|Jersey|Malta|Cyprus|Cuba|Jamaica|Mauritius|Réunion|Guadeloupe|Martinique|Mayotte|Curaçao|Aruba|Bonaire)$|^(?:Île|Ile|Illa|Isla|Ilha) |^(?:Holy|Hayling|Mersea|Achill|Valentia) Island$/,
  ],
  [
    'aan de',
    /^(?:Costa(?! Rica)|Côte(?!-d’Or|s-d’Armor)|Kust|Zuidkust|Westkust|Baai|Golf|Lagune|Wijnroute|Engelse Rivièra) ?|kust$|Kust$|Coast$|^(?:Shannon|Roze Granietkust|North Coast 500|Wild Atlantic Way|Ring of Kerry|Camino de Santiago|Mar Menor|Ria (?:Formosa|de Aveiro))$/,
  ],
  ['aan het', /^(?:Meer van|Stuwmeer)/],
  [
    'bij',
    /^(?:Luchthaven|Kaap|Cabo|Cap|Cape|Loch|Lough|Lac|Lago|Étang|Mont|Ben|Mont-Saint-Michel|Pointe|Embalse|Scafell Pike|Hill of Tara|Slieve League|Croagh Patrick|Mizen Head|Hook Head|Land's End|Alqueva|Ullswater|Derwentwater)(?= |$)| (?:Water|Lake|Lough)$/,
  ],
  [
    'bij de',
    /^(?:Muur van|Landingsstranden|Kliffen|Kanaaltunnel|Teide|Albufera|Lagunas|Caminito|Puy Mary)(?= |$)/,
  ],
  [
    'in het',
    /^(?:Verenigd Koninkrijk|Baskenland|Frans Baskenland|Centraal Massief|Cantabrisch|Nationaal park|Natuurpark|Bos van|departement |graafschap |Lake District|Peak District|New Forest|West Country)|(?:gebergte|-woud|National Park|District|Forest)$/,
  ],
  [
    'in de',
    /^(?:Verenigde |Provence$|Champagne|Auvergne$|Camargue|Elzas|Algarve|Alentejo|Minho|Gascogne|Sologne|Touraine|Luberon|Vercors|Morvan|Médoc|Périgord|Languedoc|Quercy|Beaujolais|Cevennen|Pyreneeën|Franse |Spaanse |Vogezen|Noordelijke Vogezen|Schotse Hooglanden|Cambrische|Cotswolds|Chilterns|Cairngorms|Trossachs|Alpilles|Calanques|Broads|Bauges|Pennines|Burren|Midlands|Picos|Pyreneeën van|Vulkanen|Ebrodelta|Extremadura$|Vlakte|Theemsvallei|provincie |Provincie |Regio |Sierra |Serra |Serranía |Gorges |Leisteendorpen|Historische dorpen|Dominicaanse|Centraal-Afrikaanse|Vallei)|(?:vallei|-vallei|Hills|Dales|Moors|Wolds|Downs|Mountains|(?<!^The )Fens|Borders|Highlands)$/,
  ],
  [
    'in de',
    /^(?:Ardèche|Ariège|Aude|Aveyron|Cantal|Charente|Corrèze|Côte-d’Or|Creuse|Dordogne|Doubs|Drôme|Eure|Gard|Gers|Gironde|Haute-(?!Normandie)|Hautes-|Hauts-de-Seine|Hérault|Indre|Isère|Jura|Landes|Loire|Loir-et-Cher|Loiret|Lot|Lozère|Manche|Marne|Mayenne|Meuse|Moselle|Nièvre|Oise|Orne|Puy-de-Dôme|Pyrénées-|Saône|Sarthe|Savoie|Somme|Tarn|Var|Vaucluse|Vendée|Vienne|Vosges|Yonne|Yvelines|Alpes-|Ardennes|Bouches-du-Rhône|Côtes-d’Armor|Deux-Sèvres|Allier|Cher|Ain|Aube|Aisne)(?=$|[-A-Z])/,
  ],
];

/** That something is in an area: `in Schotland`, `op Corsica`, `aan de Costa Brava`, `in de Ardèche`. */
export function inDutchArea(name: string): string {
  const words = PLACES.find(([, names]) => names.test(name))?.[0] ?? 'in';
  return `${words} ${name}`;
}
