import { type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import type { PageRequest } from '#lib/api/cursor.ts';

/**
 * Cuts one page out of a newest-first list, plus one row that shows whether there are more. Both columns are compared
 * at once, so that an index on them finds the place however deep the page is.
 */
export function newestFirst<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  page: PageRequest,
  columns: { createdAt: StringReference<Tables, From>; id: StringReference<Tables, From> },
): SelectQueryBuilder<Tables, From, Row> {
  const createdAt = sql.ref(columns.createdAt);
  const id = sql.ref(columns.id);
  const rows = query
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    // A literal: of a limit that it does not know the planner expects a tenth of the table.
    .limit(sql.lit(page.limit + 1));
  const { after } = page;
  if (!after) return rows;
  return rows.where(sql<boolean>`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id}::uuid)`);
}
