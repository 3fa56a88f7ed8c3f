import type { Setting } from '../drawings/index.ts';
import { parts, rows } from './table.ts';

/** A holiday region, in which the demo's campsites are located and to which its vans drive. */
export interface Area {
  countryCode: string;
  /** Name as used in a sentence: `the Lake District`. */
  name: string;
  lat: number;
  lng: number;
  /** Radius in kilometres. */
  radius: number;
  setting: Setting;
  /** Attractions, each phrased to follow "for" or "near". */
  sights: string[];
}

// Name | latitude, longitude | radius in kilometres | landscape | attractions
const GB = `
the Pembrokeshire coast | 51.85, -5.05 | 25 | coast | the coast path; boats to Skomer and its puffins; St Davids
the Gower | 51.59, -4.15 | 14 | beach | the sands of Rhossili; Three Cliffs Bay; surf at Llangennith
Eryri (Snowdonia) | 53.05, -3.95 | 25 | mountains | the paths up Yr Wyddfa; the Ffestiniog steam trains; the slate valleys
the Llŷn Peninsula | 52.88, -4.5 | 20 | coast | Porthdinllaen and its inn on the beach; the pilgrims' path to Aberdaron; quiet coves
Bannau Brycheiniog | 51.9, -3.4 | 25 | hills | the ridge of Pen y Fan; waterfall walks; dark-sky nights
the Lake District | 54.48, -3.05 | 25 | lake | the fells above Keswick; a swim in Ullswater; Windermere by boat
the Peak District | 53.25, -1.75 | 20 | moor | Stanage Edge; the Monsal Trail by bike; Bakewell on market day
the Yorkshire Dales | 54.2, -2.1 | 25 | hills | the Three Peaks; Malham Cove; drystone lanes made for cycling
the North York Moors | 54.45, -0.75 | 22 | moor | Whitby and its abbey; the heather in August; Robin Hood's Bay
the Northumberland coast | 55.5, -1.68 | 25 | beach | the walk to Dunstanburgh Castle; Holy Island; miles of empty sand
the north Norfolk coast | 52.93, 0.85 | 25 | beach | the seals at Blakeney; Holkham's beach; crabs on Cromer pier
the Norfolk Broads | 52.66, 1.5 | 14 | lake | a day boat from Wroxham; marsh harriers; windmills and reed beds
the Suffolk coast | 52.2, 1.56 | 20 | beach | fish from the huts at Aldeburgh; Southwold's pier; the heaths of Minsmere
the Cotswolds | 51.85, -1.85 | 22 | hills | honey-coloured villages; the Cotswold Way; a long Sunday lunch
the New Forest | 50.85, -1.58 | 14 | forest | ponies on the lawns; gravel cycle tracks; Lymington's harbour
the Isle of Wight | 50.67, -1.3 | 13 | coast | the Needles; a coastal path all the way round; fossils at Compton Bay
the Jurassic Coast | 50.68, -2.3 | 24 | coast | Durdle Door; Corfe Castle; fossil hunting at Charmouth
Dartmoor | 50.58, -3.9 | 20 | moor | granite tors; wild ponies; clapper bridges and cream teas
Exmoor | 51.15, -3.6 | 20 | moor | the red deer; Lynton's cliff railway; the wooded valley of Watersmeet
the north Cornish coast | 50.55, -4.9 | 25 | beach | surf at Polzeath; the Camel Trail to Padstow; Tintagel
the far west of Cornwall | 50.13, -5.45 | 18 | coast | St Ives; the Minack Theatre; the white sand of Porthcurno
the South Hams | 50.3, -3.75 | 16 | coast | Salcombe by ferry; Bantham's dunes; the coast path to Start Point
the South Downs | 50.92, -0.4 | 28 | hills | the South Downs Way; Arundel and its castle; vineyards on the chalk
Loch Lomond and the Trossachs | 56.2, -4.5 | 25 | lake | the islands of Loch Lomond; Ben A'an for an easy summit; the Three Lochs drive
the Cairngorms | 57.12, -3.75 | 30 | mountains | reindeer on the hill; Loch an Eilein; the whisky trail
the Isle of Skye | 57.4, -6.3 | 24 | mountains | the Old Man of Storr; the Fairy Pools; Talisker beach
Argyll | 56.25, -5.4 | 30 | coast | ferries to the islands from Oban; Kilmartin's standing stones; seafood by the pier
the East Neuk of Fife | 56.22, -2.76 | 13 | coast | the fishing villages; St Andrews; the Fife Coastal Path
Wester Ross | 57.65, -5.45 | 30 | mountains | the pass to Applecross; Torridon's peaks; palm trees at Inverewe
Galloway | 54.95, -4.35 | 30 | forest | the darkest skies in Britain; the 7stanes bike trails; Wigtown's bookshops
the Causeway Coast | 55.18, -6.35 | 20 | coast | the Giant's Causeway; the Carrick-a-Rede bridge; Ballintoy's harbour
the Mourne Mountains | 54.18, -5.95 | 15 | mountains | Slieve Donard; the Silent Valley; the promenade at Newcastle
the Fermanagh Lakelands | 54.4, -7.65 | 18 | lake | a canoe on Lough Erne; the Marble Arch Caves; Devenish Island
`;

