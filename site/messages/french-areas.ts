/** Names that French speakers are `en`: feminine ones, and those that begin with a vowel. */
const EN =
  /^(?:Angleterre|Écosse|Irlande|Bretagne|Normandie|Corse|Haute-Corse|Occitanie|Nouvelle-Aquitaine|Bourgogne|Auvergne|Île-de-France|Provence|Centre-Val|Andalousie|Aragon$|Cantabrie|Castille|Catalogne|Estrémadure|Galice|Navarre|Murcie|Cornouailles|Est-Anglie|Algarve|Alentejo|Cumbrie|Snowdonie|Ardèche|Ariège|Camargue|Charente|Corrèze|Côte-d’Or|Dordogne|Eure-et-Loir|Gironde|Guadeloupe|Guyane|Martinique|Haute-|Ille-et-Vilaine|Indre-et-Loire|Isère|Loire-Atlantique|Lozère|Mayenne|Meurthe|Moselle|Saône|Sarthe|Savoie|Seine|Vendée|Alsace|Lorraine|Champagne|Touraine|Sologne|Gascogne)/;
const DANS_LA = /^(?:Creuse|Drôme|Loire|Manche|Marne|Meuse|Nièvre|Somme|Vienne)$/;
const DANS_LE =
  /^(?:Calvados|Gers|Doubs|Pas-de-Calais|Puy-de-Dôme|Grand Est)$|(?:shire|District|National Park|Forest|Country)$|^(?:Kent|Essex|Sussex|Surrey|Devon|Norfolk|Suffolk|Dorset|Somerset|Rutland|Northumberland)$/;
const DANS_LES =
  /^(?:Hauts|Bouches|Côtes|Alpes|Hautes|Pyrénées|Deux)-|^(?:Pyrénées|Alpes|Pennines|Plages|Villages) |^(?:Landes|Vosges|Pennines|Bauges|Alpilles|Ardennes|Cévennes|Pyrénées|Alpes|Yvelines|Asturies|Highlands|Midlands|Cotswolds|Broads|Trossachs|Cairngorms|Chilterns)$| (?:Hills|Dales|Moors|Wolds|Downs|Borders|Highlands|Mountains)$/;
/** Nouns that keep their article and begin with a small letter within a sentence. */
const FEMININE = /^(?:vallée|forêt|baie|presqu’île|péninsule|province|région|communauté|sierra) /i;
const MASCULINE =
  /^(?:parc|nord|sud|centre|massif|golfe|bassin|val|delta|comté|département|district|pays) /i;
const PLURALS = /^(?:gorges|îles|monts) /i;
const VOWEL = /^[AEIOUÉÈÎÔaeiouéèîô]|^Hérault$/;
/** What one is near to rather than in. */
const NEAR = /^(?:Lac|Lago|Loch|Lough|Mur|Chemin|Cap|Canal) /;
/** Regions that have the name of their main town. */
const OF_THEIR_TOWN =
  /^(?:Paris|Madrid|Ceuta|Melilla|Lisbonne|Porto|Braga|Bragance|Faro|Aveiro|Beja|Castelo Branco|Coimbra|Évora|Guarda|Leiria|Portalegre|Santarém|Setúbal|Viana do Castelo|Vila Real|Viseu)$/;
const IN_WORDS: Readonly<Record<string, string>> = {
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
  if (FEMININE.test(name)) return `dans la ${small(name)}`;
  if (MASCULINE.test(name)) return `dans le ${small(name)}`;
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
  if (name.startsWith('Aéroport')) return `autour de l’${small(name)}`;
  return VOWEL.test(name) ? `autour d’${name}` : `autour de ${name}`;
}
