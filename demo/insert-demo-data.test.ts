import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoRules } from '#app/demo.ts';
import {
  rightsAt,
  subscribedUsers,
} from '#features/billing/subscriptions/server/queries/subscribed-users.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { demoAccounts } from './accounts.ts';
import { hasDemoData, insertDemoData } from './insert-demo-data.ts';
import { readPortraits } from './portraits/read-portraits.ts';

const now = new Date();

const insert = () =>
  database.db
    .transaction()
    .execute((tx) => insertDemoData(tx, { now, passwordHash: 'a hash', rules: demoRules, photos }));

const database = await sharedDatabase();
const { photos } = await readPortraits();
// Three starts at once.
const outcomes = await Promise.all([insert(), insert(), insert()]);

/** How many rows a condition finds; the rules below are conditions that nothing may meet. */
async function count(query: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.raw(query)}`.execute(database.db);
  return rows[0]?.n ?? Number.NaN;
}

describe('filling a database with the demo', () => {
  it('happens once, however many starts there are', async () => {
    expect(outcomes.toSorted()).toEqual([false, false, true]);
    expect(await insert()).toBe(false);
    expect(await hasDemoData(database.db)).toBe(true);
    expect(await count('auth.users')).toBe(87);
  });

  it('brings the people, projects and applications, all of people marked as demo', async () => {
    expect(await count("profiles where user_type = 'consultant'")).toBe(60);
    expect(await count("profiles where user_type = 'client'")).toBe(27);
    expect(await count('companies')).toBe(21);
    expect(await count('company_members')).toBe(27);
    expect(await count('profiles where not is_demo')).toBe(0);
    expect(await count('admins')).toBe(1);
    expect(await count('consultant_profiles')).toBe(60);
    expect(await count('consultant_photos')).toBe(30);
    expect(await count('consultant_profiles where photo_id is not null')).toBe(30);
    expect(await count('projects')).toBe(84);
    expect(await count('applications')).toBe(204);
  });

  it('rewards the referrals of those who pay, and no others', async () => {
    expect(await count('referral_codes')).toBe(1);
    expect(await count('referrals')).toBe(2);
    expect(await count('referrals where credited_at is not null')).toBe(1);
    expect(
      await count(`referrals join billing_customers as customer on customer.user_id = referrals.referee_id
        where (customer.first_paid_at is null) <> (reward_granted_at is null)`),
    ).toBe(0);
    expect(
      await count(`referrals join profiles as referrer on referrer.user_id = referrer_id
        join profiles as referee on referee.user_id = referee_id
        where referrer.created_at > referee.created_at or referrals.created_at < referee.created_at`),
    ).toBe(0);
    // A free month was taken off the invoice that came after it.
    expect(
      await count(`local_stripe.objects where kind = 'invoice' and body->>'amount_paid' = '0'
        and (body->>'total')::int > 0`),
    ).toBe(1);
  });

  it('gives a password only to the sign-ins', async () => {
    const rows = await database.db
      .selectFrom('auth.accounts as account')
      .innerJoin('auth.users as user', 'user.id', 'account.user_id')
      .select(['user.email', 'account.account_id', 'account.user_id', 'account.provider_id'])
      .execute();
    expect(rows.map(({ email }) => email).toSorted()).toEqual(
      demoAccounts.map(({ email }) => email).toSorted(),
    );
    for (const row of rows) {
      expect(row.account_id).toBe(row.user_id);
      expect(row.provider_id).toBe('credential');
    }
  });

  it('gives the sign-ins the standing that is printed with them', async () => {
    const rows = await database.db
      .selectFrom('profiles as profile')
      .innerJoin('auth.users as user', 'user.id', 'profile.user_id')
      .leftJoin('admins as admin', 'admin.user_id', 'profile.user_id')
      .select((row) => [
        'user.email',
        'user.email_verified',
        'profile.user_type as userType',
        'profile.first_name as firstName',
        'profile.last_name as lastName',
        row('profile.approved_at', 'is not', null).as('approved'),
        row('admin.user_id', 'is not', null).as('admin'),
        row('profile.user_id', 'in', subscribedUsers(database.db, rightsAt(now))).as('subscribed'),
      ])
      .where('user.email', 'like', '%@demo.test')
      .execute();
    const standings = new Map(rows.map(({ email, ...standing }) => [email, standing]));
    for (const { email, meaning: _meaning, ...standing } of demoAccounts) {
      expect(standings.get(email)).toEqual({ ...standing, email_verified: true });
    }
  });

  it('leaves some people waiting for approval, and some addresses unconfirmed', async () => {
    const waiting = 'profiles where approved_at is null';
    // Colleagues come in with the company.
    expect(await count('companies where approved_at is null')).toBe(4);
    expect(await count(`${waiting} and user_type = 'consultant'`)).toBe(5);
    expect(await count('auth.users where not email_verified')).toBe(2);
    expect(
      await count(
        'profiles join auth.users on id = user_id where approved_at is not null and not email_verified',
      ),
    ).toBe(0);
  });
});

describe('the credentials of the demo', () => {
  it('are verified in part and waiting in part, of certifications in the profile, and of no sign-in', async () => {
    expect(await count("credentials where status = 'verified'")).toBeGreaterThan(15);
    expect(await count("credentials where status = 'submitted'")).toBeGreaterThanOrEqual(3);
    expect(await count("credentials where status = 'rejected'")).toBe(0);
    expect(
      await count(
        "credentials where certification like '%fundamentals' and expires_on is not null",
      ),
    ).toBe(0);
    expect(
      await count(`credentials join consultant_profiles on user_id = consultant_id
        join auth.users as person on person.id = consultant_id
        where certification <> all (certifications) or email like '%@demo.test'
          or decided_at < submitted_at or issued_on > submitted_at or expires_on < now()`),
    ).toBe(0);
    expect(await count('(select distinct consultant_id from credentials) as proven')).toBeLessThan(
      await count('consultant_profiles'),
    );
  });
});

describe('the subscriptions of the demo', () => {
  it('are on trial, paid, ending and expired, by the month and by the year', async () => {
    const listed = await database.db
      .selectFrom('profiles')
      .select('user_id')
      .where('approved_at', 'is not', null)
      .where('user_id', 'in', subscribedUsers(database.db, rightsAt(now)))
      .execute();
    expect(listed).toHaveLength(47);
    expect(await count("subscriptions where status = 'trialing'")).toBeGreaterThanOrEqual(8);
    expect(await count("subscriptions where plan = 'annual'")).toBeGreaterThanOrEqual(10);
    expect(
      await count("subscriptions where plan = 'monthly' and status = 'active'"),
    ).toBeGreaterThan(10);
    expect(await count("subscriptions where status = 'canceled'")).toBe(4);
    expect(await count("subscriptions where cancel_at_period_end and status <> 'canceled'")).toBe(
      1,
    );
  });

  it('belong to approved consultants who began with the trial', async () => {
    expect(await count('subscriptions')).toBe(51);
    expect(
      await count(
        `subscriptions s join profiles p using (user_id) left join trials t using (user_id)
         where p.user_type <> 'consultant' or p.approved_at is null or t.began_at is null
            or t.began_at < p.approved_at`,
      ),
    ).toBe(0);
    expect(
      await count(
        `billing_customers where user_id =
           (select id from auth.users where email = 'new-consultant@demo.test')`,
      ),
    ).toBe(0);
  });

  it('cost what the plans cost', async () => {
    const rows = await database.db
      .selectFrom('subscriptions')
      .select(['plan', 'currency', 'amount'])
      .distinct()
      .where('currency', 'in', ['USD', 'GBP', 'SEK'])
      .execute();
    expect(rows).toContainEqual({ plan: 'monthly', currency: 'USD', amount: 75 });
    expect(rows).toContainEqual({ plan: 'annual', currency: 'GBP', amount: 593 });
    expect(rows).toContainEqual({ plan: 'annual', currency: 'SEK', amount: 8168 });
  });
});

describe('the conversations of the demo', () => {
  it('are between a client and a consultant who could have them, and are counted as messages are', async () => {
    expect(await count('threads')).toBe(5);
    // The consultant has a side, and each member of the client's company.
    const members = await count('threads join company_members using (company_id)');
    expect(await count('thread_sides')).toBe(members + 5);
    expect(
      await count(`threads join profiles as client on client.user_id = client_id
        join profiles as consultant on consultant.user_id = consultant_id
        where client.user_type <> 'client' or consultant.user_type <> 'consultant'
          or client.approved_at is null or threads.created_at < consultant.approved_at`),
    ).toBe(0);
    expect(
      await count(`thread_sides as side join threads on id = thread_id
        where received_count <> (select max(delivery) from messages as message
            where message.thread_id = side.thread_id and (sender_id = consultant_id) <> (user_id = consultant_id))
          or read_count <> (select count(*) from messages as message
            where message.thread_id = side.thread_id and (sender_id = consultant_id) <> (user_id = consultant_id)
              and position <= read_position)
          or last_position <> (select count(*) from messages as message where message.thread_id = side.thread_id)`),
    ).toBe(0);
    expect(await count('thread_sides where read_count < received_count')).toBe(2);
  });
});

describe('the projects and applications of the demo', () => {
  const accepted =
    "(select from applications a where a.project_id = p.id and a.status = 'accepted')";

  it('are in all states', async () => {
    for (const status of ['open', 'in_progress', 'completed', 'cancelled']) {
      expect(await count(`projects where status = '${status}'`)).toBeGreaterThanOrEqual(9);
    }
    for (const status of ['pending', 'accepted', 'rejected', 'withdrawn']) {
      expect(await count(`applications where status = '${status}'`)).toBeGreaterThanOrEqual(10);
    }
    expect(await count("projects where visibility = 'private'")).toBeGreaterThanOrEqual(4);
  });

  it('belong to confirmed clients', async () => {
    expect(
      await count(
        `projects p join profiles on user_id = client_id join auth.users u on u.id = client_id
         where profiles.user_type <> 'client' or not email_verified or p.created_at < profiles.created_at`,
      ),
    ).toBe(0);
  });

  it('have nineteen deals that were completed by both sides or by time, and one proposal', async () => {
    const deals = `completions c join applications a on a.id = c.application_id
      join projects p on p.id = a.project_id`;
    const completed = "c.state = 'completed' and p.status = 'completed'";
    expect(await count(`${deals} where ${completed} and c.answered_at = p.closed_at`)).toBe(19);
    expect(
      await count(
        `${deals} where c.state = 'waiting' and p.status = 'in_progress' and c.answer_by > now()`,
      ),
    ).toBe(1);
    expect(await count('completions')).toBe(20);
    expect(
      await count('completions where answered_at <= proposed_at or review_until <= answered_at'),
    ).toBe(0);
  });

  it('have deals that one side or both have reviewed, and one that waits for a side', async () => {
    const written = 'submitted_at < now() and submitted_at < review_until';
    expect(await count(`reviews where revealed_at < now() and ${written}`)).toBe(34);
    const isOpen = 'revealed_at is null and review_until > now()';
    expect(await count(`reviews where ${isOpen} and ${written}`)).toBe(1);
    expect(await count('reviews')).toBe(35);
  });

  it('have one accepted application when in progress or completed, and none while open', async () => {
    expect(
      await count(
        `projects p where status in ('in_progress', 'completed') and not exists ${accepted}`,
      ),
    ).toBe(0);
    expect(await count(`projects p where status = 'open' and exists ${accepted}`)).toBe(0);
    expect(await count(`projects p where status = 'cancelled' and exists ${accepted}`)).toBe(1);
  });

  it('have no application left without an answer when they are no longer open', async () => {
    expect(
      await count(
        "applications a join projects p on p.id = project_id where a.status = 'pending' and p.status <> 'open'",
      ),
    ).toBe(0);
  });

  it('are applied to only in public', async () => {
    expect(
      await count(
        "applications a join projects p on p.id = project_id where visibility = 'private'",
      ),
    ).toBe(0);
    expect(await count("projects where visibility = 'private' and status <> 'open'")).toBe(0);
  });

  it('have invitations in every state, each to a listed consultant, one of them to a private project that waits', async () => {
    for (const state of ['sent', 'read', 'applied', 'declined', 'withdrawn']) {
      expect(await count(`invitations where state = '${state}'`)).toBeGreaterThanOrEqual(1);
    }
    const joined =
      'invitations i join projects p on p.id = i.project_id left join applications a on a.id = i.application_id';
    expect(await count(`${joined} where i.client_id <> p.client_id`)).toBe(0);
    expect(await count(`${joined} where i.created_at not between p.created_at and now()`)).toBe(0);
    expect(await count(`${joined} where i.answered_at not between i.created_at and now()`)).toBe(0);
    expect(
      await count(`${joined} where i.state = 'applied' and a.consultant_id <> i.consultant_id`),
    ).toBe(0);
    expect(
      await count(
        `${joined} where i.state = 'sent' and p.status = 'open' and visibility = 'private'`,
      ),
    ).toBe(1);
    expect(await count(`${joined} where i.state = 'sent' and p.status <> 'open'`)).toBe(1);
  });

  it('give a reason to every rejected applicant, and to no other', async () => {
    expect(
      await count("applications where (decision_reason is not null) <> (status = 'rejected')"),
    ).toBe(0);
    const { anotherWasChosen, projectWasCancelled } = demoRules;
    const reasons = await database.db
      .selectFrom('applications')
      .select('decision_reason')
      .distinct()
      .where('status', '=', 'rejected')
      .execute();
    const words = reasons.map(({ decision_reason }) => decision_reason);
    expect(words).toContain(anotherWasChosen);
    expect(words).toContain(projectWasCancelled);
    expect(words.length).toBeGreaterThan(8);
  });

  it('happened in an order that is possible', async () => {
    const application = `applications a
      join projects p on p.id = a.project_id
      join profiles person on person.user_id = a.consultant_id
      join trials t on t.user_id = a.consultant_id
      join subscriptions s on s.user_id = a.consultant_id`;
    const begin = `${application} where a.created_at <= p.created_at or a.created_at <= person.approved_at
      or a.created_at <= t.began_at or a.created_at >= '${now.toISOString()}'`;
    expect(await count(begin)).toBe(0);
    const expired = "s.status = 'canceled' and a.created_at >= s.current_period_end";
    expect(await count(`${application} where ${expired}`)).toBe(0);
    const late = "a.created_at >= coalesce(p.closed_at, a.created_at + interval '1 day')";
    expect(await count(`${application} where ${late}`)).toBe(0);
    const decided =
      'a.decided_at <= a.created_at or a.updated_at < a.created_at or a.decided_at > p.closed_at';
    expect(await count(`${application} where ${decided}`)).toBe(0);
    expect(
      await count(
        `applications a join applications chosen using (project_id)
         where chosen.status = 'accepted'
           and (a.created_at >= chosen.decided_at or a.decided_at > chosen.decided_at)`,
      ),
    ).toBe(0);
    expect(await count(`projects where updated_at > '${now.toISOString()}'`)).toBe(0);
  });
});

describe('what the sign-ins of the demo find', () => {
  const idOf = (email: string) => `(select id from auth.users where email = '${email}')`;

  it('is projects in all states with fresh applications for the client', async () => {
    const own = `projects p where client_id = ${idOf('client@demo.test')}`;
    for (const status of ['open', 'in_progress', 'completed', 'cancelled']) {
      expect(await count(`${own} and status = '${status}'`)).toBeGreaterThanOrEqual(2);
    }
    expect(
      await count(
        `applications a where status = 'pending' and created_at > now() - interval '7 days'
         and project_id in (select id from ${own} and status = 'open')`,
      ),
    ).toBeGreaterThanOrEqual(5);
  });

  it('is one open project for the client who waits', async () => {
    const own = `projects where client_id = ${idOf('pending-client@demo.test')}`;
    expect(await count(own)).toBe(1);
    expect(await count(`${own} and status = 'open'`)).toBe(1);
  });

  it('is applications in all states for the consultant, and none for the new one', async () => {
    for (const status of ['pending', 'accepted', 'rejected', 'withdrawn']) {
      const own = `applications where consultant_id = ${idOf('consultant@demo.test')}`;
      expect(await count(`${own} and status = '${status}'`)).toBeGreaterThanOrEqual(1);
    }
    expect(
      await count(`applications where consultant_id = ${idOf('new-consultant@demo.test')}`),
    ).toBe(0);
  });
});
