/**
 * A whole Campcairn as a process of its own, for tests that kill it. Settings come from the
 * environment, `SITE` among them: without it there are no pages. It tells its address and the key of
 * a partner over IPC.
 */
import { startCampcairn } from '../../src/app/server/start.ts';
import { settingsOfProcess } from '../../src/platform/config/index.ts';

const site = process.env.SITE === 'production' ? 'production' : 'none';
const campcairn = await startCampcairn(settingsOfProcess(), { site });
const { partners } = campcairn.services;
const known = (await partners.list())[0];
const { slug } =
  known ??
  (await partners.create({
    name: 'Harbour Vans',
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
  }));
const { api_key: key } = await partners.issueKey(slug);
process.send?.({ address: campcairn.address, key });
process.once('disconnect', () => process.exit());
