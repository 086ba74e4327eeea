import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { type Counted, countCells } from '../../rules/count-cells.ts';
import { availabilityRank } from '../../rules/ranks.ts';

/**
 * Counts added and removed entries. Every transaction changes the counts in the same order, so none waits for another
 * in a circle.
 */
export async function changeCounts(
  tx: Tx,
  { added, removed }: { added: readonly Counted[]; removed: readonly Counted[] },
): Promise<void> {
  const cells = countCells(added, removed);
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

/** Counts all entries anew. The table is locked meanwhile: no entry is added or removed. */
export async function recount(tx: Tx): Promise<void> {
  await sql`lock table consultant_search in share mode`.execute(tx);
  await tx.deleteFrom('consultant_search_counts').execute();
  // In order: the counts of one skill in all cities are read together.
  await sql`
    insert into consultant_search_counts (skill, module, place, available, busy, unavailable)
    select skill, module, place,
           count(*) filter (where availability = ${availabilityRank('available')}),
           count(*) filter (where availability = ${availabilityRank('busy')}),
           count(*) filter (where availability = ${availabilityRank('unavailable')})
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
