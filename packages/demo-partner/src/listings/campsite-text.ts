import type { Setting } from '../drawings/index.ts';
import type { Seeded } from '@campcairn/seeded';
import type { Area } from './areas.ts';
import {
  AROUND,
  FIRES,
  PITCHES,
  PITCHES_OF_STAYS,
  SITE_CLOSINGS,
  SITE_KINDS,
  SITE_NAMES,
  SITE_OPENINGS,
  SITE_WITH,
  TITLE_ENDS,
} from './words/campsite-text.ts';
import { type Facts, say } from './words/fill.ts';

interface CampsiteFacts {
  countryCode: string;
  area: Area;
  town: string;
  types: readonly string[];
  amenities: readonly string[];
  /** The minimum number of nights. */
  minimum: number;
}

const HIGH = new Set<Setting>(['mountains', 'moor']);
const WATER = new Set<Setting>(['coast', 'beach', 'lake']);

const MILD = new Set(['GB', 'IE']);

const landOf = (setting: Setting): 'water' | 'high' | 'land' => {
  if (WATER.has(setting)) return 'water';
  return HIGH.has(setting) ? 'high' : 'land';
};

/** Generates the name, title and description of a campsite. */
export function campsiteText(
  random: Seeded,
  { countryCode, area, town, types, amenities, minimum }: CampsiteFacts,
): { title: string; description: string; site: string } {
  const name = random.pick(SITE_NAMES[countryCode]?.[landOf(area.setting)] ?? []);
  const kinds = (SITE_KINDS[countryCode] ?? []).filter(
    // Names with these words are only for sites with glamping or cabins.
    (kind) =>
      !/Glamping|Bungalows|écolodges/.test(kind) ||
      types.includes('glamping') ||
      types.includes('cabin'),
  );
  const site = say(random, kinds, { site: name });
  const [sight1 = '', sight2 = '', sight3 = ''] = random.some(area.sights, 3);
  const facts: Facts = { site, town, area: area.name, sight1, sight2, sight3 };
  const from = (sentences: readonly string[] | undefined) =>
    sentences ? say(random, sentences, facts) : '';
  const pitches = random.some(
    types.filter((type) => type in PITCHES),
    3,
  );
  const comforts = random.some(
    amenities.filter((key) => key in SITE_WITH),
    random.whole(3, 5),
  );
  const title = random.weighted([
    [`${site} – ${random.pick(TITLE_ENDS[area.setting] ?? [])}`, 5],
    [`${site}, ${town}`, 4],
    [/coast/i.test(area.name) ? `${site}, for ${area.name}` : `${site} in ${area.name}`, 2],
  ]);
  const closings = MILD.has(countryCode) && random.chance(0.4) ? FIRES : SITE_CLOSINGS;
  const paragraphs = [
    [from(SITE_OPENINGS[area.setting])],
    [
      ...pitches.map((type) => from((minimum === 1 ? PITCHES : PITCHES_OF_STAYS)[type])),
      ...comforts.map((key) => from(SITE_WITH[key])),
    ],
    [from(AROUND), from(closings)],
  ];
  return {
    title,
    site,
    description: paragraphs
      .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
      .join('\n\n'),
  };
}
