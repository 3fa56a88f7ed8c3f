/** The audit log. */
export const audit = {
  title: 'Audit log',
  lead: 'Every action of people, from the console, the dashboards and cc. Nobody can change it.',
  action: 'Action begins with',
  actionHint: 'listing.',
  actor: 'Who',
  actorHint: 'ada@example.org',
  subject: 'Done to',
  subjectHint: 'listing 17',
  none: 'No entry like that',
  price: (amount: string, unit: string) => `${amount} a ${unit}`,
  deposit: (amount: string) => `deposit ${amount}`,
};
