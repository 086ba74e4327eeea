import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SearchFilter } from '../../contract.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { entriesInDatabase } from './open-search.ts';
import { askedOf, readText } from './read-text.ts';
import {
  allOf,
  choiceConditions,
  isCurrent,
  matchesText,
  rangeConditions,
} from './search-conditions.ts';

/** A listed consultant, and since when without a break. */
export interface NewConsultant {
  userId: string;
  listedSince: Date;
}

interface NewSince {
  after: Date;
  /** Whom the asker knows of already. */
  except: readonly string[];
  limit: number;
  now: Date;
}

/**
 * The first of those who are listed at `now`, and were not before a moment, within a filter and but for some. A text is
 * read as the list of all reads it, and only where a consultant is left to be asked about.
 */
export async function listNewConsultants(
  db: Db,
  filter: SearchFilter,
  since: NewSince,
): Promise<NewConsultant[]> {
  const narrowed = await selectNew(db, filter, since, null);
  if (narrowed.length === 0 || filter.text.trim() === '') return narrowed;
  const read = await readText({ db, entries: entriesInDatabase(db, since.now) }, filter.text);
  return read ? selectNew(db, filter, since, askedOf(read)) : narrowed;
}

async function selectNew(
  db: Db,
  filter: SearchFilter,
  { after, except, limit, now }: NewSince,
  text: AskedText | null,
): Promise<NewConsultant[]> {
  const conditions = [
    isCurrent(now),
    sql<boolean>`entry.listed_since >= ${after}`,
    sql<boolean>`entry.user_id <> all (${except}::uuid[])`,
    ...choiceConditions(filter),
    ...rangeConditions(filter),
    ...(text ? [matchesText(text)] : []),
  ];
  const { rows } = await sql<NewConsultant>`
    select entry.user_id as "userId", entry.listed_since as "listedSince"
      from consultant_search as entry
     where ${allOf(conditions)}
     order by entry.listed_since, entry.user_id
     limit ${limit}`.execute(db);
  return rows;
}

/** Since when the one who was listed last has been; null when none is. */
export async function findNewestListed(db: Db): Promise<Date | null> {
  const newest = await db
    .selectFrom('consultant_search')
    .select('listed_since')
    .where('to_xid', 'is', null)
    .orderBy('listed_since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.listed_since ?? null;
}
