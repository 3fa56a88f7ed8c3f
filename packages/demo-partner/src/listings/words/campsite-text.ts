import type { Setting } from '../../drawings/index.ts';

/** First and second halves of campsite names, by country and kind of land. */
export const SITE_NAMES: Record<string, Record<'water' | 'high' | 'land', readonly string[]>> = {
  GB: {
    water: [
      'Gullwing Bay',
      'Samphire Cove',
      'Sandpiper',
      'Seathrift Meadow',
      'Anchor Field',
      'Kittiwake Point',
      'Oystercatcher',
      'Driftwood Farm',
      'Lantern Cove',
      'Marram Dunes',
      'Curlew Shore',
      'Tern & Tide',
      'Boathouse Meadow',
    ],
    high: [
      'Ravenscar Fold',
      'Cloudberry Farm',
      'Sheepwash Meadow',
      'Ptarmigan',
      'Bracken Gill',
      'Highfold',
      'Whinstone',
      'Packhorse Field',
      'Peregrine',
      'Bield Farm',
      'Heathercombe',
      'Stonechat',
    ],
    land: [
      'Skylark Meadow',
      'Foxglove Farm',
      'Orchard End',
      'Badger’s Wood',
      'Hazel Hollow',
      'Long Acre',
      'Swallowfield Barn',
      'Owl Wood',
      'Cowslip Field',
      'Dovecote Farm',
      'Greenwillow',
      'Acorn Bank',
      'Bluebell Dell',
    ],
  },
  IE: {
    water: [
      'Curlew Strand',
      'Seaweed Point',
      'Currach Cove',
      'Dolphin Strand',
      'Marram Strand',
      'Lobster Pot',
      'Kelp House',
      'Sandhills',
    ],
    high: ['Hawthorn Pass', 'Turf Road', 'Red Deer Glen', 'Windgap', 'Bog Cotton', 'Rowan Valley'],
    land: [
      'Blackthorn Farm',
      'Old Mill Meadow',
      'Fuchsia Lane',
      'Hare’s Corner',
      'Orchard Gate',
      'Clover Haggard',
    ],
  },
  FR: {
    water: [
      'Les Oyats',
      'La Crique aux Genêts',
      'Le Grand Héron',
      'Les Voiles Blanches',
      'La Dune Bleue',
      'L’Estran',
      'Les Tamaris',
      'Le Phare Vert',
      'La Grève',
      'Les Sternes',
      'La Pointe aux Pins',
    ],
    high: [
      'Les Mélèzes',
      'Le Pré du Berger',
      'La Source Claire',
      'Les Gentianes',
      'Le Balcon',
      'Les Trois Torrents',
      'La Combe',
      'Le Chalet Bleu',
      'Les Marmottes',
    ],
    land: [
      'Le Pré aux Hirondelles',
      'La Clairière',
      'Les Noyers',
      'Le Moulin Perdu',
      'La Ferme du Tilleul',
      'Les Coquelicots',
      'La Boucle de la Rivière',
      'Le Verger',
      'Les Lavandes',
      'Le Vieux Chêne',
    ],
  },
  ES: {
    water: [
      'Pinar del Faro',
      'Cala Serena',
      'Playa Larga',
      'La Gaviota',
      'Las Dunas',
      'El Embarcadero',
      'Brisa Marina',
      'Los Tamarindos',
      'Punta Clara',
    ],
    high: [
      'El Hayedo',
      'Fuente Fría',
      'Los Rebecos',
      'Prado Alto',
      'El Refugio',
      'La Borda',
      'Peña Blanca',
      'El Arroyo',
    ],
    land: [
      'La Ribera',
      'Los Almendros',
      'El Encinar',
      'La Huerta',
      'Las Cigüeñas',
      'El Molino',
      'La Alameda',
      'Valle Verde',
    ],
  },
  PT: {
    water: [
      'Pinhal da Praia',
      'Duna Mansa',
      'Quinta do Mar',
      'Ribeira da Onda',
      'Praia do Farol',
      'As Gaivotas',
      'Lagoa Azul',
    ],
    high: [
      'Serra Mansa',
      'O Carvalhal',
      'Poço Verde',
      'Quinta do Pastor',
      'As Giestas',
      'Moinho da Serra',
    ],
    land: [
      'Quinta do Medronho',
      'O Sobreiro',
      'Quinta das Laranjeiras',
      'A Eira',
      'Monte da Cegonha',
      'Olival Grande',
    ],
  },
};

