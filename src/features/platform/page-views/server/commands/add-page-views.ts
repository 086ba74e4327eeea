import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';

/** How often a page was seen on one day. */
export interface PageViewCount {
  /** In UTC, as `2026-11-13`. */
  day: string;
  /** The pattern of the page's route. */
  path: string;
  /** Where the readers came from; empty when from this site, or from nowhere. */
  referrerHost: string;
  views: number;
}

/** Adds these to what is counted already, in one statement. */
export async function addPageViews(tx: Tx, counts: readonly PageViewCount[]): Promise<void> {
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
