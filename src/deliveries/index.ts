export {
  countEventsOnFrom,
  createDeliveries,
  type Deliveries,
  lastEventNumber,
  type NewEvent,
} from './delivery.ts';
export type { DeliveryWithBody, LoggedAttempt, LoggedDelivery } from './delivery.present.ts';
export type { DeliveryState } from './delivery.sql.ts';
export {
  type DeliveryLog,
  type EventFilter,
  type LogFilter,
  MOST_COUNTED,
  type WebhookHealth,
} from './log.ts';
export type { AttemptError } from './send.ts';
export { signature } from './signature.ts';
export { type TestResult, WEBHOOK_TEST } from './test-event.ts';
