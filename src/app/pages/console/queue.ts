import { ExpectedError } from '../../../platform/errors.ts';
import type { ConsoleDeps } from './operator.ts';
import type { Waiting, WaitingItem } from './waiting.ts';

/** The kinds of cases that operators decide one by one. */
export type CaseKind = 'application' | 'report' | 'claim' | 'feed' | 'enquiry';

/** A case before its decision, and the paths of the others of its kind from there on. */
export interface QueuePlace {
  kind: CaseKind;
  id: number | string;
  following: string[];
}

/** A case that was decided. */
export interface DecidedCase {
  href: string;
  name: string;
  /** Whether it is still as it was decided, and can be taken back. */
  canUndo: boolean;
}

const PAGES: Record<CaseKind, string> = {
  application: 'applications',
  report: 'reports',
  claim: 'claims',
  feed: 'feeds',
  enquiry: 'leads',
};

const pathOf = (kind: CaseKind, id: number | string): string => `/operator/${PAGES[kind]}/${id}`;

/** Creates the way from a decided case to the next one that waits. */
export function createQueue({ services }: ConsoleDeps, waiting: Waiting) {
  const { anyLeads, applicationReview, claimReview, feeds, reportReview } = services;

  const facts: Record<CaseKind, (id: string) => Promise<Omit<DecidedCase, 'href'>>> = {
    async application(id) {
      const { business, status, email } = await applicationReview.show(Number(id));
      return { name: business, canUndo: status === 'declined' && email !== null };
    },
    async report(id) {
      const { title, closed_at: closedAt } = await reportReview.show(Number(id));
      return { name: title, canUndo: closedAt !== null };
    },
    async claim(id) {
      const { campsite } = await claimReview.show(Number(id));
      return { name: campsite.name ?? campsite.osmRef, canUndo: false };
    },
    feed: async (id) => ({ name: (await feeds.show(Number(id))).host, canUndo: false }),
    enquiry: async (id) => ({ name: (await anyLeads.show(id)).title ?? id, canUndo: false }),
  };

  return {
    /** Returns the place of a case among those of its kind that wait; to be asked before the decision. */
    async place(kind: CaseKind, id: number | string): Promise<QueuePlace> {
      const paths = (await waiting.ofKind(kind)).map(({ href }) => href);
      const at = paths.indexOf(pathOf(kind, id));
      return { kind, id, following: [...paths.slice(at + 1), ...paths.slice(0, Math.max(at, 0))] };
    },
    /**
     * Returns the path of the next case after a decision: the following one of the same kind, else
     * the most urgent of all kinds, else the overview.
     */
    async next({ kind, id, following }: QueuePlace): Promise<string> {
      const others = (items: WaitingItem[]) =>
        items.map(({ href }) => href).filter((path) => path !== pathOf(kind, id));
      const same = others(await waiting.ofKind(kind));
      const next = following.find((path) => same.includes(path)) ?? same[0];
      return next ?? others(await waiting.all())[0] ?? '/operator';
    },
    /** Returns a decided case; null when there is no such case. */
    async decided(kind: CaseKind, id: string): Promise<DecidedCase | null> {
      try {
        return { href: pathOf(kind, id), ...(await facts[kind](id)) };
      } catch (error) {
        if (error instanceof ExpectedError && error.code === 'not_found') return null;
        throw error;
      }
    },
  };
}
