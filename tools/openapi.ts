/**
 * Writes docs/openapi.json, the reference description of the API, on which partners rely:
 *
 *   npm run openapi
 *
 * A test compares the running API with this file. Run the command after a change of the API; the
 * diff shows what changes for partners.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../src/api/openapi.ts';
import { apiEvents, apiResources } from '../src/app/server/api-resources.ts';
import { ROOT } from './run.ts';

/** Replaces every service, because the description calls none of them. */
const nothing = new Proxy(() => undefined, { get: (): never => nothing }) as unknown as never;

const description = describeApi(
  apiResources(nothing, nothing, nothing),
  apiEvents,
  'https://campcairn.example/api/v1',
);
writeFileSync(join(ROOT, 'docs/openapi.json'), `${JSON.stringify(description, null, 2)}\n`);
