import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { dayOf } from '#lib/calendar-days.ts';
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

/** In milliseconds: what a process that is killed can lose. */
const flushInterval = 10_000;
/** Different counts in memory; beyond them a view still counts, without where it came from. */
const maxCounts = 5000;

export interface PageViewCounter {
  /** Counts in memory: no query, and nothing to wait for. */
  count(view: PageView): void;
  /** Writes what has been counted since the last time. What cannot be written is kept for the next. */
  flush(): Promise<void>;
  /** Writes the rest, and counts no more. */
  stop(): Promise<void>;
}

/** Counts page views in memory and adds them to the database every ten seconds. */
export function createPageViewCounter({
  write,
  clock,
  log,
}: Pick<Services, 'write' | 'clock' | 'log'>): PageViewCounter {
  let counts = new Map<string, PageViewCount>();
  let lastFlush = Promise.resolve();

  function add({ day, path, referrerHost, views }: PageViewCount): void {
    const key = [day, path, referrerHost].join('\n');
    const known = counts.get(key);
    if (known) known.views += views;
    else if (counts.size < maxCounts || referrerHost === '') {
      counts.set(key, { day, path, referrerHost, views });
    } else add({ day, path, referrerHost: '', views });
  }

  async function writeCounts(): Promise<void> {
    if (counts.size === 0) return;
    const batch = [...counts.values()];
    counts = new Map();
    try {
      await write((tx) => addPageViews(tx, batch));
    } catch (error) {
      log.warn({ err: error }, 'page views could not be written yet');
      for (const count of batch) add(count);
    }
  }

  /** One at a time, so that anyone who waits for a flush knows that all before it is written. */
  function flush(): Promise<void> {
    lastFlush = lastFlush.then(writeCounts);
    return lastFlush;
  }

  const timer = setInterval(() => void flush(), flushInterval).unref();
  return {
    count({ path, referrerHost = '' }) {
      add({ day: dayOf(clock.now()), path, referrerHost, views: 1 });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
