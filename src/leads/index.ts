export { type Clicks, createClicks } from './click.ts';
export { createLeads, type Leads } from './lead.ts';
export { RETENTION_DAYS } from './lead.present.ts';
