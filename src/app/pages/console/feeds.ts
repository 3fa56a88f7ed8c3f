import type { ConsoleDeps } from './operator.ts';

/** Creates the console's area of product feeds. */
export function createConsoleFeeds({ context, services, operations }: ConsoleDeps) {
  const { feeds, partners } = services;
  return {
    list: feeds.list,
    /** Partners' requests, oldest first: for another address of a feed, or for a first feed. */
    requests: feeds.requests.list,
    /** Returns a feed with the listings that are held back, its last runs and its audit entries. Throws `not_found`. */
    async show(id: number) {
      const [feed, held, runs, history] = await Promise.all([
        feeds.show(id),
        feeds.held(id),
        feeds.runs(id),
        context.audit.list({ subject: `feed ${id}` }, 20),
      ]);
      return { feed, held, runs, history };
    },
    /** Reads the first rows and returns the result; publishes nothing, and takes seconds. */
    test: feeds.preview,
    /** Adds a feed to the partner with a slug. Throws `not_found` and `validation_error`. */
    add: async (slug: string, input: unknown) =>
      operations.feeds.add(await partners.bySlug(slug), input),
  };
}
