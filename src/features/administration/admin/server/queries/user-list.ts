import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { UserFilter, UserList, UserSort } from '../../rules/user-list.ts';

const columns = [
  'entry.user_id as userId',
  'entry.user_type as userType',
  'entry.status',
  'entry.name',
  'entry.email',
  'entry.company',
  'entry.title',
  'entry.city',
  'entry.country',
  'entry.rate_usd as rateUsd',
  'entry.years',
  'entry.joined_at as joinedAt',
] as const;

/** What each order goes by, exactly as its index has it, and its type. */
const orders: Record<UserSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  joined: { key: sql`entry.joined_at`, type: sql`timestamptz` },
  name: { key: sql`lower(entry.name)`, type: sql`text` },
  email: { key: sql`entry.email`, type: sql`text` },
  title: { key: sql`lower(entry.title)`, type: sql`text` },
  location: { key: sql`lower(entry.city)`, type: sql`text` },
  rate: { key: sql`entry.rate_usd`, type: sql`integer` },
  experience: { key: sql`entry.years`, type: sql`smallint` },
  company: { key: sql`lower(entry.company)`, type: sql`text` },
  status: { key: sql`entry.status`, type: sql`text` },
};

/** The row that a list goes on after: its key, as text, and its id. */
export type UserPosition = readonly [sort: UserSort, key: string, id: string];

type Entries = { entry: Database['user_entries'] };

function narrowed<Row>(
  query: SelectQueryBuilder<Entries, 'entry', Row>,
  { text, status }: UserFilter,
) {
  const written = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return query
    .$if(text !== '', (rows) =>
      rows.where(sql<boolean>`plain_letters(entry.words) like plain_letters(${written})`),
    )
    .$if(status !== undefined, (rows) => rows.where('entry.status', '=', status ?? 'pending'));
}

/** Users in one order, from after a position on. */
export async function listUserEntries(
  db: Db,
  { userType, sort, direction, ...filter }: UserList,
  { after, limit }: { after: UserPosition | null; limit: number },
) {
  const { key, type } = orders[sort];
  const isDescending = direction === 'descending';
  const beyond = isDescending ? sql`<` : sql`>`;
  const order = isDescending ? 'desc' : 'asc';
  const rows = await narrowed(
    db
      .selectFrom('user_entries as entry')
      .select(columns)
      .select(sql<string>`(${key})::text`.as('key'))
      // A literal: the planner must see that an index on the users of one type fits.
      .where('entry.user_type', '=', sql.lit(userType)),
    filter,
  )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${key}, entry.user_id) ${beyond} (${after?.[1]}::${type}, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy(key, order)
    .orderBy('entry.user_id', order)
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const position: UserPosition | null = last ? [sort, last.key, last.userId] : null;
  return { items, next: rows.length > limit ? position : null };
}

export type UserEntryRow = Awaited<ReturnType<typeof listUserEntries>>['items'][number];

/** One user's entry; null when there is no such user. */
export async function findUserEntry(db: Db, userId: string): Promise<UserEntryRow | null> {
  const row = await db
    .selectFrom('user_entries as entry')
    .select(columns)
    .select(sql<string>`''`.as('key'))
    .where('entry.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many users of each type fit. */
export async function countUserEntries(
  db: Db,
  filter: UserFilter,
): Promise<{ clients: number; consultants: number }> {
  const rows = await narrowed(
    db
      .selectFrom('user_entries as entry')
      .select(['entry.user_type as userType', sql<number>`count(*)::int`.as('n')]),
    filter,
  )
    .groupBy('entry.user_type')
    .execute();
  const countOf = (type: UserType) => rows.find(({ userType }) => userType === type)?.n ?? 0;
  return { clients: countOf('client'), consultants: countOf('consultant') };
}

const positionSchema = z.tuple([z.string(), z.string().max(500), z.uuid()]);

/** Reads where a list goes on; null when it is not a position of a list in this order. */
export function readUserPosition(cursor: string, sort: UserSort): UserPosition | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [ofSort, key, id] = positionSchema.parse(json);
    return ofSort === sort && fits(sort, key) ? [sort, key, id] : null;
  } catch {
    return null;
  }
}

/** Whether the database can read the key as what the order goes by. */
function fits(sort: UserSort, key: string): boolean {
  if (sort === 'joined') return !Number.isNaN(Date.parse(key.replace(/\+00$/, 'Z')));
  if (sort === 'rate' || sort === 'experience') return /^\d{1,4}$/.test(key);
  return true;
}

/** The cursor of what comes after a position. */
export const writeUserPosition = (position: UserPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** A page as operations answer it. */
export const toUserPage = <Item>(items: Item[], next: UserPosition | null): Page<Item> => ({
  items,
  nextCursor: next && writeUserPosition(next),
});
