import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  dear,
  fair,
  type LimitedCase,
  limitedCompany,
  ownApplicationOf,
  unreadWordsOf,
} from '#tests/support/deal-approvals.ts';
import { type DealApprovalId, toDealApprovalId } from '../ids.ts';

const app = await sharedTestApp();

type Case = LimitedCase;
const company = (terms?: Terms | null) => limitedCompany(app, terms);
async function accept(who: UserId, { applicationId }: Case) {
  const { applications } = await app.as(who);
  return applications.accept({ applicationId });
}
const seenBy = async (who: UserId, { applicationId }: Case) =>
  (await app.as(who)).applications.getReceived({ applicationId });
const ownOf = (one: Case) => ownApplicationOf(app, one);
/** What Dana has asked for. */
async function asked(one: Case): Promise<DealApprovalId> {
  const { approval } = await accept(one.dana, one);
  if (!approval) throw new Error('Nothing waits.');
  return toDealApprovalId(approval.id);
}
const wordsOf = (who: UserId) => unreadWordsOf(app, who);
const addressOf = async (who: UserId) => {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', who)
    .executeTakeFirstOrThrow();
  return email;
};
const giveRole = async ({ owner }: Case, userId: UserId, role: MemberRole) =>
  (await app.as(owner)).members.changeRole({ userId, role });

describe('above the limit of a company', () => {
  it('a hiring member’s acceptance waits, and is pending for both sides', async () => {
    const one = await company();
    const answered = await accept(one.dana, one);
    expect(answered).toMatchObject({
      status: 'pending',
      can: { accept: false, decline: true },
      approval: {
        ...{ act: 'acceptance', state: 'waiting', terms: dear, totalUsd: 24_000 },
        ...{ limitUsd: 20_000, askedBy: 'Dana Cole', can: { decide: false, takeBack: true } },
      },
    });
    expect((await seenBy(one.lee, one)).approval?.can).toEqual({ decide: true, takeBack: false });
    expect((await seenBy(one.owner, one)).approval?.can).toEqual({ decide: true, takeBack: true });
    const { projects, applications } = await app.as(one.owner);
    expect(await projects.getOwn({ projectId: one.projectId })).toMatchObject({ status: 'open' });
    const { counts } = await applications.countReceived({ projectIds: [one.projectId] });
    expect(counts).toMatchObject([{ pending: 1, accepted: 0 }]);
    const { items } = await applications.listReceived({
      ...{ projectId: one.projectId, status: 'pending' },
    });
    expect(items.map(({ approval }) => approval?.state)).toEqual(['waiting']);
  });

  it('the applicant reads that it is being approved, and of names, limit and reasons nothing', async () => {
    const one = await company();
    await asked(one);
    const own = await ownOf(one);
    expect(own).toMatchObject({ status: 'pending', isBeingApproved: true });
    expect(JSON.stringify(own)).not.toMatch(/Dana|Cole|Lee|Frost|20.?000|approvalAbove|limit/);
    expect(await wordsOf(one.consultant)).toEqual([]);
  });

  it('asks owners and finance members, on the site and by mail with the terms and why', async () => {
    const one = await company();
    await asked(one);
    await app.settle();
    for (const who of [one.owner, one.lee]) {
      expect(await wordsOf(who)).toContain(
        'A colleague asks you to approve what they agree to for “Close sooner”.',
      );
      const mails = await listMails(app.db, { to: await addressOf(who) });
      const text = mails.map((mail) => mail.text).join();
      expect(text).toMatch(/Dana Cole would like to accept Ada L\./);
      expect(text).toMatch(/Fixed price: \$24,000[\s\S]*comes to \$24,000[\s\S]*\$20,000/);
      expect(text).toContain(`/application/${one.applicationId}`);
    }
    expect(await listMails(app.db, { to: await addressOf(one.dana) })).toEqual([]);
  });

  it('waits for the answer of those who may approve, and of the member in charge no more', async () => {
    const one = await company();
    const waiting = async (who: UserId) =>
      (await (await app.as(who)).answers.listWaiting()).items.map(({ kind }) => kind);
    expect(await waiting(one.owner)).toEqual(['application']);
    await asked(one);
    expect(await waiting(one.owner)).toEqual(['approval']);
    expect(await waiting(one.lee)).toEqual(['approval']);
    expect(await waiting(one.dana)).toEqual([]);
    const { answers } = await app.as(one.lee);
    const { items } = await answers.listWaiting();
    expect(items).toMatchObject([
      { id: one.applicationId, from: 'Dana C.', projectTitle: 'Close sooner' },
    ]);
  });

  it('is what has no total, whatever the limit', async () => {
    for (const terms of [{ ...openTerms, rateUsd: 100, daysPerWeek: 1 }, null]) {
      const one = await company(terms);
      expect((await accept(one.dana, one)).approval).toMatchObject({
        ...{ state: 'waiting', totalUsd: null },
      });
    }
  });

  it('is not what comes to as much, nor what an owner accepts', async () => {
    const one = await company(fair);
    expect((await seenBy(one.dana, one)).approvalAboveUsd).toBe(20_000);
    expect(await accept(one.dana, one)).toMatchObject({ status: 'accepted', approvedBy: null });
    const other = await company();
    expect((await seenBy(other.owner, other)).approvalAboveUsd).toBe(null);
    expect(await accept(other.owner, other)).toMatchObject({ status: 'accepted' });
  });

  it('asks once: the next acceptance and offer are refused, an owner’s too', async () => {
    const one = await company();
    await asked(one);
    for (const who of [one.dana, one.owner]) {
      await expect(accept(who, one)).rejects.toMatchObject({ code: 'APPROVAL_WAITS' });
      const { offers } = await app.as(who);
      const offer = offers.make({ applicationId: one.applicationId, terms: fair });
      await expect(offer).rejects.toMatchObject({ code: 'APPROVAL_WAITS', status: 409 });
    }
  });
});

