import type { DashboardWords } from '../../dashboard-words.ts';

type Statuses = DashboardWords['statuses'];

export const listingStatuses: Statuses['listingStatuses'] = {
  active: 'Active',
  paused: 'En pause',
};

export const deliveryStatuses: Statuses['deliveryStatuses'] = {
  waiting: 'En attente',
  delivered: 'Reçue',
  failed: 'Échec',
};

export const waitsForWebhook: Statuses['waitsForWebhook'] = 'En attente d’un webhook';
