import { guidePage } from '#lib/developers/guide.ts';
import { guideLoad } from '#lib/developers/load.server.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals, params }) =>
  guideLoad(locals, guidePage(params.guide));
