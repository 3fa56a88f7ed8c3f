/**
 * Writes docs/openapi.json, the golden description of the API that partners build against:
 *
 *   npm run openapi
 *
 * A test compares the running API with that file. After a change of the API run this; the diff is what
 * changes for partners.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../src/api/openapi.ts';
import { apiEvents, apiResources } from '../src/app/server/api-resources.ts';
import { ROOT } from './run.ts';

/** A placeholder for every service: the description calls none of them. */
const nothing = new Proxy(() => undefined, { get: (): never => nothing }) as unknown as never;

const description = describeApi(
  apiResources(nothing, nothing, nothing),
  apiEvents,
  'https://campcairn.example/api/v1',
);
writeFileSync(join(ROOT, 'docs/openapi.json'), `${JSON.stringify(description, null, 2)}\n`);
