import assert from 'node:assert/strict';
import { loadCampsites } from '../../../test/support/campsites.ts';
import type { Reply } from '../../../test/support/receiver.ts';
import { createListingLab } from '../../listings/testing/listing-fixture.ts';
import type { Letter, PartnerMails } from '../../mails/index.ts';
import { campsitesNear, createLocator, loadTowns } from '../../places/index.ts';
import { createRateLimits } from '../../platform/rate-limit/index.ts';
import { CLAIMS_PER_DAY, createClaims, LOOKS_PER_HOUR } from '../claim.ts';
import { createLook } from '../look.ts';
import { createCampsiteOwners } from '../owners.ts';
import { createClaimReview } from '../review.ts';

/** Everything about claims on a new database, and a website for codes; `close` it in `after`. */
export async function createClaimLab() {
  const fixture = await createListingLab();
  const { db, clock, editor, web } = fixture;
  let page = '<h1>Welcome</h1>';
  let status = 200;
  const reply: Reply = (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(page);
  const website = await web.receiver(reply);
  const locator = createLocator(await loadTowns(db));
  const letters: (Letter & { to: string })[] = [];
  const mails: PartnerMails = {
    async post(_, partner, write) {
      const dashboard = `https://campcairn.example/dashboard/${partner.slug}`;
      const letter = write('en', dashboard, 'Europe/London');
      letters.push({ ...letter, to: partner.contact_email });
      return true;
    },
  };
  const limits = createRateLimits({
    db,
    clock,
    keyRing: fixture.keyRing,
    onError: (error) => assert.ifError(error),
  });
  const publicUrl = 'https://campcairn.example';
  const lookAt = createLook({ outbound: web.outbound, clock, publicUrl });
  return {
    ...fixture,
    letters,
    lookAt,
    website: website.url,
    /** Changes the website's answer. */
    show(html: string, answer = 200) {
      [page, status] = [html, answer];
    },
    claims: createClaims({
      db,
      clock,
      lookAt,
      editor,
      limits: {
        claims: limits.exact('claims', CLAIMS_PER_DAY, 86_400),
        looks: limits.exact('claim looks', LOOKS_PER_HOUR, 3600),
      },
    }),
    owners: createCampsiteOwners(db),
    review: createClaimReview({ db, clock, mails, editor: async () => editor }),
    loadCampsites: (features: readonly unknown[]) =>
      loadCampsites({ context: { db }, services: { locator }, clock }, features),
    async close() {
      await limits.close();
      await fixture.close();
    },
    async placeId(osmRef: string) {
      const near = await campsitesNear(db, 50.42, -5.05, 10);
      return near.find((campsite) => campsite.osmRef === osmRef)!.id;
    },
  };
}

export type ClaimLab = Awaited<ReturnType<typeof createClaimLab>>;
