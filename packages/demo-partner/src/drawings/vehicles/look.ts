import { seeded } from '@campcairn/seeded';

/** The bodies that can be drawn: the vehicle classes of the taxonomy, and an old bus. */
export const BODIES = [
  'compact_campervan',
  'campervan',
  'large_campervan',
  'low_profile',
  'coachbuilt',
  'a_class',
  'overland_4x4',
  'touring_caravan',
  'static_caravan',
  'folding_camper',
  'trailer_tent',
  'classic_bus',
] as const;
export type Body = (typeof BODIES)[number];

/** The appearance by which a vehicle is recognised in different pictures. */
export interface Look {
  paint: string;
  accent: string;
  graphics: 'none' | 'band' | 'swoosh' | 'ridge' | 'two-tone';
  awning: readonly [string, string];
  fabric: string;
  timber: string;
  cabinet: string;
  extras: readonly string[];
}

const COLOURFUL = [
  '#e9e4d6',
  '#5f8f8b',
  '#d9694a',
  '#e3b04b',
  '#46698c',
  '#7d9a6b',
  '#c7ccd0',
  '#3f4a52',
  '#b6493f',
  '#8fb5c4',
];
const PALE = ['#fbfaf5', '#fbfaf5', '#f1efe8', '#e3e6e6', '#d5dadc', '#eee7da'];
const ACCENTS = ['#c94f3d', '#2f6f86', '#7f9a52', '#e0a53c', '#3f4f5e', '#8a5a78', '#4d8f86'];
const FABRICS = [
  '#c96f4a',
  '#3f7280',
  '#6f8a5b',
  '#d9a441',
  '#7b6a8e',
  '#b65b63',
  '#4f6d94',
  '#a08a6c',
];
const TIMBERS = ['#c99a64', '#b98552', '#dcb683', '#9a6b45', '#e2c79d'];
const CABINETS = [
  '#f4f1e9',
  '#e6ebe6',
  '#5f7f78',
  '#3f5563',
  '#d9cbb3',
  '#8aa39a',
  '#c9d3d6',
  '#7c8f6d',
];
const AWNINGS = [
  ['#f3e8d2', '#c96f4a'],
  ['#eef1ee', '#5d7f8c'],
  ['#f4ead8', '#6f8a5b'],
  ['#d8dcdd', '#9aa5aa'],
  ['#f5e7c6', '#d9a441'],
] as const;

const isCampervan = (body: Body): boolean => /campervan|bus|4x4/.test(body);

/** Derives the appearance of a listing's vehicle from the listing's seed. */
export function lookOf(body: Body, seed: string): Look {
  const random = seeded(`${seed}/look`);
  const camper = isCampervan(body);
  return {
    paint: random.pick(camper ? COLOURFUL : PALE),
    accent: random.pick(ACCENTS),
    graphics:
      body === 'classic_bus'
        ? 'two-tone'
        : random.pick(
            camper
              ? (['none', 'none', 'band', 'ridge', 'two-tone'] as const)
              : (['swoosh', 'swoosh', 'band', 'ridge'] as const),
          ),
    awning: random.pick(AWNINGS),
    fabric: random.pick(FABRICS),
    timber: random.pick(TIMBERS),
    cabinet: random.pick(CABINETS),
    extras: random.some(['rack', 'solar', 'bikes', 'board', 'poptop', 'ladder'], 3),
  };
}
