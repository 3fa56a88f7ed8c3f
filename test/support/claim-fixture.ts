import { createOperations } from '../../src/app/use-cases/operations/index.ts';
import { campsitesNear } from '../../src/places/index.ts';
import { campsiteFeature, loadCampsites } from './campsites.ts';
import type { TestCampcairn } from './campcairn.ts';

/** Numbers of the claims of one partner, in each state. */
export interface ClaimFixture {
  /** Waits, and its code was looked for. */
  looked: number;
  /** Waits to be checked by hand: OpenStreetMap states no website. */
  byHand: number;
  declined: number;
  revoked: number;
  /** Approved, with a listing that was made for it. */
  approved: number;
  /** Approved, without a listing. */
  unlisted: number;
  /** Of a campsite that the partner has not claimed. */
  offeredPlace: number;
}

const NAMES = [
  'Trenance Meadow',
  'Porth Field',
  'Holywell Camping and Caravanning Park by the Sea of Newquay',
  'Crantock Dunes',
  'Gannel Side',
  'Kestle Mill',
  'Trerice Orchard',
];

/** Makes claims in every state for a partner, one of them of a campsite that another partner claims too. */
export async function fillClaims(
  site: TestCampcairn,
  partnerId: number,
  otherId: number,
): Promise<ClaimFixture> {
  const { context, services } = site;
  const { db } = context;
  const { claims } = services;
  await loadCampsites(
    site,
    NAMES.map((name, at) =>
      campsiteFeature(at + 11, 50.4155, -5.07 + at / 100, {
        name,
        ...(at === 1
          ? {}
          : { website: `https://10.0.0.${at + 1}/`, phone: '+44 1637 000000', operator: name }),
      }),
    ),
  );
  const places = await campsitesNear(db, 50.4155, -5.07, NAMES.length);
  const placeOf = (at: number) => places.find(({ osmRef }) => osmRef === `node/${at + 11}`)!.id;
  const make = async (at: number, partner = partnerId) =>
    (await db.transaction((tx) => claims.make(tx, partner, placeOf(at)))).id;
  const actor = { kind: 'operator' as const, name: 'grace@campcairn.example' };
  const operations = createOperations(context, services, actor).claims;
  const approved = await make(3);
  await operations.approve(approved, 'Called the number that OpenStreetMap states.');
  const unlisted = await make(4);
  await operations.approve(unlisted, 'Called the number that OpenStreetMap states.');
  const declined = await make(2);
  await operations.decline(declined, 'The website is of another business.\n\nIs it yours as well?');
  const revoked = await make(6);
  await operations.approve(revoked, 'Called the number that OpenStreetMap states.');
  await operations.revoke(revoked, 'The land register names another owner.');
  const byHand = await make(1);
  const looked = await make(0);
  await make(0, otherId);
  await operations.look(looked);
  return { looked, byHand, declined, revoked, approved, unlisted, offeredPlace: placeOf(5) };
}
