import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEpisode } from './plan.ts';
import { runSeed } from './seed.ts';

/** Of the 200 that `npm run faults` runs: those that have most kinds of faults for their length. */
const SEEDS = ['7', '14'];
const DURATION_MS = 1_200;

for (const seed of SEEDS) {
  it(`load, while connections and clocks fail: what was answered is accounted for (seed ${seed})`, async (t) => {
    const { plan, faults, tally, ended } = await runSeed(seed, DURATION_MS);
    t.diagnostic(JSON.stringify({ ...tally, ended }));
    for (const episode of plan.episodes) t.diagnostic(describeEpisode(episode));
    const again = `npm run faults -- --seeds ${seed} --ms ${DURATION_MS} --verbose`;
    assert.deepEqual(faults, [], again);
  });
}
