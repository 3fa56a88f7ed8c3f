import type { Resource } from '@opentelemetry/resources';
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';

/** The figures of the process, as prom-client gives them. */
export type ReadFigures = () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;

type Figure = Awaited<ReturnType<ReadFigures>>[number];

/** Seconds and nanoseconds since 1970. */
type Instant = [seconds: number, nanoseconds: number];

const instantOf = (ms: number): Instant => [Math.floor(ms / 1000), Math.round(ms % 1000) * 1e6];

/** The values of enumerations of the SDK, which is loaded only where telemetry is on. */
const CUMULATIVE = 1;
const HISTOGRAM = 0;
const GAUGE = 2;
const SUM = 3;
const DOUBLE = 1;

interface Point {
  attributes: Record<string, string>;
  boundaries: number[];
  /** Counts up to each boundary, and of all. */
  upTo: number[];
  sum: number;
}

const attributesOf = (labels: MetricValue<string>['labels']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => name !== 'le' && name !== 'quantile')
      .map(([name, value]) => [name, String(value)]),
  );

/** The histograms of a figure by their labels, from its lines of buckets, sums and counts. */
function histogramsOf(figure: Figure): Point[] {
  const points = new Map<string, Point>();
  for (const { metricName = '', labels, value } of figure.values as MetricValueWithName<string>[]) {
    const attributes = attributesOf(labels);
    const key = JSON.stringify(attributes);
    const point = points.get(key) ?? { attributes, boundaries: [], upTo: [], sum: 0 };
    points.set(key, point);
    if (metricName.endsWith('_sum')) point.sum = value;
    else if (metricName.endsWith('_bucket')) {
      const { le } = labels as { le?: number | string };
      if (le !== '+Inf') point.boundaries.push(Number(le));
      point.upTo.push(value);
    }
  }
  return [...points.values()];
}

const withPoints = (figure: Figure, startTime: Instant, endTime: Instant): MetricData => {
  const { name, help: description } = figure;
  const descriptor = { name, description, unit: '', valueType: DOUBLE };
  const base = { descriptor, aggregationTemporality: CUMULATIVE };
  const at = { startTime, endTime };
  if (String(figure.type) === 'histogram') {
    const dataPoints = histogramsOf(figure).map(({ attributes, boundaries, upTo, sum }) => ({
      ...at,
      attributes,
      value: {
        buckets: { boundaries, counts: upTo.map((count, i) => count - (upTo[i - 1] ?? 0)) },
        sum,
        count: upTo.at(-1) ?? 0,
      },
    }));
    return { ...base, dataPointType: HISTOGRAM, dataPoints } as MetricData;
  }
  const dataPoints = figure.values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...at, attributes: attributesOf(labels), value }));
  return String(figure.type) === 'counter'
    ? ({ ...base, dataPointType: SUM, isMonotonic: true, dataPoints } as MetricData)
    : ({ ...base, dataPointType: GAUGE, dataPoints } as MetricData);
};

/** Gives OpenTelemetry the figures that Prometheus reads, so that there is one set of them. */
export function figuresFrom(read: ReadFigures, resource: Resource): MetricProducer {
  const startTime = instantOf(performance.timeOrigin);
  return {
    async collect() {
      const endTime = instantOf(performance.timeOrigin + performance.now());
      const metrics = (await read()).map((figure) => withPoints(figure, startTime, endTime));
      const scopeMetrics = [{ scope: { name: 'campcairn' }, metrics }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}
