import { listingStatuses } from '../dashboard/statuses.ts';

/** What stands around every page of the console, and words that several of them share. */
export const shell = {
  title: 'Console',
  subtitle: 'Operators',
  label: 'Console',
  overview: 'Overview',
  applications: 'Applications',
  partners: 'Partners',
  listings: 'Listings',
  claims: 'Claims',
  reports: 'Reports',
  feeds: 'Feeds',
  leads: 'Leads',
  data: 'Data and jobs',
  people: 'Operators',
  audit: 'Audit log',
};

export const shared = {
  find: 'Find',
  clear: 'Clear',
  all: 'All',
  words: 'Words',
  partner: 'Partner',
  state: 'State',
  save: 'Save',
  none: 'None',
  never: 'never',
  reason: 'Reason',
  history: 'History',
  historyLead: 'From the audit log.',
  noHistory: 'Nothing yet.',
  utc: 'Times are UTC.',
  refused: 'That could not be done',
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    suspended: 'Suspended',
    closed: 'Closed by its owner',
    rejected: 'Rejected',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  listingStatuses,
  categories: {
    campervan: 'Campervan',
    motorhome: 'Motorhome',
    caravan: 'Caravan',
    campsite: 'Campsite',
  },
  actors: { operator: 'operator', member: 'member', command: 'cc', system: 'program' },
};