/** Patterns that turn a name into the name of a campsite, by country. */
export const SITE_KINDS: Record<string, readonly string[]> = {
  GB: [
    '{site} Campsite',
    '{site} Camping',
    '{site} Touring Park',
    '{site} Camping & Glamping',
    '{site} Holiday Park',
  ],
  IE: ['{site} Camping', '{site} Caravan & Camping Park', '{site} Campsite', '{site} Glamping'],
  FR: [
    'Camping {site}',
    'Camping {site}',
    'Camping nature {site}',
    'Camping à la ferme {site}',
    '{site}, camping et écolodges',
  ],
  ES: ['Camping {site}', 'Camping {site}', 'Camping & Bungalows {site}', 'Ecocamping {site}'],
  PT: ['Camping {site}', 'Parque de Campismo {site}', 'Eco Camping {site}', '{site} Glamping'],
};

/** Endings of titles after the name. */
export const TITLE_ENDS: Record<string, readonly string[]> = {
  coast: [
    'pitches above the sea',
    'a field with a sea view',
    'camping by the cliffs',
    'on the coast path',
  ],
  beach: ['behind the dunes', 'five minutes from the sand', 'beach camping', 'pitches by the sea'],
  lake: ['canoes and bikes', 'camping among lakes', 'close to the water', 'lake-country camping'],
  mountains: [
    'at the foot of the peaks',
    'mountain camping',
    'pitches with a summit view',
    'high meadow camping',
  ],
  forest: [
    'in the trees',
    'woodland pitches',
    'camping under oaks and pines',
    'quiet forest camping',
  ],
  hills: ['a meadow in the hills', 'family camping', 'small and green', 'pitches on the farm'],
  south: ['shade and a pool', 'under the pines', 'among the vines', 'olive-grove pitches'],
  moor: ['big skies', 'a field on the moor', 'dark skies and open fires', 'moorland camping'],
};

export const SITE_OPENINGS: Record<Setting, readonly string[]> = {
  coast: [
    '{site} is a field with a horizon. The sea is below, the path begins at the gate, and the wind is part of the furniture.',
    'We open the shutters on the same bay every morning and still stop to look. Come and see.',
    'The pitches step down towards the sea, each with its hedge and its share of the view.',
  ],
  beach: [
    'Between the last row of pitches and the sand there are dunes, and a boardwalk through them.',
    'At {site} you fall asleep to the waves and find sand in your shoes until Christmas.',
    'Take off your shoes at the gate: the beach is five minutes away and the way there is grass.',
  ],
  lake: [
    '{site} is a base for lake country, with canoes to borrow and a trailer to move them.',
    'Pack a towel: whichever way you set off from {site}, there is a swim on it.',
    'Bring the canoe, or borrow one of ours: the day starts at the water and ends by the fire.',
  ],
  mountains: [
    'At {site} the evening light goes up the rock long after the valley is dark.',
    'Paths start at reception. Some take an hour, some take all day, one takes a week.',
    'A high meadow, a stream that sings, and peaks on three sides.',
  ],
  forest: [
    'The pitches lie under tall trees, far enough apart that your neighbours are a light between trunks.',
    'No two pitches are alike at {site}: we fitted them between the trees, not the other way round.',
    'Owls at night, woodpeckers in the morning, and shade whenever you want it.',
  ],
  hills: [
    'Our farm has more grass than the sheep can eat, so that some of it is yours.',
    '{site} is small on purpose: a meadow, an orchard, and a lane that nobody drives through.',
    'Wake to a view of hedges and hills, with eggs from the hens at the gate.',
  ],
  south: [
    'Cicadas, the smell of resin, a long table in the shade: {site} does summer properly.',
    'The pitches lie on old terraces between olives and vines, with the pool at the top for the view.',
    'Days are for the river and the pool; evenings for a table under the plane trees.',
  ],
  moor: [
    'There is a great deal of sky at {site}. On clear nights there is even more of it.',
    'A sheltered fold in the moor, stone walls against the wind, and a fire pit for every pitch.',
    'The last house for miles, and the warmest showers.',
  ],
};

