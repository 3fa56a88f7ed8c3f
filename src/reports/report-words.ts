import type { ReportKind } from './report.form.ts';

/** What travellers report, as operators read it. */
export const REPORT_WORDS: Record<ReportKind, string> = {
  price: 'the price is wrong',
  facts: 'the description or a fact is wrong',
  photos: 'the photos show something else',
  place: 'it is in the wrong place',
  unavailable: 'it can no longer be hired or booked',
  fraud: 'it looks like a fraud',
  illegal: 'it is against the law or offensive',
  other: 'something else',
};
