import {
  type CampsiteScene,
  HEIGHT,
  type LightName,
  type Picture,
  pictureUrl,
  type SeasonName,
  type Setting,
  type VehicleScene,
  WIDTH,
} from '../drawings/index.ts';
import type { Seeded } from '@campcairn/seeded';
import type { Image } from './listing.ts';

const SEED = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Chooses the seed of a listing's pictures, which thus all show the same vehicle or place. */
const pictureSeed = (random: Seeded): string =>
  Array.from({ length: 8 }, () => random.pick([...SEED])).join('');

const SOUTHERN = new Set(['ES', 'PT']);

function seasonFor(random: Seeded, countryCode: string, setting: Setting): SeasonName {
  if (SOUTHERN.has(countryCode) || setting === 'south') {
    return random.pick(['dry', 'dry', 'summer', 'spring']);
  }
  if (setting === 'mountains' && random.chance(0.12)) return 'winter';
  return random.pick(['spring', 'summer', 'summer', 'summer', 'autumn']);
}

const BY_DAY = [
  ['day', 5],
  ['golden', 4],
  ['dawn', 2],
  ['overcast', 1],
] as const satisfies readonly (readonly [LightName, number])[];
const AFTER_SUNSET = [
  ['dusk', 3],
  ['night', 2],
] as const satisfies readonly (readonly [LightName, number])[];

const LATE = new Set<string>(['evening', 'night']);

const SETTING_WORDS: Record<Setting, string> = {
  coast: 'above the sea',
  beach: 'by the beach',
  lake: 'by a lake',
  mountains: 'in the mountains',
  forest: 'at the edge of a forest',
  hills: 'among green hills',
  south: 'among olives and vines',
  moor: 'on the moor',
};

const LIGHT_WORDS: Record<LightName, string> = {
  day: 'on a clear day',
  dawn: 'at dawn',
  golden: 'in the evening sun',
  dusk: 'after sunset',
  night: 'under the stars',
  overcast: 'under high cloud',
};

const SCENE_WORDS: Record<VehicleScene | CampsiteScene, string> = {
  outside: '{what} {where} {light}',
  camp: 'Camp made beside {what} {where} {light}',
  evening: 'A fire and lights beside {what} {where} {light}',
  road: '{what} on the road {where}',
  living: 'Seats and table, with a view through the window',
  kitchen: 'The kitchen',
  bed: 'The bed',
  washroom: 'The washroom',
  overview: 'Tents and vans {where} {light}',
  pitch: 'A pitch with tent, table and chairs {where}',
  shore: 'Boats and boards at the water',
  night: 'Tents round a fire {where} {light}',
  stay: 'A place to stay, ready furnished, {where}',
  pool: 'The swimming pool and its loungers',
  trail: 'The signpost where the paths begin {where}',
};

function describe(picture: Picture, what: string): string {
  const words = SCENE_WORDS[picture.scene]
    .replace('{what}', what)
    .replace('{where}', SETTING_WORDS[picture.setting])
    .replace('{light}', LIGHT_WORDS[picture.light]);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Subject =
  | { subject: Exclude<Picture['subject'], 'campsite'>; scenes: readonly VehicleScene[] }
  | { subject: 'campsite'; scenes: readonly CampsiteScene[] };

/**
 * Returns the pictures of a listing in order. `what` describes the subject in their alternative
 * texts.
 */
export function pictures(
  random: Seeded,
  { subject, scenes }: Subject,
  place: { countryCode: string; setting: Setting; what: string },
): Image[] {
  const seed = pictureSeed(random);
  const season = seasonFor(random, place.countryCode, place.setting);
  const lightFor = (scene: string): LightName =>
    LATE.has(scene) || (scene === 'camp' && random.chance(0.15))
      ? random.weighted(AFTER_SUNSET)
      : random.weighted(BY_DAY);
  return scenes.map((scene) => {
    const view = { setting: place.setting, season, light: lightFor(scene), seed };
    const picture = { ...view, subject, scene } as Picture;
    return {
      url: pictureUrl(picture),
      alt: describe(picture, place.what),
      width: WIDTH,
      height: HEIGHT,
    };
  });
}
