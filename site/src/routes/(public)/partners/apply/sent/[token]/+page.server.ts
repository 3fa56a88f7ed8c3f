import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ params, locals, setHeaders }) => {
  const sent = locals.services.applications.sent(params.token);
  if (!sent) error(404, 'Not found');
  setHeaders({ 'x-robots-tag': 'noindex, nofollow' });
  return { answerBy: sent.answerBy };
};
