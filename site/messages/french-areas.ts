/** Names that French speakers are `en`: feminine ones, and those that begin with a vowel. */
const EN =
  /^(?:Angleterre|Écosse|Irlande|Bretagne|Normandie|Corse|Haute-Corse|Occitanie|Nouvelle-Aquitaine|Bourgogne|Auvergne|Île-de-France|Provence|Centre-Val|Andalousie|Aragon$|Cantabrie|Castille|Catalogne|Estrémadure|Galice|Navarre|Murcie|Cornouailles|Est-Anglie|Algarve|Alentejo|Poitou-Charentes|Anjou$|Aquitaine$|Armorique$|Basse-Normandie|Picardie|Franche-Comté|Bresse$|Puisaye$|Bigorre$|Maurienne$|Tarentaise$|Vanoise$|Chartreuse$|Cerdagne$|Balagne$|Connemara$|Drôme provençale|Suisse Normande|Cumbri|Snowdonie|Ardèche|Ariège|Camargue|Charente|Corrèze|Côte-d’Or|Dordogne|Eure-et-Loir|Gironde|Guadeloupe|Guyane|Martinique|Haute-|Ille-et-Vilaine|Indre-et-Loire|Isère|Loire-Atlantique|Lozère|Mayenne|Meurthe|Moselle|Saône|Sarthe|Savoie|Seine|Vendée|Alsace|Lorraine|Champagne|Touraine|Sologne|Gascogne)/;
const DANS_LA =
  /^(?:Creuse|Drôme|Loire|Manche|Marne|Meuse|Nièvre|Somme|Vienne|Brenne|Brière|Ria Formosa|Ribeira Sacra)$|^(?:Serra|Serranía) /;
const DANS_LE =
  /^(?:Calvados|Gers|Doubs|Pas-de-Calais|Puy-de-Dôme|Grand Est|Beaujolais|Berry|Bourbonnais|Béarn|Cotentin|Dartmoor|Dauphiné|Exmoor|Haut-Jura|Haut-Languedoc|Languedoc|Limousin|Luberon|Mercantour|Minho|Morvan|Médoc|Perche|Périgord|Quercy|Queyras|Ribatejo|Roussillon|Vercors|Aubrac|Armagnac|Esterel|Nord-Pas-de-Calais)$|^Marais |(?:shire|District|National Park|Forest|Country)$|^(?:Kent|Essex|Sussex|Surrey|Devon|Norfolk|Suffolk|Dorset|Somerset|Rutland|Northumberland)$/;
const DANS_LES =
  /^(?:Hauts|Bouches|Côtes|Alpes|Hautes|Pyrénées|Deux)-|^(?:Pyrénées|Alpes|Pennines|Vosges|Causses|Ballons) |^(?:Landes|Vosges|Pennines|Bauges|Alpilles|Ardennes|Cévennes|Pyrénées|Alpes|Yvelines|Asturies|Écrins|Orcades|Hébrides(?: extérieures)?|Corbières|Maures|Shetland|Home Counties|Bardenas Reales|Highlands|Midlands|Cotswolds|Broads|Trossachs|Cairngorms|Chilterns)$| (?:Hills|Dales|Moors|Wolds|Downs|Borders|Highlands|Mountains)$/;
/** Nouns that keep their article and begin with a small letter within a sentence. */
const FEMININE =
  /^(?:vallée|forêt|baie|montagne|plaine|péninsule|province|région|communauté|sierra) /i;
const MASCULINE =
  /^(?:parc|nord|sud|centre|archipel|ouest|massif|golfe|bassin|val|delta|comté|département|district|pays) /i;
