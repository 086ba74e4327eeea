import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { ageDeletions } from '#features/administration/deletions/server/commands/begin-erasures.ts';
import { carryOutErasures } from '#features/administration/deletions/server/commands/carry-out-erasures.ts';
import { retentionAged } from '#features/administration/deletions/server/jobs.ts';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { companyOf } from '#tests/support/conversation.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { DecisionId } from '../ids.ts';
import { decisionsPersonalData } from './personal-data.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();
const other = await app.make.admin();

const { passTime, ask } = deletionsIn(app);
const hour = 60 * 60_000;
const day = 24 * hour;
const reason = 'Two projects name a business that is not yours.';
const gone = 'The person has left, and the words with them.';
const newEmail = () => `${crypto.randomUUID()}@companies.test`;
const companiesAs = async (userId = admin) => (await app.as(userId)).companies;
const decisionsAs = async (userId: UserId) => (await app.as(userId)).decisions;
const textsTo = async (to: string) => (await listMails(app.db, { to })).map(({ text }) => text);
const stateOf = async (userId: UserId) =>
  (await (await app.as(userId)).accounts.getOwnDecision()).state;

/** A company with two owners and a hiring member, which an admin has suspended. */
async function makeSuspended() {
  const emails = { owner: newEmail(), second: newEmail(), member: newEmail() };
  const owner = await app.make.client({
    ...{ firstName: 'Olive', lastName: 'Mills', email: emails.owner },
  });
  const second = await app.make.colleague(owner, 'owner', { email: emails.second });
  const member = await app.make.colleague(owner, 'hiring', { email: emails.member });
  const companyId = await companyOf(app, owner);
  await (await companiesAs()).suspend({ companyId, ground: 'law', reason });
  return { owner, second, member, companyId, emails };
}

/** The only decision that this user reads. */
async function onlyOf(userId: UserId) {
  const [decision, ...more] = await (await decisionsAs(userId)).listOwn();
  if (!decision || more.length > 0) throw new Error(`There are ${more.length + 1} decisions.`);
  return { ...decision, id: decision.id as DecisionId };
}

const appeal = async (userId: UserId, decisionId: DecisionId) =>
  (await decisionsAs(userId)).appeal({ decisionId, text: 'Both businesses are ours.' });
const answer = async (decisionId: DecisionId, outcome: 'upheld' | 'reversed') =>
  (await decisionsAs(other)).answerAppeal({ decisionId, outcome, answer: 'You are right.' });

describe('the suspension of a company', () => {
  it('is one decision, which each owner reads with its ground and reason, and other members do not', async () => {
    const { owner, second, member, companyId } = await makeSuspended();
    const { id } = await onlyOf(owner);
    expect(await onlyOf(second)).toMatchObject({
      ...{ id, kind: 'company-suspended', about: 'Olive Mills', ground: 'law', reason },
      ...{ appeal: null, outcome: null, strikeUntil: null, can: { appeal: true } },
    });
    expect(await (await decisionsAs(member)).listOwn()).toEqual([]);
    expect(await (await decisionsAs(admin)).listOfUser({ userId: owner })).toMatchObject({
      ...{ strikes: 0, items: [] },
    });
    // The export of an owner has it with what is the company's.
    const [list] = decisionsPersonalData.companyLists ?? [];
    for await (const rows of list?.rows(app.db, companyId) ?? []) {
      expect(rows).toMatchObject([{ kind: 'company-suspended', reason }]);
    }
    expect.assertions(4);
  });

  it('is mailed to its owners with the way to appeal, and to other members with who can', async () => {
    const { emails } = await makeSuspended();
    await app.settle();
    for (const email of [emails.owner, emails.second]) {
      const [text] = await textsTo(email);
      expect(text).toMatch(/The ground: It breaks the law\./);
      expect(text).toMatch(/You can appeal in your account until/);
    }
    const [text] = await textsTo(emails.member);
    expect(text).toMatch(/An owner of the company can appeal until/);
    expect(text).not.toMatch(/You can appeal/);
  });
});

