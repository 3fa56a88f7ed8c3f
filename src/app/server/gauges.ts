import { countJobs, countJobsByKind } from '../../platform/jobs/index.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AppContext } from '../composition/app-context.ts';
import type { Services } from '../composition/services.ts';

/** Adds gauges of jobs, the database, the search index and images to the metrics. */
export function addGauges(
  metrics: Metrics,
  { db, clock }: AppContext,
  { clickSpool, search, images }: Services,
): void {
  // The gauges of one scrape are read concurrently, so they share one count.
  let counting: ReturnType<typeof countJobs> | undefined;
  const jobs = () =>
    (counting ??= countJobs(db).finally(() => {
      counting = undefined;
    }));
  metrics.gauge('campcairn_jobs_waiting', 'Jobs that are due now or later.', async () => {
    return (await jobs()).waiting;
  });
  metrics.gauge('campcairn_jobs_parked', 'Jobs that failed too often.', async () => {
    return (await jobs()).parked;
  });
  metrics.gauge(
    'campcairn_jobs_overdue_seconds',
    'How long the job that is due the longest has been waiting for its start.',
    async () => (await jobs()).overdueSeconds,
  );
  metrics.gauge('campcairn_database_away', '1 while the database is away or takes no writes.', () =>
    db.status === 'there' ? 0 : 1,
  );
  metrics.gauge(
    'campcairn_kept_click_bytes',
    'Clicks on the disk that wait for the database.',
    () => clickSpool.bytes,
  );
  metrics.gaugeBy(
    'campcairn_jobs_kind_overdue_seconds',
    'How long the job of a kind that is due the longest has been waiting for its start.',
    'kind',
    async () => {
      const now = clock.now().getTime();
      const kinds = await countJobsByKind(db);
      return new Map(
        kinds.map(({ kind, oldest_due: since }) => [
          kind,
          since === null ? 0 : Math.max(0, (now - since.getTime()) / 1000),
        ]),
      );
    },
  );
  metrics.gauge('campcairn_search_index_bytes', 'Memory of the search index.', () => {
    if (search.obstacle() !== undefined) return Number.NaN;
    const { columns, calendar } = search.size();
    return columns + calendar;
  });
  metrics.countBy(
    'campcairn_images_total',
    'Files of made images by where they came from: the disk, the object store, or neither (made).',
    'from',
    () => new Map(Object.entries(images.from)),
  );
  addGaugesOfStore(metrics, images);
}

function addGaugesOfStore(metrics: Metrics, { shared }: Services['images']): void {
  if (!shared) return;
  metrics.gauge(
    'campcairn_image_store_connected',
    'Whether the object store of images is used.',
    () => Number(shared.isThere()),
  );
  metrics.gauge(
    'campcairn_image_store_waiting',
    'Images that are to be written to the object store, or removed there.',
    () => shared.waiting(),
  );
  metrics.countBy(
    'campcairn_image_store_failures_total',
    'Reads, writes and looks at the object store that failed, and images given up, which it was not given.',
    'what',
    () => new Map(Object.entries(shared.failures)),
  );
}
