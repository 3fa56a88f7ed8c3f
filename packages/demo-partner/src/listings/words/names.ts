/** Names that owners give to their vans, by country. */
export const VAN_NAMES: Record<string, readonly string[]> = {
  GB: `Bramble Otis Wren Maple Clover Juniper Hazel Bertie Fern Basil Pippin Marlow Olive Nettle Dory
    Heather Monty Puffin Tilly Rufus Cleo Sorrel Ziggy Barney Martha Wilbur Poppy Arlo Betsy Dougal
    Marge Nessie Willow Ernie Biscuit Mabel Fergus Tansy Linus Dotty Thistle Morag Percy Rowan`.split(
    /\s+/,
  ),
  IE: `Saoirse Murphy Finn Róisín Bran Cormac Nuala Fiadh Oscar Dillon Bridie Tadhg Maeve Sorcha Clover
    Fintan Aoife Rua Molly Barra Shay Ferdia`.split(/\s+/),
  FR: `Capucine Gaston Lulu Marcel Colette Biscotte Noisette Félix Églantine Zoé Anatole Mirabelle
    Cannelle Hector Suzette Marius Framboise Lucien Pépite Ondine Barnabé Violette`.split(/\s+/),
  ES: `Lola Paco Chispa Canela Brisa Nube Tito Carmela Romero Luna Pepa Zarza Duna Olivia Lince Amapola
    Trueno Manuela Alba Pinto Rocío Tomillo`.split(/\s+/),
  PT: `Maré Amélia Tejo Sardinha Zé Malva Gaivota Alecrim Rosa Bento Benedita Onda Figueira Tomás
    Camila Areia Salsa Baltasar Marisol Urze`.split(/\s+/),
};

/** Invented hire firms, with the street of their yard. */
export const FLEETS: Record<string, readonly (readonly [name: string, yard: string])[]> = {
  GB: [
    ['Heron & Hill Campers', 'Unit 4, Canal Yard'],
    ['Northlight Vans', 'The Old Bus Depot'],
    ['Saltmarsh Motorhomes', 'Quayside Road'],
    ['Fellside Campers', 'Station Works'],
    ['Copper Kettle Campers', 'Orchard Trade Park'],
    ['Lanternhouse Vans', 'Mill Lane'],
    ['Drover Campers', '12 Market Row'],
    ['Tidewater Motorhomes', 'Harbour Trade Park'],
    ['Kestrel Road Vans', 'Hangar 2, Airfield Way'],
    ['Mossy Mile Campers', 'Tannery Yard'],
    ['Larkrise Leisure Homes', 'Brickfield Road'],
    ['Otter & Oak Motorhomes', 'Riverside Works'],
    ['Sheepfold Campers', 'Cattle Market Street'],
    ['Longway Motorhomes', 'Junction House'],
  ],
  IE: [
    ['Curlew Campers', 'Mart Road'],
    ['Turf & Tide Vans', 'The Old Creamery'],
    ['Hawthorn Lane Motorhomes', 'Unit 7, Railway Yard'],
    ['Western Kettle Campers', 'Docks Road'],
    ['Bogcotton Motorhomes', 'Airport Business Park'],
  ],
  FR: [
    ['Les Vans du Matin', '8 rue de la Gare'],
    ['Petite Route', 'ZA des Tilleuls'],
    ['Au Bout du Sentier', '3 chemin du Moulin'],
    ['La Malle aux Vans', '21 quai du Port'],
    ['Belle Étape', 'ZA du Pré Vert'],
    ['Les Roues Lentes', '14 avenue des Platanes'],
    ['Cap Genêt', 'Parc de la Plaine'],
    ['Hirondelle Évasion', '5 impasse des Ateliers'],
    ['Le Comptoir des Camping-cars', 'ZA des Grands Champs'],
    ['Nuits Claires', '2 rue des Tanneurs'],
    ['La Bonne Pente', 'Route du Lac'],
  ],
  ES: [
    ['Camino Lento Campers', 'Calle del Molino, 6'],
    ['Sal y Pinar', 'Polígono La Vega, nave 12'],
    ['La Senda Clara', 'Calle de la Estación, 3'],
    ['Furgos del Alba', 'Polígono El Olivar, nave 4'],
    ['Viento y Manta', 'Avenida del Puerto, 28'],
    ['Autocaravanas Tres Encinas', 'Polígono Las Eras, nave 9'],
    ['Cuatro Lunas', 'Calle Nueva, 17'],
    ['Brújula y Mapa', 'Carretera Vieja, km 2'],
    ['Casa Rodante', 'Polígono Norte, nave 21'],
  ],
  PT: [
    ['Maré Alta Vans', 'Rua do Estaleiro, 11'],
    ['Pinhal & Mar', 'Zona Industrial, lote 8'],
    ['Vagar Devagar', 'Rua da Fonte, 4'],
    ['Rumo Manso', 'Estrada da Ribeira, 30'],
    ['Autocaravanas Cegonha', 'Zona Industrial, lote 17'],
    ['Casinha com Rodas', 'Rua do Lagar, 2'],
  ],
};
