import type { ConsoleNeeds } from './operator.ts';

/** The part of the console about product feeds. */
export function createConsoleFeeds({ context, services, operations }: ConsoleNeeds) {
  const { feeds, partners } = services;
  return {
    list: feeds.list,
    /** What partners ask for, the oldest first: other addresses of their feeds, or a first feed. */
    requests: feeds.requests.list,
    /** A feed with its last runs and what was done about it. Throws `not_found`. */
    async show(id: number) {
      const [feed, runs, history] = await Promise.all([
        feeds.show(id),
        feeds.runs(id),
        context.audit.list({ subject: `feed ${id}` }, 20),
      ]);
      return { feed, runs, history };
    },
    /** Reads the first rows and says what was understood; publishes nothing, and takes seconds. */
    test: feeds.preview,
    /** Adds a feed to the partner of a slug. Throws `not_found` and `validation_error`. */
    add: async (slug: string, input: unknown) =>
      operations.feeds.add(await partners.bySlug(slug), input),
  };
}
