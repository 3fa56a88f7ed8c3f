import type { DashboardWords } from '../../dashboard-words.ts';

type Statuses = DashboardWords['statuses'];

export const listingStatuses: Statuses['listingStatuses'] = {
  active: 'Actief',
  paused: 'Gepauzeerd',
};

export const deliveryStatuses: Statuses['deliveryStatuses'] = {
  waiting: 'Wacht',
  delivered: 'Bezorgd',
  failed: 'Mislukt',
};

export const waitsForWebhook: Statuses['waitsForWebhook'] = 'Wacht op een webhook';
