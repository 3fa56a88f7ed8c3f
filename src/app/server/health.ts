import { RELEASE } from '../../platform/release.ts';

/** The body of `/healthz`: its first line is `ok`, its second one names the release. */
export const ALIVE = `ok\ncampcairn ${RELEASE}`;
