import type { MailWords } from '../shape.ts';
import { account } from './account.ts';
import { applications } from './applications.ts';
import { claims } from './claims.ts';
import { enquiries } from './enquiries.ts';
import { feed } from './feed.ts';
import { frame } from './frame.ts';
import { listing } from './listing.ts';
import { people } from './people.ts';
import { premium } from './premium.ts';
import { summary } from './summary.ts';
import { webhook } from './webhook.ts';

export const words: MailWords = {
  account,
  applications,
  claims,
  enquiries,
  feed,
  frame,
  listing,
  people,
  premium,
  summary,
  webhook,
};
