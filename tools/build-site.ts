import { ensureSiteBuilt } from '../src/app/site/build.ts';

/** Builds the site unless its build is of the sources as they are. */
await ensureSiteBuilt();
