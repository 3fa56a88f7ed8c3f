import { approveWithFeed } from '../feeds/index.ts';
import type {
  ApplicationReview,
  ApplicationStatus,
  ApplicationSummary,
} from '../partners/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { type Command, type Given, lines, table, textOption, UsageError } from './command.ts';
import type { FeedContext } from './feed.commands.ts';

/** The services that the commands about applications use. */
export interface ApplicationContext extends Pick<FeedContext, 'feeds'> {
  applicationReview: ApplicationReview;
  mailbox: Pick<Mailbox, 'sends'>;
}

const STATUSES: ApplicationStatus[] = ['pending', 'approved', 'declined'];

const text = { type: 'string' as const };

const result = (json: object) => ({ json, text: lines(json) });

const idOf = ({ arguments: [id = ''] }: Given): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError('ID must be the number of an application.');
  return Number(id);
};

const statusOf = (given: Given): ApplicationStatus | undefined => {
  const wanted = textOption(given, 'status');
  const status = STATUSES.find((known) => known === wanted);
  if (wanted !== undefined && !status) {
    throw new UsageError(`The status must be one of ${STATUSES.join(', ')}.`);
  }
  return status;
};

/** The state of a new mail: without an SMTP server in the settings it is only stored (`kept`). */
const mailState = ({ sends }: ApplicationContext['mailbox']) => (sends ? 'waiting' : 'kept');

const row = ({ categories, ...application }: ApplicationSummary) => ({
  ...application,
  categories: categories.join(' '),
});

/** Commands about applications of prospective partners. */
export const applicationCommands: Command<ApplicationContext>[] = [
  {
    words: 'application list',
    arguments: [],
    options: { status: text },
    summary: 'List applications, the newest first.',
    async run(given, { applicationReview }) {
      const applications = await applicationReview.list(statusOf(given));
      return { json: applications, text: table(applications.map(row)) };
    },
  },
  {
    words: 'application show',
    arguments: ['ID'],
    options: {},
    summary: 'Show an application, with whoever sent it.',
    run: async (given, { applicationReview }) => result(await applicationReview.show(idOf(given))),
  },
  {
    words: 'application approve',
    arguments: ['ID'],
    options: {},
    summary: 'Make a partner of an applicant, with its key and its feed, and tell it by mail.',
    async run(given, { applicationReview, feeds, mailbox }) {
      const { partner, ...rest } = await approveWithFeed(applicationReview, feeds, idOf(given));
      const { id, slug, status } = partner;
      return result({ id, slug, status, ...rest, mail: mailState(mailbox) });
    },
  },
  {
    words: 'application decline',
    arguments: ['ID'],
    options: { reason: text },
    summary: 'Decline an application, and tell the applicant by mail, with a reason if you like.',
    async run(given, { applicationReview, mailbox }) {
      const reason = textOption(given, 'reason');
      const declined = await applicationReview.decline(idOf(given), reason);
      const { id, status } = declined;
      return result({ id, status, mail: declined.notified ? mailState(mailbox) : null });
    },
  },
  {
    words: 'application erase',
    arguments: ['ID'],
    options: {},
    summary: 'Forget who sent an application, also in the mails about it.',
    async run(given, { applicationReview }) {
      const id = idOf(given);
      return result({ id, erased: await applicationReview.erase(id) });
    },
  },
];
