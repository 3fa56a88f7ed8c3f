/** Adjectives at the beginning of names, and nouns whose dative plural has an ending of its own. */
const INFLECTED: readonly [form: RegExp, dative: string][] = [
  [/(?<=^|\s)(\p{L}+isch|Vereinigt|Äußer|Vatikanisch)(?:e|es|er)(?= )/gu, '$1en'],
  [/(?<=^|\s)(Niederlande|Emirate|Berge|Strände)(?=$|\s)/g, '$1n'],
  [/(Landungsstrände|Vulkane)(?=$|\s)/g, '$1n'],
  [/(dörfer|Dörfer)(?=$|\s)/g, '$1n'],
];

/** Départements and regions of France that have an article, which German takes over. */
const FRENCH_FEMININE =
  /^(?:Ardèche|Aisne|Ariège|Aube|Aude|Charente|Corrèze|Côte-d’Or|Creuse|Dordogne|Drôme|Essonne|Eure|Gironde|Haute-|Île-de-France|Ille-et-Vilaine|Indre-et-Loire|Isère|Loire|Lozère|Manche|Marne|Mayenne|Meurthe|Meuse|Moselle|Nièvre|Oise|Orne|Saône|Sarthe|Savoie|Seine|Somme|Vendée|Vienne|Yonne)/;
const FRENCH_MASCULINE =
  /^(?:Ain|Allier|Aveyron|Calvados|Cantal|Cher|Doubs|Finistère|Gard|Gers|Hérault|Indre|Jura|Loir-et-Cher|Loiret|Lot|Lot-et-Garonne|Maine-et-Loire|Morbihan|Nord|Pas-de-Calais|Puy-de-Dôme|Tarn|Tarn-et-Garonne|Val-d’Oise|Val-de-Marne|Var|Vaucluse|Bas-Rhin|Haut-Rhin|Grand Est)$/;
const FRENCH_PLURAL =
  /^(?:Alpes|Ardennes|Bouches-du-Rhône|Côtes-d’Armor|Deux-Sèvres|Hautes-|Hauts-|Landes|Pays de la Loire|Pyrénées|Vosges|Yvelines)/;

