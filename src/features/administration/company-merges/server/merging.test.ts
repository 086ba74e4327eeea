import { describe, expect, it } from 'vitest';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toMemberInvitationId } from '#features/companies/members/ids.ts';
import { callAsProgram, getToken } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFixedCall } from '#tests/support/calls.ts';
import { bestReview, completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { companyOf } from '#tests/support/conversation.ts';

const reason = 'Both are one business.';

const app = await sharedTestApp();
const admin = await app.make.admin();

const asAdmin = async () => (await app.as(admin)).companies;
const merge = async (companyId: CompanyId, into: CompanyId) =>
  (await asAdmin()).merge({ companyId, into, reason });
const preview = async (companyId: CompanyId, into: CompanyId) =>
  (await asAdmin()).previewMerge({ companyId, into });

const rolesIn = async (companyId: CompanyId) => {
  const { members } = await (await asAdmin()).get({ companyId });
  return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
};

/** Two approved companies with an owner each. */
async function two() {
  const first = await app.make.client({ email: `${crypto.randomUUID()}@first.test` });
  const second = await app.make.client({ email: `${crypto.randomUUID()}@second.test` });
  return { first, second, from: await companyOf(app, first), into: await companyOf(app, second) };
}

describe('two companies of one business', () => {
  it('have the members of both, each with the higher role, and the former one is gone', async () => {
    const { first, second, from, into } = await two();
    const hiring = await app.make.colleague(first, 'hiring');
    const both = await app.make.colleague(first, 'owner');
    const now = app.clock.now();
    await app.db
      .insertInto('company_members')
      .values([
        { company_id: into, user_id: both, role: 'viewer', since: now, chosen_at: new Date(0) },
      ])
      .execute();
    const said = await preview(from, into);
    expect(said).toMatchObject({ membersAdded: 2, membersOfBoth: 1 });
    expect(Object.keys(await rolesIn(from))).toHaveLength(3);
    expect(await merge(from, into)).toEqual(said);
    expect(await rolesIn(into)).toEqual({
      ...{ [first]: 'owner', [second]: 'owner', [hiring]: 'hiring', [both]: 'owner' },
    });
    await expect((await asAdmin()).get({ companyId: from })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    // Who acted for the one acts for the other.
    expect(await companyOf(app, hiring)).toBe(into);
  });

  it('have what was decided about the former one, for the owners of both to read', async () => {
    const { second, from, into } = await two();
    const companies = await asAdmin();
    await companies.suspend({ companyId: from, reason: 'It cannot be found.' });
    await companies.reinstate({ companyId: from });
    await merge(from, into);
    expect(await (await app.as(second)).decisions.listOwn()).toMatchObject([
      { kind: 'company-suspended', reason: 'It cannot be found.', can: { appeal: true } },
    ]);
  });

  it('have the projects, templates, invitations, mutes, calls and conversations of both', async () => {
    const { first, second, from, into } = await two();
    const project = await app.make.project(first);
    const consultant = await app.make.consultant();
    await app.make.invitation(project, consultant);
    const own = await app.as(first);
    const call = await makeFixedCall(app);
    const { client } = call;
    const withCall = await companyOf(app, client);
    const muting = await app.make.consultant();
    await app.db
      .insertInto('invitation_mutes')
      .values({ consultant_id: muting, client_id: first, company_id: from, created_at: new Date() })
      .execute();
    await own.members.invite({ email: 'late@first.test', role: 'viewer' });
    expect(await merge(from, into)).toMatchObject({
      ...{ projects: 1, invitations: 1, mutes: 1, invitationsWithdrawn: 1, threadsJoined: 0 },
    });
    expect(await merge(withCall, into)).toMatchObject({ calls: 1, threadsMoved: 1 });
    const theirs = await app.as(second);
    expect((await theirs.projects.getOwn({ projectId: project })).id).toBe(project);
    expect((await theirs.invitations.listSent({ projectId: project })).items).toHaveLength(1);
    expect((await theirs.threads.list({})).items).toHaveLength(1);
    expect((await (await app.as(client)).calls.listOpen({})).items).toHaveLength(1);
  });

  it('have the completed deals of both', async () => {
    const { second, into } = await two();
    const deal = await makeDealInProgress(app);
    await completeDeal(app, deal);
    const { applicationId } = deal;
    await (await app.as(deal.client)).reviews.submit({ applicationId, ...bestReview });
    await merge(await companyOf(app, deal.client), into);
    expect(await (await app.as(second)).reviews.getOfDeal({ applicationId })).toMatchObject({
      own: { words: bestReview.words, isSubmitted: true },
    });
    expect(await (await app.as(second)).applications.getReceived({ applicationId })).toMatchObject({
      completion: { state: 'completed' },
    });
    const row = await app.db
      .selectFrom('completions')
      .select('company_id')
      .where('application_id', '=', applicationId)
      .executeTakeFirst();
    expect(row).toEqual({ company_id: into });
    expect(await app.db.selectFrom('reviews').select('company_id').execute()).toEqual([
      { company_id: into },
    ]);
  });

  it('have the domains of both, those who ask to join either, and the keys of programs', async () => {
    const { first, second, from, into } = await two();
    const domain = 'first-of-two.test';
    await (await app.as(admin)).joining.vouchForDomain({ companyId: from, domain });
    await (await app.as(second)).joining.nameDomain({ domain: 'second-of-two.test' });
    const asking = await app.make.client({ email: `ada@${domain}` });
    await (await app.as(asking)).joining.ask({ companyId: from });
    const key = await (await app.as(first)).apiKeys.create({
      ...{ name: 'Books', scope: 'read', lifetimeDays: 30 },
    });
    await merge(from, into);
    const { joining } = await app.as(second);
    expect((await joining.listDomains()).items).toMatchObject([
      { domain, isVerified: true },
      { domain: 'second-of-two.test', isVerified: false },
    ]);
    expect((await joining.listRequests()).items).toMatchObject([{ email: `ada@${domain}` }]);
    const answer = await callAsProgram(app, await getToken(app, key), '/api/me/company');
    expect(await answer.json()).toMatchObject({ companyId: into });
  });

  it('have each consultant once on the shortlist, with a note of either', async () => {
    const { first, second, from, into } = await two();
    const [only, noted, kept] = [
      await app.make.consultant(),
      await app.make.consultant(),
      await app.make.consultant(),
    ];
    const add = (client: UserId, company: CompanyId, consultant: UserId, note: string) =>
      app.db
        .insertInto('consultant_shortlist')
        .values({ client_id: client, company_id: company, consultant_id: consultant, note })
        .execute();
    await add(first, from, only, 'Only.');
    await add(first, from, noted, 'Older.');
    await add(second, into, noted, '');
    await add(first, from, kept, 'Lost.');
    await add(second, into, kept, 'Kept.');
    expect(await merge(from, into)).toMatchObject({ shortlisted: 1, shortlistedTwice: 2 });
    const rows = await app.db
      .selectFrom('consultant_shortlist')
      .select(['consultant_id', 'note'])
      .where('company_id', '=', into)
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.consultant_id, row.note]))).toEqual({
      ...{ [only]: 'Only.', [noted]: 'Older.', [kept]: 'Kept.' },
    });
  });

  it('are on record with the reason, and their owners are mailed', async () => {
    const { first, second, from, into } = await two();
    await app.db
      .updateTable('companies')
      .set({ name: 'Loom Branch' })
      .where('id', '=', from)
      .execute();
    const viewer = await app.make.colleague(second, 'viewer');
    await merge(from, into);
    await app.settle();
    const { audit } = await app.as(admin);
    expect((await audit.list({ company: into })).items[0]).toMatchObject({
      ...{ action: 'companies-merged', reason, details: [`from: ${from}`, `into: ${into}`] },
    });
    expect((await audit.list({ company: from })).items[0]).toMatchObject({ reason });
    for (const [member, mails] of [
      [first, 1],
      [second, 1],
      [viewer, 0],
    ] as const) {
      const { email } = (await (await app.as(admin)).users.get({ userId: member })) ?? {};
      const found = await listMails(app.db, { to: email });
      const merged = found.filter(({ subject }) => subject.startsWith('Loom Branch is a part of'));
      expect(merged).toHaveLength(mails);
    }
  });

  it('leave an invitation to the former one withdrawn', async () => {
    const { first, from, into } = await two();
    const email = 'withdrawn@first.test';
    const invited = await app.make.client({ email });
    const { invitationId } = await (await app.as(first)).members.invite({ email, role: 'hiring' });
    const asked = { invitationId: toMemberInvitationId(invitationId) };
    await merge(from, into);
    const { members } = await app.as(invited);
    expect(await members.getInvitation(asked)).toMatchObject({ state: 'withdrawn' });
    await expect(members.accept(asked)).rejects.toMatchObject({ code: 'INVITATION_ENDED' });
  });
});