const IE = `
the Dingle Peninsula | 52.16, -10.15 | 18 | beach | Slea Head; music in Dingle's pubs; the strand at Inch
the Ring of Kerry | 51.88, -9.9 | 25 | mountains | boats to the Skelligs; the Gap of Dunloe; Derrynane's beach
West Cork | 51.58, -9.35 | 26 | coast | the Sheep's Head Way; whale watching from Union Hall; Mizen Head
Connemara | 53.48, -9.85 | 26 | mountains | Killary fjord; the Sky Road at Clifden; Dog's Bay
the Burren and the Cliffs of Moher | 52.98, -9.3 | 20 | coast | limestone pavements in flower; the cliffs at sunset; surf at Lahinch
Achill and Clew Bay | 53.88, -9.7 | 20 | beach | Keem Bay; the Great Western Greenway; Croagh Patrick
the Sligo coast | 54.3, -8.5 | 18 | beach | the shadow of Benbulben; surf at Strandhill; a seaweed bath
Donegal | 54.95, -8.1 | 32 | coast | Slieve League's cliffs; Fanad lighthouse; beaches to yourself
the Wicklow Mountains | 53.0, -6.3 | 20 | hills | Glendalough; the Sally Gap; Powerscourt's gardens
the sunny south-east | 52.28, -6.5 | 24 | beach | Curracloe's dunes; Hook lighthouse; strawberries by the road
Lough Derg | 52.92, -8.35 | 16 | lake | a swim from Mountshannon; the Lough Derg Way; harbours full of cruisers
the Cooley Peninsula | 54.03, -6.2 | 11 | mountains | Carlingford's castle; the greenway to Omeath; Slieve Foye
the Copper Coast | 52.15, -7.4 | 16 | coast | the Waterford Greenway; coves below the cliffs; fish and chips at Dungarvan
`;