describe('an approval', () => {
  it('accepts as if it were decided now, and both members are named', async () => {
    const one = await company();
    const approvalId = await asked(one);
    const other = await app.make.consultant();
    await app.make.application(one.projectId, other);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await (await app.as(one.lee)).dealApprovals.approve({ approvalId });
    for (const who of [one.owner, one.dana, one.lee]) {
      expect(await seenBy(who, one)).toMatchObject({
        ...{ status: 'accepted', agreedTerms: dear, approval: null },
        ...{ decidedBy: 'Dana Cole', approvedBy: 'Lee Frost' },
        decidedAt: app.clock.now().toISOString(),
      });
    }
    expect(await ownOf(one)).toMatchObject({ status: 'accepted', isBeingApproved: false });
    const { items } = await (await app.as(other)).applications.listOwn({});
    expect(items[0]).toMatchObject({ rejectedBecause: 'another-accepted' });
    await app.settle();
    expect(await wordsOf(one.dana)).toContain(
      'What you agreed to for “Close sooner” was approved.',
    );
    expect((await wordsOf(one.owner)).join()).not.toContain('asks you to approve');
    const mails = await listMails(app.db, { to: await addressOf(one.dana) });
    expect(mails.map(({ text }) => text).join()).toMatch(/Lee Frost has approved it/);
  });

  it('refused leaves the application as it was; who asked reads why, and may ask again', async () => {
    const one = await company();
    const approvalId = await asked(one);
    const { dealApprovals } = await app.as(one.lee);
    await dealApprovals.refuse({ approvalId, reason: 'In two steps, please.' });
    expect(await seenBy(one.dana, one)).toMatchObject({
      ...{ status: 'pending', can: { accept: true } },
      approval: {
        ...{ state: 'refused', reason: 'In two steps, please.', decidedBy: 'Lee Frost' },
        can: { decide: false, takeBack: false },
      },
    });
    expect(await ownOf(one)).toMatchObject({ status: 'pending', isBeingApproved: false });
    await app.settle();
    expect(await wordsOf(one.dana)).toContain(
      'What you agreed to for “Close sooner” was not approved.',
    );
    const mails = await listMails(app.db, { to: await addressOf(one.dana) });
    expect(mails.map(({ text }) => text).join()).toContain('In two steps, please.');
    expect(await wordsOf(one.consultant)).toEqual([]);
    const again = dealApprovals.approve({ approvalId });
    await expect(again).rejects.toMatchObject({ code: 'APPROVAL_STATE', status: 409 });
    expect(await asked(one)).not.toBe(approvalId);
  });

  it('is taken back by who asked, and then decided by no one', async () => {
    const one = await company();
    const approvalId = await asked(one);
    await (await app.as(one.dana)).dealApprovals.takeBack({ approvalId });
    expect(await seenBy(one.dana, one)).toMatchObject({
      ...{ status: 'pending', approval: null, can: { accept: true } },
    });
    const { dealApprovals } = await app.as(one.lee);
    for (const act of ['approve', 'refuse'] as const) {
      await expect(dealApprovals[act]({ approvalId })).rejects.toMatchObject({
        code: 'APPROVAL_STATE',
      });
    }
    await app.settle();
    expect(await wordsOf(one.lee)).toEqual([]);
  });

  it('is not given by hiring members and viewers, nor by members of another company', async () => {
    const one = await company();
    const approvalId = await asked(one);
    const viewer = await app.make.colleague(one.owner, 'viewer');
    for (const who of [one.dana, viewer]) {
      const { dealApprovals } = await app.as(who);
      await expect(dealApprovals.approve({ approvalId })).rejects.toMatchObject({
        ...{ code: 'ROLE_NOT_ALLOWED', status: 403 },
      });
    }
    const { dealApprovals } = await app.as(await app.make.client());
    for (const act of ['approve', 'refuse', 'takeBack'] as const) {
      await expect(dealApprovals[act]({ approvalId })).rejects.toMatchObject({
        code: 'APPROVAL_NOT_FOUND',
        status: 404,
      });
    }
  });

  it('ends with the application, however that ends', async () => {
    const ends: ((one: Case) => Promise<unknown>)[] = [
      async (one) =>
        (await app.as(one.consultant)).applications.withdraw({ applicationId: one.applicationId }),
      async (one) =>
        (await app.as(one.dana)).applications.decline({ applicationId: one.applicationId }),
      async (one) => (await app.as(one.owner)).projects.cancel({ projectId: one.projectId }),
    ];
    for (const end of ends) {
      const one = await company();
      const approvalId = await asked(one);
      await end(one);
      const { dealApprovals, answers } = await app.as(one.lee);
      for (const settled of [false, true]) {
        if (settled) await app.settle();
        const late = dealApprovals.approve({ approvalId });
        await expect(late).rejects.toMatchObject({ code: 'APPROVAL_STATE' });
        expect((await seenBy(one.lee, one)).approval).toBe(null);
        expect(await ownOf(one)).toMatchObject({ isBeingApproved: false });
        expect((await answers.listWaiting()).items).toEqual([]);
      }
    }
  });

  it('does not come back with an application that stands again', async () => {
    const one = await company();
    await asked(one);
    const { applicationId } = one;
    const second = await app.make.consultant();
    const chosen = await app.make.application(one.projectId, second);
    const asOwner = (await app.as(one.owner)).applications;
    await asOwner.accept({ applicationId: chosen });
    for (const who of [one.owner, second]) {
      await (await app.as(who)).applications.undoDeal({ applicationId: chosen });
    }
    await asOwner.askBack({ applicationId });
    await (await app.as(one.consultant)).applications.standAgain({ applicationId });
    expect(await ownOf(one)).toMatchObject({ status: 'pending', isBeingApproved: false });
    expect(await seenBy(one.lee, one)).toMatchObject({ approval: null });
    expect(await accept(one.owner, one)).toMatchObject({ status: 'accepted' });
  });

  it('goes on waiting when the limit is raised or turned off', async () => {
    const one = await company();
    const approvalId = await asked(one);
    const { companies } = await app.as(one.owner);
    for (const aboveUsd of [50_000, null]) {
      await companies.setApprovalLimit({ aboveUsd });
      expect(await seenBy(one.dana, one)).toMatchObject({
        ...{ status: 'pending', approval: { id: approvalId, state: 'waiting' } },
      });
    }
    await expect(accept(one.dana, one)).rejects.toMatchObject({ code: 'APPROVAL_WAITS' });
    await (await app.as(one.dana)).dealApprovals.takeBack({ approvalId });
    expect(await accept(one.dana, one)).toMatchObject({ status: 'accepted', approvedBy: null });
  });

  it('is not given for a member who has left or may not hire any more, but refused', async () => {
    const gone: ((one: Case) => Promise<unknown>)[] = [
      async (one) => (await app.as(one.owner)).members.remove({ userId: one.dana }),
      (one) => giveRole(one, one.dana, 'viewer'),
    ];
    for (const go of gone) {
      const one = await company();
      const approvalId = await asked(one);
      await go(one);
      const { dealApprovals } = await app.as(one.lee);
      const approved = dealApprovals.approve({ approvalId });
      await expect(approved).rejects.toMatchObject({ code: 'ASKER_LEFT', status: 409 });
      expect(await seenBy(one.owner, one)).toMatchObject({ status: 'pending' });
      await dealApprovals.refuse({ approvalId });
      expect(await accept(one.owner, one)).toMatchObject({ status: 'accepted' });
    }
  });

  it('is not carried out against what stands in its way by then', async () => {
    const one = await company();
    const approvalId = await asked(one);
    await app.db
      .updateTable('applications')
      .set({ terms: JSON.stringify({ ...dear, fixedPriceUsd: 30_000 }) })
      .where('id', '=', one.applicationId)
      .execute();
    const { dealApprovals } = await app.as(one.lee);
    const approved = dealApprovals.approve({ approvalId });
    await expect(approved).rejects.toMatchObject({ code: 'TERMS_CHANGED', status: 409 });
    expect((await seenBy(one.lee, one)).approval).toMatchObject({ state: 'waiting', terms: dear });
  });
});