describe('an appeal for a suspended company', () => {
  it('is made by one of its owners, once: of two at once the other reads that there is one', async () => {
    const { owner, second, member } = await makeSuspended();
    const { id } = await onlyOf(owner);
    for (const stranger of [member, await app.make.client()]) {
      await expect(appeal(stranger, id)).rejects.toMatchObject({ code: 'DECISION_NOT_FOUND' });
    }
    const answers = await Promise.allSettled([appeal(owner, id), appeal(second, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'APPEAL_CLOSED' },
    });
    await app.settle();
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
    const [mail] = await listMails(app.db, { to: email, limit: 1 });
    expect(mail?.subject).toBe('Appeal: suspended company, Olive Mills');
  });

  it('reinstates the company where another admin takes the decision back: both owners are notified', async () => {
    const { owner, second, member, companyId, emails } = await makeSuspended();
    const { id } = await onlyOf(second);
    await appeal(second, id);
    await expect(
      (await decisionsAs(admin)).answerAppeal({
        ...{ decisionId: id, outcome: 'reversed', answer: 'You are right.' },
      }),
    ).rejects.toMatchObject({ code: 'OWN_DECISION' });
    expect(await stateOf(owner)).toBe('suspended');
    await answer(id, 'reversed');
    await app.settle();
    expect([await stateOf(owner), await stateOf(member)]).toEqual(['approved', 'approved']);
    for (const userId of [owner, second]) {
      expect((await onlyOf(userId)).outcome).toMatchObject({ value: 'reversed' });
      const { items } = await (await app.as(userId)).notifications.list({});
      expect(items.map(({ words }) => words)).toContain(
        'We have answered your appeal. The answer is in your account.',
      );
    }
    const subjects = async (to: string) =>
      (await listMails(app.db, { to })).map(({ subject }) => subject);
    expect(await subjects(emails.owner)).toContain('Your appeal: we take the decision back');
    expect(await subjects(emails.member)).not.toContain('Your appeal: we take the decision back');
    const audit = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      ...['appeal-granted', 'company-reinstated', 'company-suspended'],
    ]);
  });

  it('leaves the company suspended where the decision stands', async () => {
    const { owner } = await makeSuspended();
    const { id } = await onlyOf(owner);
    await appeal(owner, id);
    await answer(id, 'upheld');
    expect(await stateOf(owner)).toBe('suspended');
  });

  it('changes nothing where the company was reinstated by hand, or suspended anew since', async () => {
    const { owner, companyId } = await makeSuspended();
    const { id } = await onlyOf(owner);
    await appeal(owner, id);
    passTime(1000);
    await (await companiesAs()).reinstate({ companyId });
    passTime(1000);
    await (await companiesAs()).suspend({ companyId, reason: 'Another business, again.' });
    await answer(id, 'reversed');
    expect(await stateOf(owner)).toBe('suspended');
  });
});

describe('what was decided about a company', () => {
  it('is counted on the transparency page, on a real site without companies of the demo', async () => {
    const real = await createTestApp();
    const year = async () => {
      const [newest] = await (await real.as()).decisions.getTransparency({});
      return newest?.decisions.byKind['company-suspended'] ?? 0;
    };
    const companyId = await companyOf(real, await real.make.client());
    const { companies } = await real.as(await real.make.admin());
    await companies.suspend({ companyId, reason });
    expect(await year()).toBe(1);
    await real.db
      .updateTable('companies')
      .set({ is_demo: true })
      .where('id', '=', companyId)
      .execute();
    expect(await year()).toBe(0);
    await real.close();
  });

  it('keeps no words once the company itself is gone, closed by its owner before anything hung on it', async () => {
    const owner = await app.make.client({ firstName: 'Una', lastName: 'Used' });
    const companyId = await companyOf(app, owner);
    const companies = await companiesAs();
    await companies.suspend({ companyId, reason });
    const { id } = await onlyOf(owner);
    await companies.reinstate({ companyId });
    await (await app.as(owner)).members.closeCompany({ companyId, name: 'Una Used' });
    await runJob(app, retentionAged);
    const row = await app.db
      .selectFrom('decisions')
      .select(['about', 'reason', 'company_id', 'kind'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ about: '', reason: gone, company_id: null, kind: 'company-suspended' });
  });

  it('keeps no words once its only member is erased, and all of them while others are there', async () => {
    const email = newEmail();
    const alone = await app.make.client({ email });
    const companyId = await companyOf(app, alone);
    await (await companiesAs()).suspend({ companyId, reason });
    const { id } = await onlyOf(alone);
    await appeal(alone, id);
    const { owner, second, emails } = await makeSuspended();
    await ask(alone, email);
    await ask(owner, emails.owner);
    passTime(31 * day);
    await ageDeletions(app.services);
    await app.settle();
    passTime(2 * hour);
    await carryOutErasures(app.services, new AbortController().signal);
    const row = await app.db
      .selectFrom('decisions')
      .select(['about', 'reason', 'appeal'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ about: '', reason: gone, appeal: gone });
    expect(await onlyOf(second)).toMatchObject({ about: 'Olive Mills', reason });
  });
});
