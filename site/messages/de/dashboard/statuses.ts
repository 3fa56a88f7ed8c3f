import type { DashboardWords } from '../../dashboard-words.ts';

type Statuses = DashboardWords['statuses'];

export const listingStatuses: Statuses['listingStatuses'] = {
  active: 'Aktiv',
  paused: 'Pausiert',
};

export const deliveryStatuses: Statuses['deliveryStatuses'] = {
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Gescheitert',
};

export const waitsForWebhook: Statuses['waitsForWebhook'] = 'Wartet auf einen Webhook';
