import { type Letter, toMail } from '../../mails/index.ts';
import type { Operators } from '../../operators/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { MailQueue } from '../../platform/mail/index.ts';

interface Deps {
  operators: Pick<Operators, 'emails'>;
  mailQueue: Pick<MailQueue, 'post'>;
}

/** Creates the function that mails a letter to every operator. */
export const createOperatorPost =
  ({ operators, mailQueue }: Deps) =>
  async (tx: Tx, letter: Letter): Promise<void> => {
    for (const to of await operators.emails(tx)) await mailQueue.post(tx, toMail(to, letter));
  };
