import { TEST_VECTOR } from '#lib/developers/test-vector.ts';
import php from '#lib/developers/receivers/receive.php?raw';
import python from '#lib/developers/receivers/receive.py?raw';
import typescript from '#lib/developers/receivers/receive.ts?raw';
import { webhooks } from '#messages/en/words/webhooks.ts';
import type { PageServerLoad } from './$types.ts';

export const load: PageServerLoad = ({ locals }) => {
  const { publicUrl, contactEmail } = locals.services.site;
  const api = `${publicUrl}/api/v1`;
  return {
    words: webhooks({ api, vector: TEST_VECTOR, typescript, python, php }),
    contact: contactEmail,
  };
};
