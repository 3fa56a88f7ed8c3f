import type { Operations } from '../app/operations/index.ts';
import type {
  ApplicationReview,
  ApplicationStatus,
  ApplicationSummary,
} from '../partners/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import { type Command, type Given, lines, table, textOption, UsageError } from './command.ts';

/** The services that the commands about applications use. */
export interface ApplicationContext {
  operations: Pick<Operations, 'applications'>;
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
    summary: 'Show an application and its applicant.',
    async run(given, { applicationReview }) {
      const application = await applicationReview.show(idOf(given));
      const { website_check: check, ...rest } = application;
      const site = check && (check.error ?? `${check.status}, names the business: ${check.named}`);
      return { json: application, text: lines({ ...rest, website_check: site }) };
    },
  },
  {
    words: 'application approve',
    arguments: ['ID'],
    options: {},
    summary: 'Make a partner of an applicant, with its key and its feed, and tell it by mail.',
    async run(given, { operations, mailbox }) {
      const approved = await operations.applications.approve(idOf(given), { issueKey: true });
      const { partner, ...rest } = approved;
      const { id, slug, status } = partner;
      return result({ id, slug, status, ...rest, mail: mailState(mailbox) });
    },
  },
  {
    words: 'application decline',
    arguments: ['ID'],
    options: { reason: text },
    summary: 'Decline an application, and tell the applicant by mail, with a reason if you like.',
    async run(given, { operations, mailbox }) {
      const reason = textOption(given, 'reason');
      const declined = await operations.applications.decline(idOf(given), reason);
      const { id, status } = declined;
      return result({ id, status, mail: declined.notified ? mailState(mailbox) : null });
    },
  },
  {
    words: 'application ask',
    arguments: ['ID'],
    options: { question: text },
    required: ['question'],
    summary: 'Ask the applicant something by mail; the application stays pending.',
    async run(given, { operations, mailbox }) {
      const id = idOf(given);
      await operations.applications.ask(id, textOption(given, 'question') ?? '');
      return result({ id, asked: true, mail: mailState(mailbox) });
    },
  },
  {
    words: 'application erase',
    arguments: ['ID'],
    options: {},
    summary: 'Erase the personal data of an application, also in the mails about it.',
    async run(given, { operations }) {
      const id = idOf(given);
      return result({ id, erased: await operations.applications.erase(id) });
    },
  },
];
