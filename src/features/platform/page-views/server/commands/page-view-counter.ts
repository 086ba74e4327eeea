import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { type CountBuffer, createCountBuffer } from '#lib/count-buffer.ts';
import type { Services } from '#server/services.ts';
import type { PageView } from '../../contract.ts';

/** How often a page was seen on one day. */
interface PageViewCount {
  /** In UTC, as `2026-11-13`. */
  day: string;
  /** The pattern of the page's route. */
  path: string;
  /** Where the readers came from; empty when from this site, or from nowhere. */
  referrerHost: string;
  views: number;
}

/** Adds these to what is counted already, in one statement. */
async function addPageViews(tx: Tx, counts: readonly PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  // In one order, whichever node writes: two of them wait for each other's rows, and never in a circle.
  const rows = counts.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  await sql`
    insert into page_views (day, path, referrer_host, views)
    select * from unnest(
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ path }) => path)}::text[],
      ${rows.map(({ referrerHost }) => referrerHost)}::text[],
      ${rows.map(({ views }) => views)}::bigint[]
    )
    on conflict (day, path, referrer_host) do update
      set views = page_views.views + excluded.views`.execute(tx);
}

const orderOf = ({ day, path, referrerHost }: PageViewCount): string =>
  [day, path, referrerHost].join('\n');

/** Different counts in memory; beyond them a view still counts, without where it came from. */
const maxCounts = 5000;

export interface PageViewCounter extends Pick<CountBuffer<PageViewCount>, 'flush' | 'stop'> {
  /** Counts in memory: no query, and nothing to wait for. */
  count(view: PageView): void;
}

function addCount(counts: Map<string, PageViewCount>, count: PageViewCount): void {
  const key = orderOf(count);
  const known = counts.get(key);
  if (known) known.views += count.views;
  else if (counts.size < maxCounts || count.referrerHost === '') counts.set(key, { ...count });
  else addCount(counts, { ...count, referrerHost: '' });
}

/** Counts page views in memory and adds them to the database every ten seconds. */
export function createPageViewCounter({
  write,
  clock,
  log,
}: Pick<Services, 'write' | 'clock' | 'log'>): PageViewCounter {
  const { add, flush, stop } = createCountBuffer<PageViewCount>({
    add: addCount,
    write: (batch) => write((tx) => addPageViews(tx, batch)),
    onFailure: (error) => log.warn({ err: error }, 'page views could not be written yet'),
  });
  return {
    count({ path, referrerHost = '' }) {
      add({ day: dayOf(clock.now()), path, referrerHost, views: 1 });
    },
    flush,
    stop,
  };
}