const FR = `
the Pink Granite Coast | 48.8, -3.45 | 20 | coast | the customs path at Ploumanac'h; the Sept-Îles by boat; oysters from the stall
Finistère | 48.15, -4.4 | 26 | coast | the Pointe du Raz; crêpes in Locronan; the Crozon peninsula
the Gulf of Morbihan | 47.58, -2.9 | 20 | beach | the standing stones of Carnac; island ferries; the walls of Vannes
the Emerald Coast | 48.62, -2.05 | 18 | coast | the ramparts of Saint-Malo; Cap Fréhel; oysters at Cancale
the Cotentin | 49.5, -1.65 | 22 | beach | the D-Day beaches; Barfleur; the cape of La Hague
the Côte Fleurie | 49.3, 0.12 | 18 | beach | Honfleur's old harbour; cider farms; the boards of Deauville
the Opal Coast | 50.65, 1.62 | 20 | beach | the two capes; moules-frites in Wimereux; kites over the sand
the châteaux of the Loire | 47.4, 0.95 | 32 | hills | Chenonceau; the Loire by bike; a glass of Vouvray at the cellar
the Vendée coast | 46.6, -1.85 | 24 | beach | the beaches of Saint-Jean-de-Monts; the Marais Poitevin by boat; Noirmoutier's causeway
Île de Ré and La Rochelle | 46.18, -1.3 | 16 | beach | salt pans by bicycle; the towers of the old port; oysters at sunset
the Bay of Arcachon | 44.65, -1.12 | 18 | beach | the Dune of Pilat; oyster huts; forest cycle paths
the Landes | 43.9, -1.28 | 24 | beach | waves at Hossegor; the lake at Léon; pine forest to the horizon
the Basque coast | 43.42, -1.6 | 13 | coast | Biarritz; the little train up La Rhune; pintxos in Saint-Jean-de-Luz
the high Pyrenees | 42.9, 0.0 | 26 | mountains | the cirque of Gavarnie; the Pont d'Espagne; the col du Tourmalet
the Ariège | 42.92, 1.55 | 22 | mountains | painted caves; the castle at Foix; mountain lakes
the Dordogne | 44.88, 1.1 | 26 | hills | Sarlat's market; a canoe past the castles; Lascaux
the Lot valley | 44.5, 1.65 | 22 | south | Saint-Cirq-Lapopie; the bridge at Cahors; black wine
the Ardèche gorges | 44.4, 4.4 | 16 | south | a canoe under the Pont d'Arc; the Chauvet cave; lavender lanes
the Verdon | 43.78, 6.2 | 18 | lake | turquoise Sainte-Croix; the cliff road; Moustiers and its star
the Luberon | 43.84, 5.35 | 20 | south | the ochre of Roussillon; market day in Apt; hilltop Gordes
the Camargue | 43.55, 4.45 | 18 | beach | white horses; flamingos at dusk; Aigues-Mortes
the Hérault coast | 43.38, 3.5 | 18 | beach | Pézenas; oysters from the Étang de Thau; the Canal du Midi
the Vermilion Coast | 42.55, 3.0 | 13 | beach | Collioure; terraced vineyards above the sea; the beaches of Argelès
the Maures coast | 43.2, 6.45 | 20 | beach | the islands off Hyères; Bormes-les-Mimosas; coves under cork oaks
southern Corsica | 41.65, 9.05 | 24 | beach | the cliffs of Bonifacio; Palombaggia; pools in the Cavu river
the Balagne | 42.55, 8.85 | 16 | coast | the citadel of Calvi; hill villages; the tramway of beaches
Lake Annecy | 45.85, 6.2 | 14 | lake | the cycle path round the lake; a swim at Talloires; the canals of the old town
the Mont Blanc valley | 45.93, 6.75 | 16 | mountains | the balcony paths; the Mer de Glace; the tram to the glacier
the Écrins | 44.85, 6.5 | 22 | mountains | the larches of Briançon; via ferrata; the lakes of Serre-Ponçon
the Vercors | 45.02, 5.45 | 18 | mountains | balcony roads; caves and gorges; vultures overhead
the Jura lakes | 46.65, 5.75 | 20 | lake | the Hérisson waterfalls; a swim in Chalain; Comté from the dairy
the Vosges | 48.02, 6.95 | 18 | forest | the Route des Crêtes; blueberry tart at a farm inn; Gérardmer's lake
the Alsace wine route | 48.2, 7.36 | 15 | hills | Riquewihr; storks on the towers; cellars that pour Riesling
the volcanoes of Auvergne | 45.6, 2.85 | 22 | hills | the Puy de Dôme; crater lakes; the cheese road
the Morvan | 47.15, 4.0 | 20 | forest | the lake of Les Settons; Vézelay; quiet forest tracks
the Cévennes | 44.25, 3.65 | 22 | mountains | Stevenson's path; chestnut terraces; the gorges of the Tarn
`;

