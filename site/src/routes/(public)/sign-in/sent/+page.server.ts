import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => ({ outbox: locals.services.site.outbox });
