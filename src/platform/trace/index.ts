export {
  inSpan,
  inTrace,
  isRecording,
  newTraceId,
  openSpan,
  traceHeaders,
  traceId,
  writeTrace,
} from './trace.ts';
export type { Span } from './trace.ts';
export type { ReadFigures } from './figures.ts';
export { startTelemetry } from './telemetry.ts';
