import type { Letter } from './letter.ts';

/** Notifies an operator of open data that is held back because too much of it would go. */
export function dataHeld(held: {
  /** Names it for `cc`: `places`, or the id of a source of the gazetteer. */
  subject: string;
  name: string;
  known: number;
  added: number;
  gone: number;
  /** A sentence. */
  reason: string;
  link: string;
}): Letter {
  const { subject, name, known, added, gone, reason, link } = held;
  const number = (count: number): string => count.toLocaleString('en-GB');
  return {
    language: 'en',
    purpose: 'data-held',
    reference: 'open-data',
    from: 'service',
    subject: `${name}: ${number(gone)} of ${number(known)} would go`,
    blocks: [
      {
        paragraph: `${reason} Nothing was changed, and nothing will be until you decide: apply it if so many are really gone, or leave everything as it is until there is another file.`,
      },
      {
        facts: [
          ['Known', number(known)],
          ['New', number(added)],
          ['Gone', number(gone)],
        ],
      },
      { button: link, label: 'Look at the imports' },
      {
        paragraph: `By the command line: "cc sources confirm ${subject}" or "cc sources dismiss ${subject}".`,
      },
    ],
  };
}
