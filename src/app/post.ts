import type { Post } from './lead-services.ts';

/** Until mails are posted: nothing is sent. */
export const createPost = (): Post => ({
  mail: async () => {},
  cancelMail: async () => {},
  wipeMails: async () => {},
});
