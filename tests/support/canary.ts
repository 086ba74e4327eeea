import { randomUUID } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { toDealApprovalId } from '#features/hiring/deal-approvals/ids.ts';
import { toOfferId } from '#features/hiring/offers/ids.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import type { TestApp } from './app.ts';
import {
  askForAccess,
  goThroughDeal,
  grantAccess,
  keepTimeSheet,
  referTo,
} from './canary-completion.ts';
import { keepSearches } from './canary-searches.ts';
import { stateSupplier } from './canary-supplier.ts';
import { invite, talk } from './canary-talk.ts';
import { otherWaysIn } from './canary-ways-in.ts';
import { claim } from './credentials.ts';
import { consultantProfileFields, projectFields } from './factories.ts';
import { pressOnLocalPage } from './local-billing.ts';
import { givePhoto } from './photos.ts';
import { profileForm } from './profile-form.ts';

/** A word that no other user's text contains, in lower case. */
export const canary = 'zqkvogel';

/** A text that only the person who is looked for has written; its words are words for the search, too. */
export const sung = (what: string): string => `Zqkvogel${what} zqkvogel${what}`;

/** The two who have to do with them, and stay. */
export interface Others {
  admin: UserId;
  client: UserId;
  consultant: UserId;
}

/** Everything by which the site can know a consultant, through the operations that they and others have. */
export async function canaryConsultant(app: TestApp, others: Others): Promise<UserId> {
  const userId = await app.make.consultant({
    ...{ firstName: 'Zqkvogelfirst', lastName: 'Zqkvogellast' },
    ...{ email: 'zqkvogelmail@example.test', subscribed: false },
  });
  await accessGrant(app, userId);
  const own = await app.as(userId, { idempotencyKey: randomUUID() });
  await own.consultants.saveOwnProfile(canaryProfile());
  await givePhoto(app, userId);
  await subscribe(app, userId);
  await claim(app, userId);
  const me = await app.as(userId);
  await me.consultants.saveOwnProfile({
    ...canaryProfile(),
    title: sung('changed'),
    certifications: ['power-bi-data-analyst'],
  });
  await me.credentials.submit({
    ...{ certification: 'power-bi-data-analyst', issuedOn: '2025-03-01', expiresOn: null },
    ...{ link: 'https://zqkvogel.example/cert', number: 'zqkvogelnumber' },
  });
  const pending = await app.make.project(others.client, { title: 'One that is open' });
  const started = await app.make.project(others.client, { title: 'One that was begun' });
  const coverLetter = sung('letter').repeat(10);
  const applied = await me.applications.submit({ projectId: pending, coverLetter });
  const offered = await offerTerms(app, others.client, applied.id);
  await me.offers.counter({ offerId: offered, terms: otherTerms, answer: sung('answer') });
  const { id } = await me.applications.submit({ projectId: started, coverLetter });
  await (await app.as(others.client)).applications.accept({ applicationId: appId(id) });
  await askForAccess(app, { of: userId, applicationId: id }, sung);
  const sides = { client: others.client, consultant: userId, applicationId: id };
  await keepTimeSheet(app, sides, { note: sung('timenote'), reason: 'No.' });
  const deal = { of: userId, other: others.client, applicationId: id };
  for (const act of [goThroughDeal, stateSupplier]) await act(app, deal, sung);
  await reachedBy(app, others.client, userId);
  await referTo(app, userId, sung);
  await (await app.as(others.client)).shortlists.add({ consultantId: userId });
  await (await app.as(others.client)).reports.reportConsultant({
    ...{ consultantId: userId, cause: 'untrue', text: sung('reported') },
  });
  await me.reports.reportProject({ projectId: pending, cause: 'untrue', text: sung('report') });
  const note = sung('invitation');
  const invitationId = await invite(app, others.client, { consultantId: userId, note });
  await me.invitations.decline({
    ...{ invitationId, reason: 'other', words: sung('declined'), isClientMuted: true },
  });
  await talk(app, { client: others.client, consultant: userId }, { of: userId, says: sung });
  await inviteToCompany(app, others.client, userId);
  const { code } = await me.referrals.createCode();
  await refer(app, userId, code);
  const { consultant: found, client: foundBy } = others;
  await keepSearches(app, userId, { found, foundBy });
  await seenByAdmins(app, userId, others);
  await me.dataExports.ask();
  await app.settle();
  return userId;
}

const terms = { ...openTerms, rateUsd: 120 };
const otherTerms = { ...openTerms, rateUsd: 125 };

