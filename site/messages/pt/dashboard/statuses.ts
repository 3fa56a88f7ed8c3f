import type { DashboardWords } from '../../dashboard-words.ts';

type Statuses = DashboardWords['statuses'];

export const listingStatuses: Statuses['listingStatuses'] = {
  active: 'Ativo',
  paused: 'Em pausa',
};

export const deliveryStatuses: Statuses['deliveryStatuses'] = {
  waiting: 'À espera',
  delivered: 'Entregue',
  failed: 'Falhado',
};

export const waitsForWebhook: Statuses['waitsForWebhook'] = 'À espera de um webhook';
