import { receivers } from '#lib/developers/receivers.ts';
import { webhooks } from '#messages/en/words/webhooks.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => {
  const { publicUrl, contactEmail } = locals.services.site;
  return {
    words: webhooks({ api: `${publicUrl}/api/v1`, ...receivers }),
    contact: contactEmail,
  };
};
