/** What is wrong with the set-up of a public site. */
export const setUp = {
  title: 'What this site still lacks',
  lead: 'Settings, mail, backups and data. "cc doctor" on the server says the same, and more.',
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  severities: { problem: 'Problem', warning: 'Warning', ok: 'OK' },
};
