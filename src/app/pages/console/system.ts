import { importHistory } from '../../../places/index.ts';
import type { AuditQuery, AuditRow } from '../../../platform/audit/index.ts';
import { databaseSize } from '../../../platform/db/index.ts';
import { maskPersonal } from '../../../platform/mask.ts';
import type { MailSummary } from '../../../platform/mail/index.ts';
import { countJobsByKind, listFailingJobs, listDeadLetters } from '../../../platform/jobs/index.ts';
import { type ConsoleDeps, createPages, presentSessions } from './operator.ts';

/** Filter of the audit log. */
export interface AuditSearch {
  /** The beginning of the action. */
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  partner?: string | undefined;
}

/** Maximum number of imports in the list. */
const MAX_IMPORTS = 50;

/** The part of the console about the installation itself. */
export function createConsoleSystem({ context, services }: ConsoleDeps) {
  const { db, audit } = context;
  const pages = createPages(context, 'audit', ({ id }: AuditRow) => id);
  const mailPages = createPages(context, 'mails', ({ id }: MailSummary) => id);
  return {
    /** Returns the imports of towns and campsites, including a running one, and the sources of the settings. */
    async imports() {
      const [history, open] = await Promise.all([
        importHistory(db, MAX_IMPORTS),
        services.sources.state(),
      ]);
      return { ...history, ...open };
    },
    /** Returns the number of jobs by kind, and the failing jobs. */
    async jobs() {
      const [kinds, parked, failing] = await Promise.all([
        countJobsByKind(db),
        listDeadLetters(db),
        listFailingJobs(db),
      ]);
      return { kinds, parked, failing };
    },
    /**
     * Returns mails, newest first, without receivers and subjects, which may contain personal data.
     */
    mails: (after?: string) =>
      mailPages(
        after,
        (beforeId, limit) =>
          services.mailQueue.list(beforeId === undefined ? { limit } : { beforeId, limit }),
        ({ id, purpose, reference, createdAt, state, attempts, error }) => ({
          id,
          purpose,
          reference,
          createdAt,
          state,
          attempts,
          error: error && maskPersonal(error),
        }),
      ),
    /** Returns all operators in the order in which they were added, with their sessions. */
    operators: async () =>
      Promise.all(
        (await services.operators.list()).map(async ({ id, email, created_at: since }) => ({
          id,
          email,
          since,
          sessions: presentSessions(await services.people.sessions.ofEmail(email)),
        })),
      ),
    /** Returns the sizes of the database and the image cache. */
    storage: async () => ({
      database: await databaseSize(db),
      imageCacheBytes: services.images.cacheBytes(),
    }),
    /**
     * Returns entries of the audit log, newest first.
     * @param search.partner slug; throws `not_found` for an unknown one
     */
    async audit(search: AuditSearch, after?: string) {
      const { partner, ...texts } = search;
      const query: AuditQuery = Object.fromEntries(
        Object.entries(texts).filter(([, text]) => text !== undefined),
      );
      if (partner !== undefined) query.partnerId = (await services.partners.bySlug(partner)).id;
      return pages(
        after,
        (key, limit) => audit.list(key === undefined ? query : { ...query, beforeId: key }, limit),
        (entry) => entry,
      );
    },
  };
}
