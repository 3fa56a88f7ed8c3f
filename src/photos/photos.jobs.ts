import type { JobKind } from '../platform/jobs/index.ts';
import type { ForgetSizes, Photos } from './photos.ts';

/** How often photos are looked for that no listing has. */
const EVERY_SECONDS = 6 * 3_600;

/** The job that deletes photos that no listing has had for a week. */
export const photosJob = (
  photos: Pick<Photos, 'removeUnused'>,
  forgetSizes: ForgetSizes,
): JobKind => ({
  kind: 'photos.remove_unused',
  concurrency: 1,
  everySeconds: EVERY_SECONDS,
  async run() {
    await photos.removeUnused(forgetSizes);
  },
});
