import type { DashboardWords } from '../../dashboard-words.ts';

type Statuses = DashboardWords['statuses'];

export const listingStatuses: Statuses['listingStatuses'] = {
  active: 'Activo',
  paused: 'En pausa',
};

export const deliveryStatuses: Statuses['deliveryStatuses'] = {
  waiting: 'En espera',
  delivered: 'Entregada',
  failed: 'Fallida',
};

export const waitsForWebhook: Statuses['waitsForWebhook'] = 'A la espera de un webhook';
