import type { Compilable } from 'kysely';
import type { PageRequest } from '#lib/api/cursor.ts';
import { usualLimit } from '#lib/api/pagination.ts';
import { builtOnce } from './built-once.ts';
import type { Db } from './client.ts';

/** The page that nearly all who ask for a list are given. */
const firstPage: PageRequest = { limit: usualLimit, after: null };

const isFirst = ({ limit, after }: PageRequest): boolean =>
  limit === firstPage.limit && after === null;

/**
 * A paged list: returns the rows of one page. The query of a first page with the usual length is built once, and
 * prepared; `select` has to meet the rules of `builtOnce`.
 */
export function listedByPage<Given extends object, Row>(
  select: (db: Db, given: Given, page: PageRequest) => Compilable<Row>,
): (db: Db, given: Given, page: PageRequest) => Promise<Row[]> {
  const first = builtOnce((db, given: Given) => select(db, given, firstPage));
  return async (db, given, page) => {
    if (isFirst(page)) return first(db, given);
    const { rows } = await db.executeQuery(select(db, given, page).compile());
    return rows;
  };
}
