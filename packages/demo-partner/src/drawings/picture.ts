import { seeded } from '@campcairn/seeded';
import { type Canvas, openCanvas } from './canvas.ts';
import { bedUnderWindow, bedWithDoors } from './interiors/bed.ts';
import { kitchen } from './interiors/kitchen.ts';
import { living } from './interiors/living.ts';
import { washroom } from './interiors/washroom.ts';
import { type Setting, SETTINGS } from './land/index.ts';
import { type LightName, LIGHTS } from './light.ts';
import { night, overview, pitch, stay, trail } from './scenes/campsite.ts';
import { camp, evening, outside, road, type Subject } from './scenes/vehicle.ts';
import { pool, shore } from './scenes/waterside.ts';
import { type SeasonName, SEASONS } from './season.ts';
import { PICTURES_HOST } from './size.ts';
import { type Body, BODIES } from './vehicles/index.ts';

const SLEEPS_AT_THE_REAR: ReadonlySet<Body> = new Set<Body>([
  'compact_campervan',
  'campervan',
  'large_campervan',
  'classic_bus',
  'overland_4x4',
]);

const bed = (canvas: Canvas, subject: Subject): string =>
  SLEEPS_AT_THE_REAR.has(subject.body)
    ? bedWithDoors(canvas, subject)
    : bedUnderWindow(canvas, subject);

const VEHICLE_SCENES = { outside, camp, evening, road, living, kitchen, bed, washroom };
const CAMPSITE_SCENES = { overview, pitch, shore, night, stay, pool, trail };

export type VehicleScene = keyof typeof VEHICLE_SCENES;
export type CampsiteScene = keyof typeof CAMPSITE_SCENES;

interface View {
  setting: Setting;
  season: SeasonName;
  light: LightName;
  /**
   * Seed of the listing, 1 to 16 characters of [a-z0-9]. The vehicle looks the same in every
   * picture with one seed.
   */
  seed: string;
}

/** The parameters of one drawing. */
export type Picture = View &
  ({ subject: Body; scene: VehicleScene } | { subject: 'campsite'; scene: CampsiteScene });

/** Returns the https URL of a picture. Its path contains all parameters of the drawing. */
export function pictureUrl(picture: Picture): string {
  const { scene, subject, setting, season, light, seed } = picture;
  return `https://${PICTURES_HOST}/${scene}/${subject}/${setting}/${season}-${light}/${seed}.jpg`;
}

const PATH = /^\/([a-z]+)\/([a-z0-9_]+)\/([a-z]+)\/([a-z]+)-([a-z]+)\/([a-z0-9]{1,16})\.jpg$/;

const oneOf = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((known) => known === word);

const wordsOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** Parses the URL of a picture; returns undefined for other hosts and invalid paths. */
export function pictureAt(url: URL): Picture | undefined {
  if (url.host !== PICTURES_HOST) return undefined;
  const [, sceneWord, subjectWord, settingWord, seasonWord, lightWord, seed] =
    PATH.exec(url.pathname) ?? [];
  const setting = oneOf(SETTINGS, settingWord);
  const season = oneOf(wordsOf(SEASONS), seasonWord);
  const light = oneOf(wordsOf(LIGHTS), lightWord);
  if (!setting || !season || !light || !seed) return undefined;
  const view = { setting, season, light, seed };
  if (subjectWord === 'campsite') {
    const scene = oneOf(wordsOf(CAMPSITE_SCENES), sceneWord);
    return scene && { ...view, subject: 'campsite', scene };
  }
  const subject = oneOf(BODIES, subjectWord);
  const scene = oneOf(wordsOf(VEHICLE_SCENES), sceneWord);
  return subject && scene && { ...view, subject, scene };
}

/**
 * Draws a picture as an SVG document of 1200 by 800. The same picture always gives the same
 * document.
 */
export function drawPicture(picture: Picture): string {
  const random = seeded(`${picture.seed}/${picture.scene}`);
  const canvas = openCanvas(random, LIGHTS[picture.light], SEASONS[picture.season]);
  const { setting, seed } = picture;
  return canvas.close(
    picture.subject === 'campsite'
      ? CAMPSITE_SCENES[picture.scene](canvas, { setting, seed })
      : VEHICLE_SCENES[picture.scene](canvas, { body: picture.subject, setting, seed }),
  );
}