/** An offer of this client's for an application, with their words. */
async function offerTerms(
  app: TestApp,
  client: UserId,
  applicationId: string,
  says: (what: string) => string = (what) => what,
) {
  const { offers } = await app.as(client);
  const { id } = await offers.make({
    ...{ applicationId: appId(applicationId), terms },
    ...{ message: says('offer'), wordsToOthers: says('others') },
  });
  return toOfferId(id);
}

/** An owner who was a hiring member asks for an approval, and refuses it as an owner again. */
async function askOwnCompany(app: TestApp, userId: UserId, applicationId: string): Promise<void> {
  const become = (role: 'owner' | 'hiring') =>
    app.db.updateTable('company_members').set({ role }).where('user_id', '=', userId).execute();
  await (await app.as(userId)).companies.setApprovalLimit({ aboveUsd: 0 });
  await become('hiring');
  const { id } = await (await app.as(userId)).offers.make({
    ...{ applicationId: appId(applicationId), terms },
    ...{ message: sung('asked'), wordsToOthers: sung('others') },
  });
  await become('owner');
  const owner = await app.as(userId);
  await owner.dealApprovals.refuse({ approvalId: toDealApprovalId(id), reason: sung('refusal') });
  await owner.companies.setApprovalLimit({ aboveUsd: null });
}

/** A client invites a user's address to their company. */
async function inviteToCompany(app: TestApp, client: UserId, userId: UserId): Promise<void> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await (await app.as(client)).members.invite({ email, role: 'viewer' });
}

/** A client finds a consultant and opens their page. */
async function reachedBy(app: TestApp, client: UserId, consultantId: UserId): Promise<void> {
  const { consultants, search } = await app.as(client);
  await search.findConsultants({});
  await consultants.recordView({ consultantId });
  await app.services.reach.flush();
}

/** The same of a client. */
export async function canaryClient(app: TestApp, others: Others): Promise<UserId> {
  const userId = await app.make.client({
    ...{ firstName: 'Zqkvogelfirst', lastName: 'Zqkvogellast' },
    email: 'zqkvogelmail@example.test',
  });
  await accessGrant(app, userId);
  const me = await app.as(userId);
  const words = {
    ...projectFields,
    ...{ title: sung('title'), description: sung('description').repeat(5), startDate: null },
    ...{ companyName: sung('company'), contactName: sung('contact'), place: sung('place') },
    ...{ contactEmail: 'zqkvogelcontact@example.test', phone: '+442079460111' },
    questions: [sung('question')],
    modules: [...projectFields.modules],
    extraSkills: [...projectFields.extraSkills],
  };
  const { id } = await (await app.as(userId, { idempotencyKey: randomUUID() })).projects.post(
    words,
  );
  const second = await me.projects.post(words);
  await me.projects.saveTemplate({ projectId: projectId(id), name: sung('template') });
  await reachedBy(app, userId, others.consultant);
  await app.pool.query(
    `insert into membership_requests (company_id, user_id, asked_at)
     select company_id, $2, now() from company_members where user_id = $1`,
    [others.client, userId],
  );
  await me.shortlists.add({ consultantId: others.consultant });
  await me.shortlists.saveNote({ consultantId: others.consultant, note: sung('note') });
  const applicant = (await app.as(others.consultant)).applications;
  const sent = await applicant.submit({ projectId: projectId(id), coverLetter: 'I can do this.' });
  const and = await applicant.submit({ projectId: projectId(second.id), coverLetter: 'And this.' });
  const offered = await offerTerms(app, userId, and.id, sung);
  await (await app.as(others.consultant)).offers.decline({ offerId: offered, answer: 'No.' });
  await askOwnCompany(app, userId, and.id);
  await me.applications.triage({ applicationId: appId(and.id), note: sung('note') });
  await me.applications.accept({ applicationId: appId(sent.id) });
  const deal = { other: others.consultant, applicationId: sent.id };
  await grantAccess(app, { of: userId, ...deal }, sung);
  const sides = { client: userId, consultant: others.consultant, applicationId: sent.id };
  await keepTimeSheet(app, sides, { note: '', reason: sung('timereason') });
  await goThroughDeal(app, { of: userId, ...deal }, sung);
  await me.reports.reportConsultant({
    ...{ consultantId: others.consultant, cause: 'untrue', text: sung('report') },
  });
  await (await app.as(others.consultant)).reports.reportProject({
    ...{ projectId: projectId(second.id), cause: 'untrue', text: sung('reported') },
  });
  const invited = { consultantId: others.consultant, note: sung('invitation') };
  const invitationId = await invite(app, userId, invited);
  await (await app.as(others.consultant)).invitations.decline({
    ...{ invitationId, reason: 'other', words: 'No time.', isClientMuted: true },
  });
  await talk(app, { client: userId, consultant: others.consultant }, { of: userId, says: sung });
  await keepSearches(app, userId, { found: others.consultant });
  await seenByAdmins(app, userId, others);
  await me.dataExports.ask();
  await app.settle();
  return userId;
}

