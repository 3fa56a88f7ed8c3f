import { parts, rows } from './table.ts';

/** Brochure data of a model. Makes and sizes are real; the listed vehicles are not. */
export interface Model {
  vehicleClass: string;
  make: string;
  model: string;
  /** Metres. The width is left out where it exceeds the limit on roads. */
  length: number;
  width: number | undefined;
  height: number;
  /** Maximum authorised mass in kilograms; undefined for static caravans. */
  weight: number | undefined;
  berths: number;
  seats: number | undefined;
  fuels: string[];
  years: readonly [number, number];
  /** Share of vehicles with an automatic gearbox. */
  automatic: number;
  /** Euros for a night in low season. */
  price: number;
  /** Countries where the model is common; empty for all. */
  countries: string[];
}

// Make | model | length × width × height | kg | berths, seats | fuels | years | automatic | price |
// countries
const TABLES: Record<string, string> = {
  compact_campervan: `
Volkswagen | California Ocean | 4.90 × 1.90 × 1.99 | 3080 | 4, 4 | diesel | 2016-2024 | 0.8 | 84 |
Volkswagen | California Beach Camper | 4.90 × 1.90 × 1.99 | 3080 | 4, 5 | diesel | 2018-2024 | 0.8 | 78 |
Volkswagen | California Coast | 5.17 × 1.94 × 1.97 | 3130 | 4, 4 | diesel;hybrid | 2024-2026 | 1 | 98 |
Volkswagen | Caddy California | 4.50 × 1.86 × 1.82 | 2350 | 2, 5 | diesel;petrol | 2021-2025 | 0.5 | 62 |
Volkswagen | Transporter T6.1 conversion | 4.90 × 1.90 × 1.99 | 3000 | 4, 5 | diesel | 2016-2024 | 0.5 | 72 | GB; IE; ES; PT
Volkswagen | Transporter T5 conversion | 4.89 × 1.90 × 1.97 | 2800 | 4, 4 | diesel | 2008-2015 | 0.2 | 58 | GB; IE; PT
Volkswagen | ID. Buzz camper conversion | 4.71 × 1.99 × 1.94 | 3000 | 2, 5 | electric | 2023-2025 | 1 | 92 |
Volkswagen | T25 Westfalia Joker | 4.57 × 1.85 × 2.08 | 2390 | 4, 4 | petrol;diesel | 1982-1990 | 0 | 82 |
Volkswagen | T2 Bay Window | 4.51 × 1.72 × 1.96 | 2300 | 4, 4 | petrol | 1971-1979 | 0 | 95 | GB; IE; FR; PT; ES
Volkswagen | T2 Danbury Rio | 4.51 × 1.72 × 2.00 | 2300 | 4, 4 | petrol | 2006-2013 | 0 | 88 | GB
Ford | Transit Custom Nugget | 4.97 × 1.99 × 2.06 | 3140 | 4, 5 | diesel | 2019-2023 | 0.6 | 80 |
Ford | Transit Custom Nugget Plus | 5.34 × 1.99 × 2.09 | 3240 | 4, 4 | diesel | 2019-2023 | 0.6 | 88 |
Mercedes-Benz | Marco Polo | 5.14 × 1.93 × 1.98 | 3100 | 4, 4 | diesel | 2016-2025 | 1 | 96 |
Mercedes-Benz | Marco Polo Activity | 5.14 × 1.93 × 1.98 | 3050 | 4, 5 | diesel | 2016-2022 | 0.9 | 84 |
Toyota | Alphard camper conversion | 4.85 × 1.83 × 1.95 | 2500 | 4, 5 | petrol;hybrid | 2008-2017 | 1 | 66 | GB; IE
Mazda | Bongo Friendee | 4.66 × 1.69 × 2.08 | 2480 | 4, 5 | petrol;diesel | 1998-2005 | 1 | 52 | GB; IE
Nissan | NV200 camper | 4.40 × 1.70 × 1.90 | 2000 | 2, 4 | petrol;diesel | 2014-2020 | 0.3 | 50 | GB; ES; PT
Renault | Trafic SpaceNomad | 5.08 × 1.96 × 1.99 | 3070 | 4, 5 | diesel | 2022-2025 | 0.7 | 82 | FR; ES; PT; GB
Citroën | Berlingo micro-camper | 4.40 × 1.85 × 1.84 | 2050 | 2, 4 | petrol;diesel;electric | 2019-2024 | 0.3 | 46 | FR; ES; PT
Pössl | Campster | 4.96 × 1.92 × 1.99 | 2930 | 4, 5 | diesel | 2018-2024 | 0.6 | 78 | FR; ES; PT
Peugeot | Expert camper conversion | 4.96 × 1.92 × 1.94 | 2900 | 2, 5 | diesel | 2018-2024 | 0.4 | 62 | FR; PT; ES
Vauxhall | Vivaro camper conversion | 5.00 × 1.96 × 1.97 | 2900 | 4, 5 | diesel | 2015-2022 | 0.2 | 60 | GB
Dacia | Dokker micro-camper | 4.36 × 1.75 × 1.81 | 1900 | 2, 2 | petrol;diesel;lpg | 2014-2020 | 0 | 40 | FR; ES; PT
`,
  campervan: `
Pössl | Summit 540 | 5.41 × 2.05 × 2.58 | 3300 | 2, 4 | diesel | 2017-2025 | 0.4 | 82 |
Sunlight | Cliff 540 | 5.41 × 2.05 × 2.65 | 3500 | 2, 4 | diesel | 2019-2025 | 0.4 | 84 |
Carado | CV540 | 5.41 × 2.05 × 2.65 | 3500 | 2, 4 | diesel | 2019-2025 | 0.4 | 84 | FR; ES; PT
Adria | Twin 540 SP | 5.41 × 2.05 × 2.58 | 3300 | 3, 4 | diesel | 2015-2023 | 0.3 | 82 |
Bürstner | Campeo C 540 | 5.41 × 2.05 × 2.60 | 3500 | 2, 4 | diesel | 2018-2024 | 0.3 | 82 |
Randger | R499 | 4.99 × 2.05 × 2.60 | 3300 | 4, 4 | diesel | 2019-2024 | 0.3 | 80 | FR; ES; PT
Hanroad | Trek 5 | 5.40 × 1.96 × 2.05 | 3070 | 4, 5 | diesel | 2018-2024 | 0.5 | 84 | FR
Peugeot | Boxer L2H2 conversion | 5.41 × 2.05 × 2.52 | 3500 | 2, 3 | diesel | 2013-2021 | 0.1 | 68 |
Renault | Trafic high-roof conversion | 5.40 × 1.96 × 2.48 | 3070 | 3, 4 | diesel | 2015-2023 | 0.2 | 68 |
Ford | Transit L2H2 conversion | 5.53 × 2.06 × 2.53 | 3500 | 2, 3 | diesel | 2015-2023 | 0.2 | 70 | GB; IE; PT
`,
  large_campervan: `
Adria | Twin Supreme 640 SLB | 6.36 × 2.05 × 2.70 | 3500 | 3, 4 | diesel | 2018-2025 | 0.5 | 104 |
Adria | Twin Plus 600 SPB | 5.99 × 2.05 × 2.58 | 3500 | 4, 4 | diesel | 2018-2025 | 0.4 | 96 |
Hymer | Free 600 | 5.99 × 2.08 × 2.65 | 3500 | 4, 4 | diesel | 2019-2025 | 0.5 | 104 |
Hymer | Grand Canyon S | 5.93 × 2.05 × 2.83 | 3500 | 2, 4 | diesel | 2018-2025 | 1 | 128 |
Knaus | Boxlife 600 DQ | 5.99 × 2.05 × 2.82 | 3500 | 4, 4 | diesel | 2018-2025 | 0.4 | 100 |
Weinsberg | CaraBus 600 MQ | 5.99 × 2.05 × 2.58 | 3500 | 2, 4 | diesel | 2018-2025 | 0.4 | 92 |
Pössl | Summit 600 Plus | 5.99 × 2.05 × 2.65 | 3500 | 2, 4 | diesel | 2017-2025 | 0.4 | 94 |
Malibu | Van 600 LE | 5.99 × 2.05 × 2.59 | 3500 | 2, 4 | diesel | 2018-2025 | 0.5 | 102 |
Sunlight | Cliff 600 | 5.99 × 2.05 × 2.65 | 3500 | 2, 4 | diesel | 2018-2025 | 0.4 | 92 |
Volkswagen | Grand California 600 | 5.99 × 2.05 × 2.97 | 3500 | 4, 4 | diesel | 2019-2025 | 1 | 132 |
Volkswagen | Grand California 680 | 6.84 × 2.05 × 2.84 | 3500 | 2, 4 | diesel | 2019-2025 | 1 | 132 |
Swift | Select 184 | 5.99 × 2.05 × 2.62 | 3500 | 4, 4 | diesel | 2018-2023 | 0.3 | 98 | GB; IE
Auto-Trail | Expedition 67 | 5.99 × 2.05 × 2.60 | 3500 | 4, 4 | diesel | 2020-2024 | 0.4 | 102 | GB
Roller Team | Livingstone 5 | 5.99 × 2.05 × 2.65 | 3500 | 4, 4 | diesel | 2017-2024 | 0.3 | 92 | GB; ES; PT
Benimar | Benivan 122 | 5.99 × 2.05 × 2.65 | 3500 | 4, 4 | diesel | 2019-2024 | 0.3 | 92 | GB; ES; PT
Chausson | V594 | 5.99 × 2.05 × 2.65 | 3500 | 2, 4 | diesel | 2019-2025 | 0.4 | 92 | FR; ES; GB
Fiat | Ducato self-build | 5.99 × 2.05 × 2.52 | 3500 | 2, 3 | diesel | 2012-2022 | 0.1 | 74 |
Mercedes-Benz | Sprinter LWB conversion | 6.97 × 2.02 × 2.82 | 3500 | 2, 3 | diesel | 2014-2024 | 0.6 | 98 |
Citroën | Relay L3H2 conversion | 5.99 × 2.05 × 2.52 | 3500 | 4, 4 | diesel | 2014-2023 | 0.1 | 78 | GB; IE
`,
  overland_4x4: `
Land Rover | Defender 110 with roof tent | 4.64 × 1.79 × 2.35 | 3050 | 4, 5 | diesel | 2004-2016 | 0 | 98 |
Toyota | Hilux with roof tent | 5.33 × 1.86 × 2.25 | 3210 | 3, 5 | diesel | 2016-2024 | 0.5 | 92 |
Ford | Ranger with roof tent | 5.36 × 1.92 × 2.28 | 3270 | 3, 5 | diesel | 2016-2024 | 0.6 | 90 |
Dacia | Duster with roof tent | 4.34 × 1.80 × 2.02 | 1900 | 2, 5 | petrol;diesel;lpg | 2018-2024 | 0.1 | 62 | FR; ES; PT; IE
Suzuki | Jimny with roof tent | 3.65 × 1.65 × 2.05 | 1450 | 2, 4 | petrol | 2019-2022 | 0.2 | 74 |
Toyota | Land Cruiser with roof tent | 4.84 × 1.89 × 2.30 | 2990 | 4, 5 | diesel | 2012-2022 | 0.8 | 108 |
`,
  low_profile: `
Bürstner | Lyseo TD 690 G | 6.99 × 2.30 × 2.95 | 3500 | 4, 4 | diesel | 2017-2024 | 0.4 | 118 |
Adria | Compact Axess SL | 5.99 × 2.12 × 2.78 | 3500 | 3, 4 | diesel | 2018-2024 | 0.4 | 108 |
Hymer | B-Class MC T 600 | 6.99 × 2.29 × 2.96 | 4430 | 4, 4 | diesel | 2019-2025 | 1 | 148 |
Carthago | c-tourer T 148 LE | 6.92 × 2.27 × 2.89 | 3500 | 4, 4 | diesel | 2018-2025 | 0.6 | 136 |
Dethleffs | Trend T 6757 | 6.96 × 2.33 × 2.94 | 3500 | 4, 4 | diesel | 2018-2025 | 0.4 | 116 |
Weinsberg | CaraCompact 600 MEG | 6.75 × 2.20 × 2.76 | 3500 | 3, 4 | diesel | 2018-2025 | 0.4 | 112 |
Knaus | Van TI 650 MEG | 6.99 × 2.20 × 2.76 | 3500 | 3, 4 | diesel | 2018-2025 | 0.4 | 118 |
Sunlight | T 67 | 6.99 × 2.32 × 2.93 | 3500 | 4, 4 | diesel | 2018-2025 | 0.3 | 108 |
Carado | T 337 | 6.96 × 2.32 × 2.93 | 3500 | 4, 4 | diesel | 2018-2025 | 0.3 | 108 |
Chausson | 640 Welcome | 6.99 × 2.35 × 2.92 | 3500 | 4, 4 | diesel | 2017-2024 | 0.4 | 116 |
Pilote | Pacific P696U | 6.99 × 2.30 × 2.85 | 3500 | 4, 4 | diesel | 2018-2024 | 0.3 | 116 | FR; ES; PT
Rapido | 666F | 6.99 × 2.35 × 2.89 | 3500 | 4, 4 | diesel | 2018-2024 | 0.4 | 124 | FR; GB
Benimar | Tessoro 463 | 5.99 × 2.30 × 2.89 | 3500 | 4, 4 | diesel | 2017-2024 | 0.4 | 106 | GB; ES; PT
Bailey | Autograph 69-2 | 6.99 × 2.30 × 2.76 | 3500 | 2, 2 | diesel | 2018-2023 | 0.3 | 108 | GB; IE
Bailey | Adamo 69-4 | 6.99 × 2.30 × 2.79 | 3500 | 4, 4 | diesel | 2020-2025 | 0.5 | 118 | GB; IE
Elddis | Autoquest 194 | 7.19 × 2.20 × 2.75 | 3500 | 4, 4 | diesel | 2017-2023 | 0.2 | 104 | GB
Roller Team | T-Line 590 | 5.99 × 2.30 × 2.88 | 3500 | 4, 4 | diesel | 2016-2023 | 0.3 | 104 | GB; IE; PT
`,
  coachbuilt: `
Roller Team | Zefiro 675 | 6.99 × 2.35 × 3.15 | 3500 | 6, 6 | diesel | 2016-2024 | 0.3 | 116 |
Chausson | C656 | 6.99 × 2.30 × 3.10 | 3500 | 6, 6 | diesel | 2017-2024 | 0.3 | 114 |
Challenger | C256 | 6.99 × 2.30 × 3.10 | 3500 | 6, 6 | diesel | 2017-2024 | 0.3 | 112 | FR; ES; PT; GB
Sunlight | A 70 | 6.98 × 2.33 × 3.20 | 3500 | 6, 6 | diesel | 2017-2025 | 0.3 | 116 |
Carado | A 464 | 6.99 × 2.33 × 3.20 | 3500 | 6, 6 | diesel | 2017-2025 | 0.3 | 116 |
Rimor | Seal 5 | 6.99 × 2.35 × 3.14 | 3500 | 7, 7 | diesel | 2016-2023 | 0.2 | 112 |
Benimar | Sport 323 | 6.99 × 2.35 × 3.12 | 3500 | 6, 6 | diesel | 2016-2023 | 0.2 | 110 | ES; PT; GB
Dethleffs | Trend A 6977 | 6.99 × 2.33 × 3.16 | 3500 | 6, 6 | diesel | 2018-2024 | 0.3 | 122 | FR; ES
McLouis | Glamys 222 | 7.41 × 2.31 × 3.20 | 3500 | 6, 6 | diesel | 2018-2023 | 0.2 | 114 | FR; ES; PT
Swift | Escape 694 | 7.06 × 2.26 × 3.05 | 3500 | 6, 6 | diesel | 2014-2021 | 0.1 | 114 | GB; IE
Auto-Trail | Tribute T-736 | 7.32 × 2.35 × 3.10 | 3650 | 6, 6 | diesel | 2017-2022 | 0.2 | 126 | GB
`,
  a_class: `
Hymer | Exsis-i 474 | 6.74 × 2.22 × 2.77 | 3500 | 4, 4 | diesel | 2017-2023 | 0.5 | 142 |
Hymer | B-Class ML I 780 | 7.79 × 2.29 × 2.96 | 4500 | 4, 4 | diesel | 2018-2025 | 1 | 182 |
Dethleffs | Globebus I 6 | 6.99 × 2.20 × 2.83 | 3500 | 4, 4 | diesel | 2018-2024 | 0.5 | 140 |
Carthago | c-tourer I 150 QB | 7.34 × 2.27 × 2.89 | 4250 | 4, 4 | diesel | 2018-2025 | 0.8 | 172 |
Rapido | 8066dF | 6.99 × 2.35 × 2.89 | 3500 | 4, 4 | diesel | 2018-2024 | 0.5 | 152 | FR; GB; ES
Itineo | PJ740 | 7.39 × 2.30 × 2.86 | 3500 | 5, 5 | diesel | 2018-2024 | 0.4 | 138 | FR; ES; PT; GB
Pilote | Galaxy G690D | 6.99 × 2.30 × 2.85 | 3500 | 4, 4 | diesel | 2018-2024 | 0.4 | 144 | FR; ES; PT
Knaus | Sun I 900 LEG | 8.82 × 2.34 × 2.94 | 5000 | 4, 4 | diesel | 2018-2024 | 0.9 | 190 |
Morelo | Home 79 L | 7.99 × 2.42 × 3.25 | 7490 | 4, 4 | diesel | 2017-2024 | 1 | 235 | FR; ES; GB
`,
  touring_caravan: `
Bailey | Phoenix+ 440 | 6.23 × 2.28 × 2.61 | 1300 | 4, 0 | | 2019-2025 | 0 | 50 | GB; IE
Bailey | Unicorn Cadiz | 7.37 × 2.28 × 2.61 | 1610 | 4, 0 | | 2018-2024 | 0 | 62 | GB; IE
Swift | Sprite Alpine 4 | 6.33 × 2.25 × 2.61 | 1250 | 4, 0 | | 2017-2024 | 0 | 46 | GB; IE
Swift | Sprite Major 4 EB | 7.31 × 2.25 × 2.61 | 1450 | 4, 0 | | 2017-2024 | 0 | 54 | GB; IE
Adria | Altea 472 PK | 6.74 × 2.30 × 2.58 | 1300 | 6, 0 | | 2016-2024 | 0 | 50 |
Adria | Action 361 LT | 5.36 × 2.20 × 2.58 | 1200 | 2, 0 | | 2016-2024 | 0 | 48 |
Hobby | De Luxe 460 UFe | 6.64 × 2.30 × 2.62 | 1350 | 4, 0 | | 2016-2024 | 0 | 48 |
Knaus | Sport 400 LKK | 5.98 × 2.32 × 2.57 | 1300 | 5, 0 | | 2016-2024 | 0 | 48 | FR; ES; PT
Caravelair | Alba 390 | 5.82 × 2.10 × 2.58 | 1100 | 4, 0 | | 2017-2024 | 0 | 42 | FR; ES
Sterckeman | Easy 390 CP | 5.80 × 2.10 × 2.58 | 1050 | 4, 0 | | 2016-2023 | 0 | 40 | FR
Eriba | Touring 530 | 5.90 × 2.10 × 2.27 | 1300 | 3, 0 | | 2012-2024 | 0 | 58 |
Tabbert | T@B 320 | 5.13 × 2.01 × 2.39 | 1000 | 2, 0 | | 2010-2024 | 0 | 46 |
Elddis | Xplore 304 | 5.60 × 2.18 × 2.58 | 1150 | 4, 0 | | 2016-2023 | 0 | 42 | GB
`,
  static_caravan: `
Willerby | Linear 32 × 10 | 9.75 × 3.05 × 3.30 | | 6, 0 | | 2014-2023 | 0 | 72 | GB; IE
ABI | Oakley 32 × 10 | 9.75 × 3.05 × 3.30 | | 6, 0 | | 2012-2022 | 0 | 68 | GB; IE
Swift | Loire 35 × 10 | 10.67 × 3.05 × 3.30 | | 6, 0 | | 2013-2022 | 0 | 74 | GB; IE
O'Hara | 784 T | 7.84 × × 3.40 | | 6, 0 | | 2014-2023 | 0 | 70 | FR; ES; PT
IRM | Loggia | 7.70 × × 3.35 | | 6, 0 | | 2013-2022 | 0 | 66 | FR; ES
Louisiane | Pacifique | 8.40 × × 3.40 | | 6, 0 | | 2012-2021 | 0 | 68 | FR; PT
`,
  folding_camper: `
Pennine | Pathfinder | 4.85 × 2.10 × 1.32 | 1000 | 6, 0 | | 2006-2019 | 0 | 38 | GB; IE
Conway | Countryman | 4.60 × 2.05 × 1.30 | 900 | 6, 0 | | 2004-2014 | 0 | 32 | GB; IE
Opus | Full Monty | 4.90 × 1.97 × 1.60 | 1350 | 4, 0 | | 2016-2023 | 0 | 54 | GB; IE
Trigano | Odyssée | 4.70 × 2.05 × 1.30 | 900 | 4, 0 | | 2008-2020 | 0 | 34 | FR; ES; PT
`,
  trailer_tent: `
Camp-let | Passion | 3.30 × 1.65 × 1.05 | 500 | 4, 0 | | 2012-2024 | 0 | 32 |
Trigano | Galleon | 3.60 × 1.75 × 1.10 | 600 | 6, 0 | | 2010-2022 | 0 | 30 | FR; GB; IE
Raclet | Solena | 3.40 × 1.70 × 1.05 | 550 | 4, 0 | | 2012-2023 | 0 | 32 | FR; GB; IE
Cabanon | Mercury | 3.50 × 1.75 × 1.10 | 600 | 6, 0 | | 2008-2019 | 0 | 28 | FR; ES; PT
`,
};

const numbers = (cell = '', between: string): (number | undefined)[] =>
  cell.split(between).map((part) => (part.trim() === '' ? undefined : Number(part)));

function readModels(vehicleClass: string, table: string): Model[] {
  return rows(table).map((cells) => {
    const [make = '', model = '', size, weight, people, fuels, years, automatic] = cells;
    const [length = 0, width, height = 0] = numbers(size, '×');
    const [berths = 2, seats] = numbers(people, ',');
    const [from = 0, to = 0] = numbers(years, '-');
    return {
      vehicleClass,
      make,
      model,
      length,
      width,
      height,
      weight: weight ? Number(weight) : undefined,
      berths,
      seats: seats === 0 ? undefined : seats,
      fuels: parts(fuels),
      years: [from, to],
      automatic: Number(automatic),
      price: Number(cells[8]),
      countries: parts(cells[9]),
    };
  });
}

const MODELS = Object.entries(TABLES).flatMap(([name, table]) => readModels(name, table));

/** Returns the models of a class that are common in a country. */
export const modelsOf = (vehicleClass: string, countryCode: string): Model[] =>
  MODELS.filter(
    (model) =>
      model.vehicleClass === vehicleClass &&
      (model.countries.length === 0 || model.countries.includes(countryCode)),
  );