describe('a merge', () => {
  it('is previewed without any change', async () => {
    const { first, from, into } = await two();
    await app.make.project(first);
    const contents = async () => {
      const { rows } = await app.pool.query(
        'select (select count(*) from jobs.job_common) as jobs, (select count(*) from audit_log) as log',
      );
      return { ...rows[0], page: await (await asAdmin()).get({ companyId: from }) };
    };
    const before = await contents();
    expect(await preview(from, into)).toMatchObject({ projects: 1 });
    expect(await contents()).toEqual(before);
  });

  it('is refused with itself, with one that is suspended, refused or closed, and into one unapproved', async () => {
    const { from, into } = await two();
    await expect(merge(from, from)).rejects.toMatchObject({ code: 'SAME_COMPANY' });
    const pending = await companyOf(app, await app.make.client({ approved: false }));
    await expect(merge(from, pending)).rejects.toMatchObject({ code: 'NOT_APPROVED' });
    for (const decided of [
      { suspended_at: new Date(), suspension_reason: 'A test.' },
      { suspended_at: null, suspension_reason: null, approved_at: null, refused_at: new Date() },
      { refused_at: null, approved_at: new Date(), closed_at: new Date() },
    ]) {
      await app.db.updateTable('companies').set(decided).where('id', '=', into).execute();
      for (const [one, other] of [
        [from, into],
        [into, from],
      ] as const) {
        await expect(preview(one, other)).rejects.toMatchObject({ code: 'COMPANY_STATE' });
        await expect(merge(one, other)).rejects.toMatchObject({ code: 'COMPANY_STATE' });
      }
    }
    expect(await merge(pending, from)).toMatchObject({ membersAdded: 1 });
  });

  it('is refused where both have more members than one can have', async () => {
    const { first, second, from, into } = await two();
    for (let n = 0; n < 25; n += 1) {
      await app.make.colleague(first, 'viewer');
      await app.make.colleague(second, 'viewer');
    }
    await expect(preview(from, into)).rejects.toMatchObject({ code: 'COMPANY_FULL' });
  });
});
