import type { DashboardWords } from '../../load-dashboard.ts';

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
