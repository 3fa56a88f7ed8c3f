import { ensureSiteBuilt } from '../src/app/server/site-build.ts';

/** Builds the site unless its build is up to date. */
await ensureSiteBuilt(() => console.error('campcairn: building the site …'));
