import type { Operations } from '../app/use-cases/operations/index.ts';
import type { ApplicationReview, ApplicationStatus } from '../partners/index.ts';
import type { MailQueue } from '../platform/mail/index.ts';
import { choice, type Command, type Given, idArgument, text, textOption } from './command.ts';
import { asLines, asTable, lines } from './output.ts';

export interface ApplicationContext {
  operations: Pick<Operations, 'applications'>;
  applicationReview: ApplicationReview;
  mailQueue: Pick<MailQueue, 'sends'>;
}

const STATUSES: ApplicationStatus[] = ['pending', 'approved', 'declined'];

const idOf = (given: Given): number => idArgument(given, 'an application');

const statusOf = (given: Given): ApplicationStatus | undefined => {
  const wanted = textOption(given, 'status');
  return STATUSES.find((known) => known === wanted);
};

/** The state of a new mail. Without an SMTP server in the settings it is only stored (`kept`). */
const mailState = ({ sends }: ApplicationContext['mailQueue']) => (sends ? 'waiting' : 'kept');

export const applicationCommands: Command<ApplicationContext>[] = [
  {
    words: 'application list',
    arguments: [],
    options: { status: choice(STATUSES, 'only those') },
    table: true,
    summary: 'List applications, the newest first.',
    async run(given, { applicationReview }) {
      return asTable(await applicationReview.list(statusOf(given)));
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
    async run(given, { operations, mailQueue }) {
      const approved = await operations.applications.approve(idOf(given), { issueKey: true });
      const { partner, ...rest } = approved;
      const { id, slug, status } = partner;
      return asLines({ id, slug, status, ...rest, mail: mailState(mailQueue) });
    },
  },
  {
    words: 'application decline',
    arguments: ['ID'],
    options: { reason: text('the applicant reads it') },
    summary: 'Decline an application, and tell the applicant by mail, with a reason if you like.',
    async run(given, { operations, mailQueue }) {
      const reason = textOption(given, 'reason');
      const declined = await operations.applications.decline(idOf(given), reason);
      const { id, status } = declined;
      return asLines({ id, status, mail: declined.notified ? mailState(mailQueue) : null });
    },
  },
  {
    words: 'application ask',
    arguments: ['ID'],
    options: { question: text('the applicant reads it') },
    required: ['question'],
    summary: 'Ask the applicant something by mail; the application waits for the answer.',
    async run(given, { operations, mailQueue }) {
      const id = idOf(given);
      await operations.applications.ask(id, textOption(given, 'question') ?? '');
      return asLines({ id, asked: true, mail: mailState(mailQueue) });
    },
  },
  {
    words: 'application reopen',
    arguments: ['ID'],
    options: {},
    summary: 'Take a decline back: the application waits again. Nobody is told.',
    async run(given, { operations }) {
      const { id, status } = await operations.applications.reopen(idOf(given));
      return asLines({ id, status });
    },
  },
  {
    words: 'application answered',
    arguments: ['ID'],
    options: {},
    summary: 'Note that the applicant has answered, so that the application waits for you again.',
    async run(given, { operations }) {
      const id = idOf(given);
      await operations.applications.noteAnswer(id);
      return asLines({ id, answered: true });
    },
  },
  {
    words: 'application erase',
    arguments: ['ID'],
    options: {},
    summary: 'Erase the personal data of an application, also in the mails about it.',
    async run(given, { operations }) {
      const id = idOf(given);
      return asLines({ id, erased: await operations.applications.erase(id) });
    },
  },
];
