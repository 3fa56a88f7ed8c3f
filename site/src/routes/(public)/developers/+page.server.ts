import { developers } from '#messages/en/words/developers.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => {
  const { publicUrl, contactEmail } = locals.services.site;
  return { words: developers(`${publicUrl}/api/v1`), contact: contactEmail };
};
