import { describe, expect, it } from 'vitest';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';

const app = await sharedTestApp();

describe('the operations that say how well one consultant fits', () => {
  it('show a consultant the same score that the client sees', async () => {
    const other = await createTestApp();
    try {
      const owner = await other.make.client();
      const consultant = await other.make.consultant();
      const projectId = await other.make.project(owner);
      const { items } = await (await other.as(owner)).matching.suggestConsultants({ projectId });
      const own = await (await other.as(consultant)).matching.getOwnMatch({ projectId });
      expect(items.map(({ consultant: { userId } }) => userId)).toEqual([consultant]);
      expect(items[0]?.match).toEqual(own);
      expect(own.factors.modules.matched).toEqual([...projectFields.modules]);
      const applicationId = await other.make.application(projectId, consultant);
      const asOwner = await other.as(owner);
      expect(await asOwner.matching.getApplicantMatch({ applicationId })).toEqual(own);
      // Everyone who applied is scored, listed or not.
      await other.db
        .updateTable('subscriptions')
        .set({ status: 'canceled' })
        .where('user_id', '=', consultant)
        .execute();
      expect(await asOwner.matching.getApplicantMatch({ applicationId })).toEqual(own);
    } finally {
      await other.close();
    }
  });

  it('say what of the project’s words a user has written, to both sides alike', async () => {
    const owner = await app.make.client();
    const consultant = await app.make.consultant();
    await app.db
      .updateTable('consultant_profiles')
      .set({ summary: 'I shorten the month-end close of hotels. '.repeat(3) })
      .where('user_id', '=', consultant)
      .execute();
    await app.db.transaction().execute((tx) => app.services.searchIndex.refresh(tx, [consultant]));
    const projectId = await app.make.project(owner);
    await app.db
      .updateTable('projects')
      .set({
        title: 'Month-end close',
        description: 'It takes nine days, and our hotels wait. Intercompany is a mess.',
      })
      .where('id', '=', projectId)
      .execute();
    const words = {
      points: 17,
      max: 20,
      matched: ['Month-end close', 'Financial Reporting', 'General Ledger', 'hotels'],
      moreMatched: 0,
      missing: ['Intercompany'],
    };
    const { matching } = await app.as(owner);
    const { items } = await matching.suggestConsultants({ projectId, limit: 50 });
    const suggested = items.find(({ consultant: { userId } }) => userId === consultant);
    expect(suggested?.match.factors.words).toEqual(words);
    const own = await (await app.as(consultant)).matching.getOwnMatch({ projectId });
    expect(own).toEqual(suggested?.match);
    const applicationId = await app.make.application(projectId, consultant);
    expect(await matching.getApplicantMatch({ applicationId })).toEqual(own);
  });

  it('need a profile to say how well it fits', async () => {
    const consultant = await app.make.consultant({ profile: false, subscribed: false });
    const projectId = await app.make.project(await app.make.client());
    await expect(
      (await app.as(consultant)).matching.getOwnMatch({ projectId }),
    ).rejects.toMatchObject({ code: 'PROFILE_REQUIRED' });
  });

  it('keep private projects to their client', async () => {
    const consultant = await app.make.consultant();
    const projectId = await app.make.project(await app.make.client(), { visibility: 'private' });
    await expect(
      (await app.as(consultant)).matching.getOwnMatch({ projectId }),
    ).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  it('score many projects at once as each by itself, and leave out what is closed to the consultant', async () => {
    const consultant = await app.make.consultant();
    const owner = await app.make.client();
    const open = await app.make.project(owner);
    const other = await app.make.project(owner);
    const hidden = await app.make.project(owner, { visibility: 'private' });
    const { matching } = await app.as(consultant);
    const { scores } = await matching.listOwnScores({ projectIds: [open, hidden, other] });
    const totals = new Map(scores.map(({ projectId, total }) => [projectId, total]));
    expect([...totals.keys()].toSorted()).toEqual([open, other].toSorted());
    for (const projectId of [open, other]) {
      expect(totals.get(projectId)).toBe((await matching.getOwnMatch({ projectId })).total);
    }
  });

  it('have no scores without a profile', async () => {
    const consultant = await app.make.consultant({ profile: false, subscribed: false });
    const projectId = await app.make.project(await app.make.client());
    const { matching } = await app.as(consultant);
    expect(await matching.listOwnScores({ projectIds: [projectId] })).toEqual({ scores: [] });
  });
});
