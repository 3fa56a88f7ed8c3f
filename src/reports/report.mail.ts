import { compose, type NewMail } from '../platform/mail/index.ts';
import type { ReportKind } from './report.form.ts';

/** What travellers report, as operators read it. */
const WORDS: Record<ReportKind, string> = {
  price: 'the price is wrong',
  facts: 'the description or a fact is wrong',
  photos: 'the photos show something else',
  place: 'it is in the wrong place',
  unavailable: 'it can no longer be hired or booked',
  fraud: 'it looks like a fraud',
  illegal: 'it is against the law or offensive',
  other: 'something else',
};

/** What the notice of a report says. */
interface Facts {
  id: number;
  title: string;
  partner: string;
  what: ReportKind;
}

/** The mail that notifies an operator of a report. It holds nothing of what the traveller wrote. */
export const reportNotice = (
  to: string,
  { id, title, partner, what }: Facts,
  publicUrl: string,
): NewMail => ({
  purpose: 'report-notice',
  reference: `report-${id}`,
  fromName: 'Campcairn',
  to,
  subject: `A listing was reported: ${title}`,
  ...compose([
    { paragraph: 'A traveller says that something is wrong with a listing.' },
    {
      facts: [
        ['Listing', title],
        ['Partner', partner],
        ['What', WORDS[what]],
      ],
    },
    { link: `${publicUrl}/operator/reports/${id}`, label: 'The report' },
  ]),
});
