import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { type Counted, countCells } from '../../rules/count-cells.ts';

/** Counts those who come and those who go. All who do this change the counts in one order, so none waits for another in a circle. */
export async function changeCounts(
  tx: Tx,
  { come, go }: { come: readonly Counted[]; go: readonly Counted[] },
): Promise<void> {
  const cells = countCells(come, go);
  if (cells.length === 0) return;
  await sql`
    insert into consultant_search_counts as known (skill, module, place, available, busy, unavailable)
    select skill, module, place, available, busy, unavailable
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell (
        skill text, module text, place text, available integer, busy integer, unavailable integer
      )
        on conflict (skill, module, place) do update
       set available = known.available + excluded.available,
           busy = known.busy + excluded.busy,
           unavailable = known.unavailable + excluded.unavailable
  `.execute(tx);
}

/** Counts everybody anew. Nobody comes or goes meanwhile. */
export async function recount(tx: Tx): Promise<void> {
  await sql`lock table consultant_search in share mode`.execute(tx);
  await tx.deleteFrom('consultant_search_counts').execute();
  // In order: the counts of one skill in all cities are read together.
  await sql`
    insert into consultant_search_counts (skill, module, place, available, busy, unavailable)
    select skill, module, place,
           count(*) filter (where availability = 2),
           count(*) filter (where availability = 1),
           count(*) filter (where availability = 0)
      from consultant_search
     cross join lateral unnest(array_append(places, '')) as place
     cross join lateral (
       select '' as skill, '' as module
       union all select skill, '' from unnest(skills) as skill
       union all select split_part(module, '.', 1), module from unnest(modules) as module
     ) as knowledge
     where to_xid is null
     group by skill, module, place
     order by skill, module, place
  `.execute(tx);
}
