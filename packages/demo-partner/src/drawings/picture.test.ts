import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawings } from './drawings.ts';
import { SETTINGS } from './land/index.ts';
import { LIGHTS } from './light.ts';
import {
  type CampsiteScene,
  drawPicture,
  type Picture,
  pictureAt,
  pictureUrl,
  type VehicleScene,
} from './picture.ts';
import { SEASONS } from './season.ts';
import { BODIES } from './vehicles/index.ts';

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const VEHICLE: VehicleScene[] = [
  'outside',
  'camp',
  'evening',
  'road',
  'living',
  'kitchen',
  'bed',
  'washroom',
];
const CAMPSITE: CampsiteScene[] = ['overview', 'pitch', 'shore', 'night', 'stay', 'pool', 'trail'];

/** Every scene of every body, with settings, seasons and lights in turn. */
function everyKind(): Picture[] {
  const seasons = Object.values(SEASONS).map((season) => season.name);
  const lights = Object.values(LIGHTS).map((light) => light.name);
  const view = (i: number) => ({
    setting: turn(SETTINGS, i),
    season: turn(seasons, i),
    light: turn(lights, i + Math.floor(i / 8)),
    seed: `s${i}`,
  });
  const vehicles = BODIES.flatMap((subject) => VEHICLE.map((scene) => ({ subject, scene })));
  const campsites = SETTINGS.flatMap(() =>
    CAMPSITE.map((scene) => ({ subject: 'campsite' as const, scene })),
  );
  return [...vehicles, ...campsites].map((what, i) => Object.assign(view(i), what));
}

test('every picture can be drawn, and no number in it is missing', () => {
  for (const picture of everyKind()) {
    const svg = drawPicture(picture);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, pictureUrl(picture));
    assert.ok(svg.length < 200_000, `${pictureUrl(picture)} has ${svg.length} characters`);
  }
});

test('a picture is the same whenever it is drawn, and another for another seed', () => {
  const picture = everyKind()[3]!;
  assert.equal(drawPicture(picture), drawPicture(picture));
  assert.notEqual(drawPicture(picture), drawPicture({ ...picture, seed: 'another' }));
});

test('the address of a picture says all that is needed to draw it', () => {
  for (const picture of everyKind()) {
    assert.deepEqual(pictureAt(new URL(pictureUrl(picture))), picture);
  }
});

test('other hosts, unknown words and a campsite with wheels are no pictures of ours', () => {
  for (const address of [
    'https://images.example/outside/coachbuilt/coast/summer-day/a1.jpg',
    'https://pictures.campcairn.example/outside/coachbuilt/coast/summer-day/a1.png',
    'https://pictures.campcairn.example/outside/spaceship/coast/summer-day/a1.jpg',
    'https://pictures.campcairn.example/outside/campsite/coast/summer-day/a1.jpg',
    'https://pictures.campcairn.example/outside/coachbuilt/coast/summer-toString/a1.jpg',
    'https://pictures.campcairn.example/',
  ]) {
    assert.equal(pictureAt(new URL(address)), undefined, address);
  }
});

test('a drawing states its size, and has another version for another address', () => {
  const [one, two] = everyKind().map((picture) => drawings.at(new URL(pictureUrl(picture))));
  assert.match(one?.svg() ?? '', /^<svg [^>]*width="1200" height="800">/);
  assert.deepEqual([drawings.width, drawings.height], [1200, 800]);
  assert.notEqual(one?.version, two?.version);
});
