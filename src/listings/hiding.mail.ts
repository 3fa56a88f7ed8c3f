import { compose, type NewMail } from '../platform/mail/index.ts';
import { listingPath } from './listing.present.ts';
import type { HideableRow } from './hiding.sql.ts';

const FROM = 'Campcairn partners';

const factsOf = (row: HideableRow): [string, string][] => [
  ['Listing', row.title],
  ['Your id', row.external_id],
];

const about = (row: HideableRow, purpose: string, subject: string): Omit<NewMail, 'text'> => ({
  purpose,
  reference: `listing-${row.id}`,
  fromName: FROM,
  to: row.contact_email,
  subject,
});

/** The mail that tells a partner that one of its listings is hidden, and why. */
export const hiddenMail = (row: HideableRow, reason: string): NewMail => ({
  ...about(row, 'listing-hidden', `Hidden for now: ${row.title}`),
  ...compose([
    { paragraph: 'We have hidden one of your listings: travellers do not find it any more.' },
    { facts: factsOf(row) },
    { paragraph: 'The reason:' },
    { quote: reason },
    {
      paragraph:
        'It stays in your account, and you can go on changing it as before. Once the reason is gone, answer this mail, and we show it again. Answer it as well if you think that we are wrong.',
    },
  ]),
});

/** The mail that tells a partner that a hidden listing is shown again. */
export const shownAgainMail = (row: HideableRow, publicUrl: string): NewMail => ({
  ...about(row, 'listing-unhidden', `Shown again: ${row.title}`),
  ...compose([
    {
      paragraph:
        'A listing of yours that we had hidden is no longer hidden. Travellers find it as long as you have not paused it.',
    },
    { facts: factsOf(row) },
    { link: publicUrl + listingPath(row.slug, row.id), label: 'Its page' },
  ]),
});
