import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import { toOfferId } from '#features/hiring/offers/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  fair,
  type LimitedCase,
  limitedCompany,
  ownApplicationOf,
  unreadWordsOf,
} from '#tests/support/deal-approvals.ts';
import { toDealApprovalId } from '../ids.ts';

const app = await sharedTestApp();

describe('an offer above the limit', () => {
  const offered: Terms = { ...openTerms, fixedPriceUsd: 22_000 };
  const offer = async (who: UserId, { applicationId }: LimitedCase, terms = offered) =>
    (await app.as(who)).offers.make({
      ...{ applicationId, terms, message: 'A little less?', wordsToOthers: 'Thanks.' },
      validDays: 3,
    });
  const offersOf = async (who: UserId, { applicationId }: LimitedCase) =>
    (await (await app.as(who)).offers.list({ applicationId })).items;

  it('does not go out before it is approved, and stands for its days from then on', async () => {
    const one = await limitedCompany(app);
    const answered = await offer(one.dana, one);
    expect(answered).toEqual({
      ...{ id: expect.any(String), applicationId: one.applicationId, state: 'being-approved' },
    });
    expect(await ownApplicationOf(app, one)).toMatchObject({
      isBeingApproved: true,
      hasOffers: false,
    });
    expect(await offersOf(one.consultant, one)).toEqual([]);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 86_400_000));
    const approvalId = toDealApprovalId(answered.id);
    await (await app.as(one.lee)).dealApprovals.approve({ approvalId });
    const until = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString();
    const [made] = await offersOf(one.owner, one);
    expect(made).toMatchObject({
      ...{ state: 'open', terms: offered, message: 'A little less?', expiresAt: until },
      ...{ madeBy: 'Dana Cole', approvedBy: 'Lee Frost', wordsToOthers: 'Thanks.' },
    });
    const [received] = await offersOf(one.consultant, one);
    expect(received).toMatchObject({ state: 'open', madeBy: null, approvedBy: null });
    const offerId = toOfferId(received?.id ?? '');
    const accepted = await (await app.as(one.consultant)).offers.accept({ offerId });
    expect(accepted).toMatchObject({ state: 'accepted' });
  });

  it('refused never reaches the consultant', async () => {
    const one = await limitedCompany(app);
    const { id } = await offer(one.dana, one);
    const { dealApprovals } = await app.as(one.owner);
    await dealApprovals.refuse({ approvalId: toDealApprovalId(id), reason: 'No.' });
    await app.settle();
    expect(await offersOf(one.consultant, one)).toEqual([]);
    expect(await unreadWordsOf(app, one.consultant)).toEqual([]);
  });

  it('is not what comes to as much, nor what an owner offers', async () => {
    const one = await limitedCompany(app);
    expect(await offer(one.dana, one, fair)).toMatchObject({ state: 'open', madeBy: 'Dana Cole' });
    const other = await limitedCompany(app);
    expect(await offer(other.owner, other)).toMatchObject({ state: 'open', approvedBy: null });
  });

  it('is not carried out while an offer to another applicant is open', async () => {
    const one = await limitedCompany(app);
    const { id } = await offer(one.dana, one);
    const other = await app.make.application(one.projectId, await app.make.consultant());
    const { offers } = await app.as(one.owner);
    await offers.make({ applicationId: other, terms: fair });
    const asLee = await app.as(one.lee);
    const { dealApprovals } = asLee;
    const approved = dealApprovals.approve({ approvalId: toDealApprovalId(id) });
    await expect(approved).rejects.toMatchObject({ code: 'OFFER_ELSEWHERE', status: 409 });
    expect(
      (await asLee.applications.getReceived({ applicationId: one.applicationId })).approval,
    ).toMatchObject({ state: 'waiting' });
  });
});