/** Sentences for sites with a pitch type. */
export const PITCHES: Record<string, readonly string[]> = {
  tent: [
    'Tents have the soft ground by the hedge, away from cars.',
    'The tent field has no numbers: choose your own spot.',
  ],
  caravan: ['Caravans stand on level pitches of 100 m² with a tap nearby.'],
  motorhome: [
    'Motorhomes find level ground near the entrance.',
    'Motorhomes up to 8 m fit easily.',
  ],
  campervan: ['Vans are welcome for a single night.'],
  glamping: [
    'Bell tents with real beds and wood stoves wait at the far end.',
    'The glamping tents come with bedding, rugs and a view.',
  ],
  cabin: [
    'The wooden cabins sleep four and have their own terrace.',
    'Cabins are heated, so that the season is long.',
  ],
  static_caravan: ['A few holiday homes with decks stand apart.'],
};

/** The same for sites that require several nights. */
export const PITCHES_OF_STAYS: Record<string, readonly string[]> = {
  ...PITCHES,
  campervan: ['Vans find level pitches, and a quiet lane to them.'],
};

/** Sentences for sites with an amenity. */
export const SITE_WITH: Record<string, readonly string[]> = {
  showers: [
    'The showers are hot, free and cleaned three times a day.',
    'The wash house is new, heated and bright.',
  ],
  electric_hookup: [
    'Most pitches have 10 A hook-up.',
    'Every second pitch has electricity; the others have more stars.',
  ],
  laundry: ['Washing machines and a line in the wind take care of clothes.'],
  wifi: ['There is wifi round reception, and peace everywhere else.'],
  swimming_pool: [
    'The pool is heated from May to September.',
    'Two pools, one of them shallow, with loungers all round.',
  ],
  playground: [
    'Children find the playground, then each other, then the best tree.',
    'There is a playground, and a field that is better than one.',
  ],
  shop: ['The shop bakes bread in the morning and sells what you forgot.'],
  restaurant: [
    'The kitchen cooks what the neighbours grow.',
    'Pizza comes out of the wood oven from Thursday to Sunday.',
  ],
  bar: ['The bar opens when the sun is low.'],
  dogs_allowed: [
    'Dogs are welcome, and have a meadow of their own.',
    'Well-behaved dogs bring their people.',
  ],
  wheelchair_accessible: ['Paths, wash house and one cabin are made for wheelchairs.'],
  ev_charging: ['Two chargers stand in the car park.'],
  waste_disposal: ['There is a service point for motorhomes.'],
};

export const AROUND: readonly string[] = [
  'Around you lies {area}: {sight1}, {sight2}, and {sight3}.',
  'Most of our guests come for {sight1} and stay for {sight2}.',
  'You are in the middle of {area}. Go for {sight1} one day and {sight2} the next.',
  'Reception lends maps and advice: {sight1} when it is fine, {sight2} when it is not so sure.',
];

export const SITE_CLOSINGS: readonly string[] = [
  'Quiet from ten at night.',
  'We are a family of five and live here all year, so that somebody is always about.',
  'Late arrivals find their name and a map on the board by the gate.',
  'Cars stay in the car park after arrival, and children have the lanes to themselves.',
  'No music systems, no groups, no hurry.',
  'Walkers and cyclists always find a corner, even in August.',
  '',
];

/** Sentences about campfires, for regions whose summers are not too dry. */
export const FIRES: readonly string[] = [
  'Fires are welcome in the pits; wood is sold at reception.',
  'Every pitch has a ring of stones for a fire, and kindling by the gate.',
];
