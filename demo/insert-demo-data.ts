import { CompiledQuery, sql } from 'kysely';
import type { Db, Tx } from '#db/client.ts';
import { createStore, type SqlConnection } from '#emulators/local-stripe/store.ts';
import { demoAccounts } from './accounts.ts';
import { assembleDemo, type DemoOptions, type DemoRows } from './assembly/assemble-demo.ts';

/** Whether the demo's people are here already: one look at its sign-ins. */
export async function hasDemoData(db: Db): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const signIn = await db
    .selectFrom('auth.users')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst();
  return signIn !== undefined;
}

/**
 * Fills the database with the demo's people, projects, applications, conversations and subscriptions; the local Stripe
 * comes to know the subscriptions as well. Of several starts at once one does it and the others wait.
 * Returns whether this one did.
 */
export async function insertDemoData(tx: Tx, options: DemoOptions): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('direct365 demo data', 0))`.execute(tx);
  if (await hasDemoData(tx)) return false;
  const rows = assembleDemo(options);
  await insertPeople(tx, rows);
  await insertSubscriptions(tx, rows, options.now);
  await tx.insertInto('referral_codes').values(rows.referralCodes).execute();
  await tx.insertInto('referrals').values(rows.referrals).execute();
  await tx.insertInto('projects').values(rows.projects).execute();
  await tx.insertInto('applications').values(rows.applications).execute();
  for (const { projectId, row, reviews } of rows.completions) {
    const project = tx.selectFrom('projects').where('id', '=', projectId);
    const company_id = project.select('company_id');
    await tx
      .insertInto('completions')
      .values({ ...row, company_id })
      .execute();
    for (const review of reviews) {
      await tx
        .insertInto('reviews')
        .values({ ...review, company_id })
        .execute();
    }
  }
  await insertPapers(tx, rows);
  await tx.insertInto('consultant_references').values(rows.references).execute();
  await tx.insertInto('invitations').values(rows.invitations).execute();
  await tx.insertInto('threads').values(rows.threads).execute();
  await tx.insertInto('thread_sides').values(rows.threadSides).execute();
  await tx.insertInto('messages').values(rows.messages).execute();
  await tx.insertInto('saved_searches').values(rows.savedSearches).execute();
  await tx.insertInto('saved_search_finds').values(rows.savedSearchFinds).execute();
  await tx.insertInto('notifications').values(rows.notifications).execute();
  return true;
}

/**
 * Says of the entries of the search since when the demo's consultants are listed: made today, they would be new to
 * every saved search.
 */
export async function dateListings(tx: Tx): Promise<void> {
  await sql`
    update consultant_search as entry set listed_since = trial.began_at
      from trials as trial join profiles as profile on profile.user_id = trial.user_id
     where entry.user_id = trial.user_id and profile.is_demo and entry.to_xid is null`.execute(tx);
}

async function insertPeople(tx: Tx, rows: DemoRows): Promise<void> {
  await tx.insertInto('auth.users').values(rows.users).execute();
  // The database has made a profile for each user; it is filled in here.
  await tx
    .insertInto('profiles')
    .values(rows.profiles)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        company_name: row.ref('excluded.company_name'),
        approved_at: row.ref('excluded.approved_at'),
        approved_by: row.ref('excluded.approved_by'),
        is_demo: row.ref('excluded.is_demo'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
  for (const colleague of rows.colleagues) await joinCompany(tx, colleague);
  await tx.insertInto('admins').values(rows.admins).execute();
  await tx.insertInto('auth.accounts').values(rows.accounts).execute();
  await tx.insertInto('consultant_photos').values(rows.consultantPhotos).execute();
  await tx.insertInto('consultant_profiles').values(rows.consultantProfiles).execute();
  await tx.insertInto('credentials').values(rows.credentials).execute();
}

/** Makes a colleague a member of the client's company, instead of one of their own. */
async function joinCompany(
  tx: Tx,
  { person: { id, joinedAt }, role, clientId }: DemoRows['colleagues'][number],
): Promise<void> {
  await tx.deleteFrom('company_members').where('user_id', '=', id).execute();
  await tx
    .insertInto('company_members')
    .columns(['company_id', 'user_id', 'role', 'invited_by', 'since', 'chosen_at'])
    .expression((eb) =>
      eb
        .selectFrom('company_members')
        .select((own) => [
          'company_id',
          own.val(id).$castTo<string>().as('user_id'),
          own.val(role).$castTo<typeof role>().as('role'),
          own.val(clientId).$castTo<string>().as('invited_by'),
          own.val(joinedAt).$castTo<Date>().as('since'),
          own.val(joinedAt).$castTo<Date>().as('chosen_at'),
        ])
        .where('user_id', '=', clientId),
    )
    .execute();
}

async function insertPapers(tx: Tx, { papers }: DemoRows): Promise<void> {
  await tx.insertInto('supplier_profiles').values(papers.supplier).execute();
  await tx.insertInto('supplier_insurances').values(papers.insurance).execute();
  await tx.insertInto('statement_versions').values(papers.statement).execute();
  await tx.insertInto('time_sheets').values(papers.sheet).execute();
  await tx.insertInto('time_sheet_weeks').values(papers.weeks).execute();
  await tx.insertInto('time_sheet_entries').values(papers.entries).execute();
  await tx.insertInto('environment_access').values(papers.access).execute();
  await tx.insertInto('environment_access_steps').values(papers.accessSteps).execute();
}

async function insertSubscriptions(tx: Tx, rows: DemoRows, now: Date): Promise<void> {
  await tx.insertInto('billing_customers').values(rows.billingCustomers).execute();
  await tx.insertInto('trials').values(rows.trials).execute();
  await tx.insertInto('subscriptions').values(rows.subscriptions).execute();
  await tx.insertInto('invoices').values(rows.invoices).execute();
  await createStore(connectionOf(tx)).commit({ at: now, create: rows.stripeObjects });
}

/** The transaction as the local Stripe's store uses a connection. */
const connectionOf = (tx: Tx): SqlConnection => ({
  query: (text, values) => tx.executeQuery(CompiledQuery.raw(text, values)),
});
