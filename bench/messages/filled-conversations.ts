import pg from 'pg';
import type { UserId } from '#access/user.ts';
import { createDb, openPool } from '#db/client.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';
import { systemClock } from '#lib/clock.ts';
import { createSessionCookie } from '#tests/support/session-cookie.ts';

/** So many clients, and as many consultants. */
const people = 1000;
/** With so many consultants each client has a conversation; the first one has one with all of them. */
const threadsOfClient = 20;
const messagesOfThread = 50;
/** In the conversation of the first client with the first consultant. */
export const longestThread = 20_000;

/** A user and their session. */
export interface Correspondent {
  userId: UserId;
  cookie: string;
}

/** A database with about a million messages. */
export interface FilledConversations {
  messages: number;
  anyMessageId: string;
  /** A client with a thousand conversations; one is very long. */
  busy: Correspondent;
  longThreadId: ThreadId;
  /** Clients with some conversations each. */
  clients: (Correspondent & { threadIds: string[] })[];
  /** Whom they correspond with. */
  consultants: Correspondent[];
}

/** Puts people with their conversations straight into a database on which the product has started before. */
export async function fillWithConversations(
  connectionString: string,
  sessions: { clients: number; consultants: number },
): Promise<FilledConversations> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const now = systemClock.now();
    await fillWithScaleData(client, { consultants: people, projects: 0, seed: 'bench', now });
    await client.query(peopleSql(people));
    await client.query('set session_replication_role = replica');
    for (const statement of conversationSql) await client.query(statement);
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze messages, threads, thread_sides, profiles');
    return await openSessions(client, connectionString, sessions);
  } finally {
    await client.end();
  }
}

const peopleSql = (clients: number): string => `
  insert into auth.users (name, email, email_verified, user_type, first_name, last_name)
    select 'Client ' || n, 'client-' || n || '@bench.test', true, 'client', 'Client', n::text
    from generate_series(1, ${clients}) n;
  update profiles set approved_at = now() - interval '90 days' where approved_at is null;
  create temp table pairs as
    with clients as (
      select user_id, row_number() over (order by user_id) - 1 as n
      from profiles join auth.users account on account.id = user_id
      where account.email like '%@bench.test'
    ), consultants as (
      select user_id, row_number() over (order by user_id) - 1 as n
      from consultant_profiles order by user_id limit ${people}
    )
    select gen_random_uuid() as thread_id, client.user_id as client_id, client.n as client,
      consultant.user_id as consultant_id, consultant.n as consultant,
      case when client.n + consultant.n = 0 then ${longestThread} else ${messagesOfThread} end as messages,
      now() - interval '2 days' - client.n * interval '1 minute' - consultant.n * interval '1 second' as last_at
    from clients client join consultants consultant
      on client.n = 0 or mod(consultant.n - client.n + ${people}, ${people}) < ${threadsOfClient};`;

const conversationSql = [
  `insert into threads (id, client_id, consultant_id, opened_by, created_at, last_position, last_message_at)
   select thread_id, client_id, consultant_id, client_id, last_at - interval '60 days', messages, last_at from pairs`,
  `insert into messages (id, thread_id, position, sender_id, delivery, text, created_at)
   select gen_random_uuid(), thread_id, n, case when n % 2 = 1 then client_id else consultant_id end, (n + 1) / 2,
     'Message ' || n || ': ' || repeat('the month-end close of the ledger, once more. ', 1 + n % 6),
     last_at - (messages - n) * interval '1 minute'
   from pairs, generate_series(1, messages) n`,
  // In every third conversation the last message waits unread.
  `insert into thread_sides (thread_id, user_id, last_activity_at, received_count, read_count, read_position, told_count)
   select thread_id, user_id, last_at, messages / 2, messages / 2 - (consultant % 3 = 0)::integer, messages - 2, messages / 2
   from pairs, unnest(array[client_id, consultant_id]) user_id`,
];

async function openSessions(
  client: pg.Client,
  connectionString: string,
  wanted: { clients: number; consultants: number },
): Promise<FilledConversations> {
  const db = createDb(openPool(connectionString, 2));
  const signIn = async (userId: UserId): Promise<Correspondent> => ({
    userId,
    cookie: await createSessionCookie(db, userId, systemClock.now()),
  });
  try {
    const { rows: clientRows } = await client.query<{ id: UserId; threads: string[] }>(
      `select client_id as id, array_agg(thread_id::text order by consultant) as threads
       from pairs group by client_id, client order by client limit $1`,
      [wanted.clients + 1],
    );
    const { rows: consultantRows } = await client.query<{ id: UserId }>(
      'select distinct consultant_id as id, consultant from pairs order by consultant limit $1',
      [wanted.consultants],
    );
    const { rows } = await client.query<{ n: number; any_id: string; thread_id: ThreadId }>(
      `select (select count(*)::int from messages) as n, (select id from messages offset 500000 limit 1) as any_id,
         (select thread_id from pairs where client + consultant = 0) as thread_id`,
    );
    const clients: FilledConversations['clients'] = [];
    for (const { id, threads } of clientRows) {
      clients.push({ ...(await signIn(id)), threadIds: threads });
    }
    const consultants: Correspondent[] = [];
    for (const { id } of consultantRows) consultants.push(await signIn(id));
    const [busy, ...others] = clients;
    const [found] = rows;
    if (!busy || !found) throw new Error('The conversations are not there.');
    const { n: messages, any_id: anyMessageId, thread_id: longThreadId } = found;
    return { messages, anyMessageId, busy, longThreadId, clients: others, consultants };
  } finally {
    await db.destroy();
  }
}
