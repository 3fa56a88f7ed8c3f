export { createDeliveries, type Deliveries, type NewEvent } from './delivery.ts';
export type { LoggedAttempt, LoggedDelivery } from './delivery.present.ts';
export type { DeliveryState } from './delivery.sql.ts';
export type { AttemptError } from './send.ts';
export { signature } from './signature.ts';
export type { TestResult } from './test-event.ts';