/** The words before a name, by what kind of name it is; the first that matches counts. */
const PLACES: readonly [words: string, names: RegExp][] = [
  [
    'auf den',
    /inseln$|(?:[Ii]nseln|Islands)(?= |$)|Hebriden$|^(?:Azoren|Balearen|Kanaren|Bahamas|Berlengas|Malediven|Philippinen|Seychellen|Bermudas?|Färöer)$/,
  ],
  [
    'auf der',
    /^(?:Isle|Île|Ile|Illa|Isla|Ilha|Insel|Halbinsel) |-Halbinsel$|^Isles of|^Black Isle$/,
  ],
  [
    'auf',
    /^(?:Korsika|Mallorca|Menorca|Ibiza|Formentera|Teneriffa|Gran Canaria|Lanzarote|Fuerteventura|La Palma|La Gomera|El Hierro|Madeira|Porto Santo|São Miguel|Terceira|Pico|Faial|São Jorge|Flores|Santa Maria|Graciosa|Noirmoutier|Belle-Île.*|Groix|Ouessant|Porquerolles|Frioul|Uist|Lewis and Harris|Guernsey|Jersey|Malta|Zypern|Kuba|Jamaika|Mauritius|Réunion|Guadeloupe|Martinique|Mayotte)$|^(?:Holy|Hayling|Mersea|Achill|Valentia) Island$/,
  ],
  [
    'an der',
    /^(?:Costa|Côte|Küste|Südküste|Westküste|Rosa Granitküste|Bucht|Lagune|Albufera|Pointe)(?= |$)|küste(?: |$)|Küste$|Riviera$|Coast$|Weinstraße$|Sommebucht$|^(?:Algarve|North Coast 500)$/,
  ],
  ['an den', /^(?:Cliffs|Landungsstrände|Rías) /],
  [
    'am',
    /^(?:Lac|Lago|Loch|Lough|See|Golf|Mont|Ben|Kap|Cabo|Cap|Cape|Mar|Flughafen|Canal|Ring|Shannon|Jakobsweg|Eurotunnel|Hadrianswall|Genfersee|Wild Atlantic Way|Mont-Saint-Michel|Étang|Embalse|Mount|Puy|Croagh|Teide|Land's End|Derwentwater|Ullswater|Buttermere|Windermere Lake|Scafell Pike|Slieve League)(?= |$)|-Stausee$| (?:Water|Lough|Head)$/,
  ],
  [
    'in den',
    /^(?:Vereinigte (?:Staaten|Arabischen)|Niederlande$|USA$|Pyrenäen|Französische (?:Alpen|Pyrenäen)|Spanische Pyrenäen|Schottische Highlands|Scottish Borders|Cevennen|Vogesen|Nordvogesen|Penninen|Picos|Monts |Vulkane|Kambrische|Cotswolds|Chilterns|Cairngorms|Trossachs|Alpilles|Calanques|Broads|Bauges|Écrins|Midlands|Home Counties|Schieferdörfer|Historische Dörfer|Gorges)|(?:Hills|Dales|Moors|Wolds|Downs|Mountains|Fens|Borders|Highlands|Glens|Merindades|Alpujarras|Beacons|North Pennines|Levels|South Hams|Reeks)(?= |$)|^(?:Ballons|Causses|Bardenas|Arribes) /,
  ],
  [
    'im',
    /^(?:Vereinigtes Königreich|Baskenland|Französisches Baskenland|Elsass|Zentralmassiv|Kantabrisches|Französischer Jura|Alentejo|Minho|Médoc|Périgord|Luberon|Vercors|Languedoc|Roussillon|Limousin|Quercy|Béarn|Beaujolais|Berry|Burren|Morvan|Ebrodelta|Großraum|Distrikt|Département|County|New Forest|West Country|Peak District|Lake District|Nationalpark|Naturpark|Wald |Tal |Forest of |Vale |Val |Marais |Pays (?!de la Loire)|Haut-(?:Jura|Languedoc)$|Great Glen$|Golden Vale$|Dartmoor$|Exmoor$|Bodmin Moor$|Anjou$|Armagnac$|Aubrac$|Bourbonnais$|Dauphiné$|Perche$|Penedès$|Priorat$|Queyras$|Mercantour$|Libanon|Iran|Irak|Jemen|Sudan|Südsudan|Senegal|Tschad|Oman|Kosovo)|(?:tal|-Tal|-Nationalpark|-Wald|National Park|District|Forest|Country|gebirge|Valley|Weald)$/,
  ],
  [
    'in der',
    /^(?:Bretagne|Normandie|Provence(?!-)|Champagne|Auvergne(?!-)|Camargue|Gascogne|Touraine|Sologne|Picardie|Franche-Comté|Haute-Normandie|Basse-Normandie|Extremadura|Südbretagne|Nordbretagne|Normannische Schweiz|Valencianische|Region |Provinz |Grafschaft |Ebene |Sierra |Serra |Serranía |Ribeira |Mancha$|Bigorre$|Brière$|Puisaye$|Maurienne$|Tarentaise$|Cerdanya|Schweiz$|Türkei$|Slowakei$|Ukraine$|Mongolei$|Dominikanische|Tschechische|Zentralafrikanische|Toskana|Chartreuse|Vanoise|Brenne|Bresse|Balagne|Ria Formosa|Verdonschlucht|Tarnschlucht|Ardècheschlucht)/,
  ],
];

const inflected = (name: string): string =>
  INFLECTED.reduce((text, [form, dative]) => text.replaceAll(form, dative), name);

/** English and Spanish articles of names that German gives its own. */
const FOREIGN_ARTICLE = /^(?:The|Las|La) (?=(?:Broads|Burren|Fens|Alpujarras|Merindades|Mancha)$)/;

/** That something is in an area: `in der Bretagne`, `auf den Kanarischen Inseln`, `an der Costa Brava`, `in Kent`. */
export function inGermanArea(area: string): string {
  const name = area.replace(FOREIGN_ARTICLE, '');
  const words =
    PLACES.find(([, names]) => names.test(name))?.[0] ??
    (FRENCH_PLURAL.test(name)
      ? 'in den'
      : FRENCH_FEMININE.test(name)
        ? 'in der'
        : FRENCH_MASCULINE.test(name)
          ? 'im'
          : 'in');
  return `${words} ${inflected(name)}`;
}