const appId = (id: string) => id as Parameters<TestAccept>[0]['applicationId'];
type TestAccept = Awaited<ReturnType<TestApp['as']>>['applications']['accept'];
const projectId = (id: string) => id as Parameters<TestEdit>[0]['projectId'];
type TestEdit = Awaited<ReturnType<TestApp['as']>>['projects']['cancel'];

const canaryProfile = () =>
  profileForm({
    ...{ firstName: 'Zqkvogelfirst', lastName: 'Zqkvogellast', title: sung('title') },
    city: 'Zqkvogelstadt',
    summary: `${sung('summary')} ${consultantProfileFields.summary}`,
    experience: `${sung('experience')} ${consultantProfileFields.experience}`,
    portfolioProjects: [{ title: sung('work'), description: sung('told').repeat(5) }],
    linkedinUrl: 'https://www.linkedin.com/in/zqkvogel',
    websiteUrl: 'https://zqkvogel.example',
  });

/** A subscription of a real checkout, and the invoice of a paid month. */
async function subscribe(app: TestApp, userId: UserId): Promise<void> {
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'GBP' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
  app.clock.moveTo(addCalendarMonths(app.clock.now(), 3));
  app.clock.moveTo(new Date(app.clock.now().getTime() + 60 * 60_000));
  await app.localStripe.advance(app.clock.now());
  await subscriptions.refresh();
  await app.pool.query(
    `update invoices set document_url = 'https://pay.example/zqkvogel',
            buyer = buyer || '{"name": "Zqkvogelbuyer", "email": "zqkvogelmail@example.test"}'
      where user_id = $1`,
    [userId],
  );
}

/** How a user signs in and has signed in: the rows that a browser's calls leave. */
async function accessGrant(app: TestApp, userId: UserId): Promise<void> {
  const soon = new Date(app.clock.now().getTime() + 60 * 60_000);
  await app.cookieOf(userId);
  const query = (text: string, values: unknown[]) => app.pool.query(text, values);
  await query(
    `update auth.sessions set user_agent = 'zqkvogelagent', ip_address = '203.0.113.77' where user_id = $1`,
    [userId],
  );
  await query(
    `insert into auth.accounts (user_id, account_id, provider_id, password) values ($1, $2, 'credential', 'zqkvogelhash')`,
    [userId, String(userId)],
  );
  await query(
    `insert into auth.sign_ups (user_id, browser, language, address) values ($1, 'zqkvogelbrowser', 'en', '203.0.113.77')`,
    [userId],
  );
  await query(
    `insert into auth.email_changes (user_id, new_email, expires_at) values ($1, 'zqkvogelnew@example.test', $2)`,
    [userId, soon],
  );
  await query(
    `insert into auth.verifications (identifier, value, expires_at) values ('zqkvogellink', $1, $2)`,
    [userId, soon],
  );
  const { rows } = await query(
    `insert into auth.factors (user_id, kind, friendly_name, secret, verified_at)
     values ($1, 'totp', 'zqkvogelphone', 'sealed', now()) returning id`,
    [userId],
  );
  await query(
    `insert into auth.factor_challenges (factor_id, session_id, expires_at)
     select $1, id, $3 from auth.sessions where user_id = $2`,
    [rows[0].id, userId, soon],
  );
  await query('insert into auth.wrong_codes (user_id, made_at) values ($1, now())', [userId]);
  await query(`insert into auth.backup_codes (user_id, code_hash) values ($1, 'zqkvogelcode')`, [
    userId,
  ]);
  await query(
    `insert into auth.passkeys (user_id, credential_id, public_key, friendly_name, is_synced)
     values ($1, 'zqkvogelcredential', 'key', 'zqkvogelkey', false)`,
    [userId],
  );
  await query(
    `insert into auth.passkey_challenges (purpose, challenge, user_id, session_id, friendly_name, expires_at)
     select 'add', 'zqkvogelchallenge', $1, id, 'zqkvogelkey', $2 from auth.sessions where user_id = $1`,
    [userId, soon],
  );
  await otherWaysIn(app, userId, soon);
}

