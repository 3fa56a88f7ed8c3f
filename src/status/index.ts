export {
  createServiceLevels,
  type ServiceLevels,
  type ServiceStatus,
  type StatusDay,
} from './service-levels.ts';
