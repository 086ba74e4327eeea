import pg from 'pg';
import { type CorrespondentViewer, isCorrespondent } from '#access/viewer.ts';
import { createDb, openPool } from '#db/client.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { systemClock } from '#lib/clock.ts';

/** So many people are made by the product's own pattern; more are their likes, with other ids and names. */
const patterns = 1000;
/** A client has so many conversations, of so many messages each: a thousand messages. */
const threads = 20;
const messages = 50;

/** What is asked for in a marketplace that has grown. */
export interface GrownMarketplace {
  anyUserId: string;
  /** A client with conversations, as many at each size. */
  correspondent: CorrespondentViewer;
  /** The address of a user with entries in the audit log. */
  anyEmail: string;
}

/** Has a database grow to so many users, open projects, messages and entries of the audit log. What is there stays. */
export async function growMarketplace(
  connectionString: string,
  size: number,
): Promise<GrownMarketplace> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ users: number; projects: number }>(
      'select (select count(*)::int from user_entries) as users, (select count(*)::int from projects) as projects',
    );
    const there = rows[0] ?? { users: 0, projects: 0 };
    // The client of the projects that come has the address of the one before.
    await client.query(
      "update auth.users set email = id || '@growth.test' where email = 'scale-client@example.test'",
    );
    await fillWithScaleData(client, {
      consultants: there.users === 0 ? patterns : 0,
      projects: size - there.projects,
      seed: `growth to ${size}`,
      now: systemClock.now(),
    });
    await client.query('set session_replication_role = replica');
    for (const statement of statementsFor(there.users, size)) await client.query(statement);
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze');
    return await whatIsThere(client, connectionString);
  } finally {
    await client.end();
  }
}

const entryColumns =
  'user_id, user_type, status, name, email, company, title, city, country, rate_usd, years, joined_at';

/** People, their conversations and what the audit log says of them, from so many on, to so many. */
const statementsFor = (there: number, size: number): string[] => [
  `insert into user_entries (${entryColumns})
   select ${entryColumns} from user_entry_sources on conflict do nothing`,
  `with pattern as (
     select row_number() over (order by entry.user_id) - 1 as place, entry.*
       from user_entries entry join consultant_profiles using (user_id)
   ), likes as (
     select md5('person ' || n)::uuid as id, n, n % ${patterns} = 0 as is_suspended, pattern.*
       from generate_series(${Math.max(there, patterns) + 1}, ${size}) n join pattern on pattern.place = n % ${patterns}
   ), accounts as (
     insert into auth.users (id, name, email, email_verified, user_type, first_name, last_name)
     select id, name || ' ' || n, 'person-' || n || '@growth.test', true, 'consultant', 'Person', n::text from likes
   ), people as (
     insert into profiles (user_id, user_type, first_name, last_name, approved_at, suspended_at, suspension_reason)
     select id, 'consultant', 'Person', n::text, joined_at, case when is_suspended then now() end,
            case when is_suspended then 'Made up.' end
       from likes
   )
   insert into user_entries (${entryColumns})
   select id, user_type, case when is_suspended then 'suspended' else status end, name || ' ' || n,
          'person-' || n || '@growth.test', company, title, city, country, rate_usd, years,
          joined_at - n * interval '1 minute'
     from likes`,
  'drop table if exists pairs',
  `create temp table pairs as
   with consultants as (
     select row_number() over (order by user_id) - 1 as place, user_id from consultant_profiles
   )
   select gen_random_uuid() as thread_id, md5('client ' || k)::uuid as client_id, k, user_id as consultant_id, n,
          now() - interval '2 days' - n * interval '1 hour' as last_at
     from generate_series(${Math.floor(there / patterns) + 1}, ${Math.floor(size / patterns)}) k,
          generate_series(1, ${threads}) n, consultants
    where place = (k * ${threads} + n) % ${patterns}`,
  `with clients as (select distinct client_id as id, k from pairs), accounts as (
     insert into auth.users (id, name, email, email_verified, user_type, first_name, last_name)
     select id, 'Client ' || k, 'client-' || k || '@growth.test', true, 'client', 'Client', k::text from clients
   ), companies as (
     insert into companies (id, name, approved_at, created_at, updated_at)
     select id, 'Company ' || k, now(), now(), now() from clients
   ), members as (
     insert into company_members (company_id, user_id, role, since, chosen_at)
     select id, id, 'owner', now(), now() from clients
   )
   insert into profiles (user_id, user_type, first_name, last_name, company_name, approved_at)
   select id, 'client', 'Client', k::text, 'Company ' || k, now() from clients`,
  `insert into threads (id, client_id, company_id, consultant_id, opened_by, created_at, last_position, last_message_at)
   select thread_id, client_id, client_id, consultant_id, client_id, last_at - interval '60 days', ${messages}, last_at from pairs`,
  `insert into messages (id, thread_id, position, sender_id, delivery, text, created_at)
   select gen_random_uuid(), thread_id, position, case when position % 2 = 1 then client_id else consultant_id end,
          (position + 1) / 2, 'Message ' || position || ' of the month-end close.',
          last_at - (${messages} - position) * interval '1 minute'
     from pairs, generate_series(1, ${messages}) position`,
  // In every third conversation the last message waits unread.
  `insert into thread_sides (thread_id, user_id, last_activity_at, received_count, read_count, read_position, told_count)
   select thread_id, user_id, last_at, ${messages} / 2, ${messages} / 2 - (n % 3 = 0)::integer, ${messages} - 2, ${messages} / 2
     from pairs, unnest(array[client_id, consultant_id]) user_id`,
  `insert into audit_log (at, actor_id, action, subject_id)
   select joined_at, md5('admin ' || (rate_usd % 5))::uuid, case when years % 2 = 0 then 'account.approve' else 'account.suspend' end, user_id
     from user_entries entry
    where not exists (select from audit_log where subject_id = entry.user_id)
    order by joined_at`,
];

async function whatIsThere(client: pg.Client, connectionString: string): Promise<GrownMarketplace> {
  const { rows } = await client.query<{ user_id: string; email: string; client_id: string }>(
    `select user_id, email, md5('client 1')::uuid as client_id from user_entries where user_type = 'consultant'
      order by user_id offset ${patterns / 2} limit 1`,
  );
  const [found] = rows;
  const db = createDb(openPool(connectionString, 1));
  try {
    const correspondent = found && (await viewerOf(db, found.client_id));
    if (!found || !correspondent || !isCorrespondent(correspondent)) {
      throw new Error('There is no user with conversations.');
    }
    return { anyUserId: found.user_id, anyEmail: found.email, correspondent };
  } finally {
    await db.destroy();
  }
}