/** Another user who signed up with the person's code. */
async function refer(app: TestApp, userId: UserId, code: string): Promise<void> {
  const referee = await app.make.consultant({ subscribed: false });
  await app.pool.query('insert into referrals (referrer_id, referee_id) values ($1, $2)', [
    userId,
    referee,
  ]);
  if (code === '') throw new Error('There is no code.');
}

/** What admins do with a user: ask, check, write to, impersonate; and what the user orders. */
async function seenByAdmins(app: TestApp, userId: UserId, { admin }: Others): Promise<void> {
  const by = await app.as(admin);
  await by.approvals.suspend({ userId, reason: 'zqkvogel wrote to us.' });
  await by.approvals.lift({ userId });
  const me = await app.as(userId);
  await me.serviceRequests.send({
    ...{ id: randomUUID() as never, service: 'interviews', name: sung('orderer') },
    ...{ company: sung('firm'), email: 'Zqkvogelmail@example.test', phone: '' },
    message: sung('order').repeat(3),
  });
  const { items } = await by.vetting.get({ userId });
  await by.vetting.tick({ userId, itemId: String(items[0]?.id), isTicked: true });
  await app.pool.query(
    `insert into account_questions (user_id, text, asked_by, asked_at, answer, answered_at)
     values ($1, 'Who are you?', $2, now(), 'zqkvogelanswer', now())`,
    [userId, admin],
  );
  await app.pool.query(
    `insert into auth.look_ins (admin_id, user_id, reason, began_at, ends_at)
     values ($1, $2, 'zqkvogel asked us', now(), now() + interval '5 minutes')`,
    [admin, userId],
  );
  await app.pool.query(
    `insert into mail_blasts (id, recipient_type, subject, message, from_name, from_email, state, moved_at, created_by, created_at)
     values ($1, 'clients', 'News', 'Hello', 'Direct365', 'hello@direct365.example', 'finished', now(), $2, now())`,
    ['0b6a9f5e-9a3e-4f7b-8e7c-2f1f1a3f5c11', admin],
  );
  await app.pool.query(
    `insert into mail_deliveries (id, blast_id, position, user_id, status, reason, settled_at)
     values (gen_random_uuid(), $1, 0, $2, 'failed', '550 zqkvogelmail@example.test is unknown', now())`,
    ['0b6a9f5e-9a3e-4f7b-8e7c-2f1f1a3f5c11', userId],
  );
  await app.pool.query('insert into mail_opt_outs (user_id) values ($1)', [userId]);
  await app.pool.query(
    "insert into mail_choices (user_id, topic, way, chosen_at) values ($1, 'projects', 'daily', now())",
    [userId],
  );
  await app.pool.query(
    `with digest as (
       insert into notification_digests (user_id, way, due_on, made_at) values ($1, 'daily', current_date, now())
       returning id)
     insert into notifications (user_id, kind, topic, fact, words, path, created_at, mailing, digest_id)
     select $1, 'canary', 'projects', 'zqkvogel', 'zqkvogel', '/zqkvogel', now(), 'daily', id from digest`,
    [userId],
  );
  await app.pool.query(
    `with session as (
       insert into auth.sessions (user_id, token, expires_at) values ($1, 'canary of pushes', now() + interval '1 day')
       returning id)
     insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device, created_at)
     select $1, id, 'https://push.example/zqkvogel', rpad('B', 87, 'a'), rpad('', 22, 'a'), 'zqkvogel', now() from session`,
    [userId],
  );
  await app.pool.query(
    `insert into answer_reminders (kind, subject_id, waits_since, after_days, user_id, reminded_at)
     values ('question', gen_random_uuid(), now(), 3, $1, now())`,
    [userId],
  );
  await app.pool.query(
    `insert into mail_suppressions (address, cause, detail, suppressed_at)
     values ('zqkvogelmail@example.test', 'bounced', '550 zqkvogelmail', now())`,
  );
  await app.pool.query(
    `insert into surplus_subscriptions (subscription_id, user_id, found_at) values ('sub_zqkvogel', $1, now())`,
    [userId],
  );
}

/**
 * Every place of the database where this is to be found, as `table.column`. What stands in for others (mailbox, Stripe)
 * is theirs.
 */
export async function findEverywhere(app: TestApp, word: string): Promise<string[]> {
  const { rows: columns } = await app.pool.query<{ schema: string; table: string; column: string }>(
    `select n.nspname as schema, c.relname as "table", a.attname as "column"
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
        and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'local_stripe')
        and c.relname <> 'development_mailbox'
      order by 1, 2, 3`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await app.pool.query(
      `select from "${schema}"."${table}" where strpos(lower("${column}"::text), lower($1)) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