const PLURALS = /^(?:gorges|îles|monts|montagnes|pics|villages|volcans) /i;
const VOWEL = /^[AEIOUÁÀÂÉÈÊÎÓÔŒaeiouáàâéèêîóôœ]|^Hérault$/;
/** What one is near to rather than in. */
const NEAR = /^(?:Lac|Lago|Loch|Lough|Mur|Chemin|Cap|Canal) /;
/** Regions that have the name of their main town. */
const OF_THEIR_TOWN =
  /^(?:Paris|Madrid|Ceuta|Melilla|Lisbonne|Porto|Braga|Bragance|Faro|Aveiro|Beja|Castelo Branco|Coimbra|Évora|Guarda|Leiria|Portalegre|Santarém|Setúbal|Viana do Castelo|Vila Real|Viseu)$/;
const IN_WORDS: Readonly<Record<string, string>> = {
  'Plages du débarquement': 'sur les plages du débarquement',
  Majorque: 'à Majorque',
  Minorque: 'à Minorque',
  Ibiza: 'à Ibiza',
  Formentera: 'à Formentera',
  Ténérife: 'à Ténérife',
  Lanzarote: 'à Lanzarote',
  Fuerteventura: 'à Fuerteventura',
  'La Gomera': 'à La Gomera',
  'La Palma': 'à La Palma',
  'El Hierro': 'à El Hierro',
  'Grande Canarie': 'en Grande Canarie',
  'La Réunion': 'à La Réunion',
  Madère: 'à Madère',
  Açores: 'aux Açores',
  'La Rioja': 'dans La Rioja',
  'Pays de Galles': 'au pays de Galles',
  'Pays basque': 'au Pays basque',
  'Pays de la Loire': 'dans les Pays de la Loire',
};

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const inMasculine = (name: string): string =>
  VOWEL.test(name) ? `dans l’${name}` : `dans le ${name}`;

/** `de` before a name: `de Vannes`, `d’Annecy`. */
export const ofFrench = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

/** `de` before the name of a town, with its article: `du Mans`, `des Sables-d’Olonne`, `d’Annecy`. */
export function ofFrenchTown(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return name.startsWith('Les ') ? `des ${name.slice(4)}` : ofFrench(name);
}

/**
 * That something is in an area whose name says its article: `en Bretagne`, `sur la Costa Brava`, `dans les Cotswolds`;
 * undefined for other names.
 */
export function inFrenchArea(name: string): string | undefined {
  const known = IN_WORDS[name];
  if (known) return known;
  if (OF_THEIR_TOWN.test(name)) return `à ${name}`;
  if (EN.test(name)) return `en ${name}`;
  if (/^(?:Côte|Costa) |Coast$/.test(name)) return `sur la ${name}`;
  if (/^(?:Île|Isla|Ilha) /.test(name)) return `sur l’${small(name)}`;
  if (name.startsWith('Îles ')) return `aux ${small(name)}`;
  if (NEAR.test(name)) return `autour du ${small(name)}`;
  if (/^presqu[’']île /i.test(name)) return `sur la ${small(name)}`;
  if (FEMININE.test(name)) return `dans la ${small(name)}`;
  if (MASCULINE.test(name)) return inMasculine(small(name));
  if (PLURALS.test(name)) return `dans les ${small(name)}`;
  if (DANS_LA.test(name)) return `dans la ${name}`;
  if (DANS_LE.test(name)) return inMasculine(name);
  return DANS_LES.test(name) ? `dans les ${name}` : undefined;
}

/** The same of any region or county: those that are not known are masculine, as most are. */
export const inFrenchRegion = (name: string): string => inFrenchArea(name) ?? inMasculine(name);

/** That something is in or near a place that has no border. */
export function aroundFrenchPlace(name: string): string {
  const within = inFrenchArea(name);
  if (within) return within.startsWith('autour') ? within : `${within} et aux alentours`;
  if (/^(?:Aéroport|Étang|Anneau) /.test(name)) return `autour de l’${small(name)}`;
  if (name.startsWith('Rías ')) return `autour des ${name}`;
  if (name.startsWith('Falaises ')) return `autour des ${small(name)}`;
  if (name === 'Mont-Saint-Michel') return `autour du ${name}`;
  if (/^(?:Mont|Tunnel) /.test(name)) return `autour du ${small(name)}`;
  return `autour ${ofFrenchTown(name)}`;
}