const ES = `
the Costa Brava | 41.95, 3.15 | 20 | coast | the Camí de Ronda; Cadaqués; coves below the pines
the Catalan Pyrenees | 42.45, 1.2 | 28 | mountains | Aigüestortes; Romanesque churches; Lake Sant Maurici
the Ebro Delta | 40.72, 0.72 | 15 | beach | rice fields; flamingos; flat roads for bikes
the Costa Dorada | 41.1, 1.15 | 15 | beach | Roman Tarragona; golden beaches; vermouth in Reus
the Aragonese Pyrenees | 42.58, 0.0 | 26 | mountains | Ordesa's canyon; Aínsa; Monte Perdido
the Picos de Europa | 43.2, -4.85 | 22 | mountains | the Cares gorge; the lakes of Covadonga; blue cheese from the cave
the coast of Asturias | 43.45, -5.1 | 26 | coast | Llanes and its coves; cider poured from a height; the viewpoint at Lastres
the Cantabrian coast | 43.42, -3.75 | 24 | beach | surf at Somo; the old town of Santillana; anchovies in Santoña
the Basque shore | 43.36, -2.5 | 20 | coast | San Juan de Gaztelugatxe; the waves of Mundaka; txakoli in Getaria
the Rías Baixas | 42.38, -8.78 | 18 | beach | the Cíes islands by ferry; albariño; mussel rafts in the bay
the north coast of Galicia | 43.6, -7.7 | 24 | coast | As Catedrais beach; the cliffs of Loiba; octopus on a wooden plate
La Rioja | 42.5, -2.6 | 20 | south | cellars in Haro; the monasteries; the Laurel street of Logroño
the Bardenas | 42.3, -1.6 | 24 | south | the desert at sunrise; the castle of Olite; balcony roads
the Sierra de Gredos | 40.3, -5.15 | 22 | mountains | the Laguna Grande; natural pools; ibex on the ridge
the Sierra de Guadarrama | 40.82, -3.95 | 18 | mountains | La Pedriza; the aqueduct of Segovia; the pine woods of Valsaín
the Costa Blanca | 38.68, 0.08 | 18 | beach | the rock of Ifach; orange groves; white Altea
the Albufera | 39.25, -0.32 | 14 | beach | paella where it was born; a boat at sunset; dunes and pines
Cabo de Gata | 36.88, -2.05 | 18 | beach | volcanic coves; Mónsul beach; white fishing villages
the Alpujarras | 36.95, -3.3 | 18 | mountains | white villages; Mulhacén; ham cured in mountain air
the Costa de la Luz | 36.3, -6.1 | 20 | beach | Roman ruins on the sand at Bolonia; tuna in Barbate; the wind of Tarifa
the white villages of Ronda | 36.78, -5.25 | 18 | south | the bridge of Ronda; Grazalema; vultures over the gorge
the coast of Huelva | 37.22, -6.95 | 20 | beach | Doñana; endless sand; shrimp in Sanlúcar
Lake Sanabria | 42.12, -6.72 | 11 | lake | a swim in glacial water; the castle at Puebla; oak woods
the Jerte valley | 40.17, -5.8 | 18 | hills | cherry blossom; river pools; paprika from La Vera
the Sierra de Cazorla | 37.95, -2.95 | 18 | forest | the source of the Guadalquivir; deer at dusk; olive groves
Mallorca | 39.8, 2.95 | 24 | beach | the Tramuntana road; calas in the south; almond blossom
Tenerife | 28.25, -16.6 | 20 | coast | Teide above the clouds; natural pools at Garachico; laurel forest in Anaga
`;

const PT = `
the western Algarve | 37.18, -8.8 | 18 | beach | the cliffs of Sagres; surf at Arrifana; the Fishermen's Trail
the eastern Algarve | 37.15, -7.65 | 18 | beach | the islands of the Ria Formosa; Tavira; grilled sardines
the Alentejo coast | 37.75, -8.72 | 24 | coast | the Rota Vicentina; storks nesting on sea cliffs; Zambujeira do Mar
Comporta and Tróia | 38.4, -8.72 | 14 | beach | dolphins in the Sado; rice fields; long white sand
the Sintra coast | 38.85, -9.4 | 12 | coast | Sintra's palaces; Cabo da Roca; waves at Guincho
Peniche and Ericeira | 39.2, -9.35 | 18 | beach | Supertubos; the Berlengas by boat; walled Óbidos
the Silver Coast | 39.6, -9.02 | 18 | beach | Nazaré; the bay of São Martinho; the abbey of Alcobaça
the Aveiro lagoon | 40.65, -8.68 | 14 | beach | striped houses at Costa Nova; painted boats; ovos moles
the Douro valley | 41.16, -7.55 | 22 | south | terraced vineyards; the river train; a tasting in Pinhão
Peneda-Gerês | 41.76, -8.15 | 16 | mountains | granite pools; wild garrano horses; Roman stones in the forest
the Minho coast | 41.75, -8.84 | 14 | beach | Viana do Castelo; kites at Cabedelo; vinho verde
the Serra da Estrela | 40.4, -7.55 | 18 | mountains | Portugal's highest road; glacial lakes; cheese from the shepherd
Lake Castelo de Bode | 39.58, -8.28 | 13 | lake | the river beaches; the Templar town of Tomar; wakeboarding
Lake Alqueva | 38.3, -7.42 | 18 | lake | dark-sky nights; Monsaraz on its hill; a swim from the pontoon
the Serra de São Mamede | 39.36, -7.4 | 16 | south | Marvão; dolmens under cork oaks; Castelo de Vide
Trás-os-Montes | 41.78, -6.85 | 20 | hills | the old town of Bragança; chestnut woods; the Montesinho park
`;

const readAreas = (countryCode: string, table: string): Area[] =>
  rows(table).map(([name = '', at = '', radius, setting, sights]) => {
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    return {
      countryCode,
      name,
      lat,
      lng,
      radius: Number(radius),
      setting: setting as Setting,
      sights: parts(sights),
    };
  });

/** The regions of the five countries. */
export const AREAS: readonly Area[] = Object.entries({ GB, IE, FR, ES, PT }).flatMap(
  ([countryCode, table]) => readAreas(countryCode, table),
);
