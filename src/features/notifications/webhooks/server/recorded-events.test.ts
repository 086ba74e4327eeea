import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import { offerSchema } from '#features/hiring/offers/contract/offer-views.ts';
import { toOfferId } from '#features/hiring/offers/ids.ts';
import { savedSearchesDue } from '#features/search/saved-searches/server/jobs.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, pick, propose } from '#tests/support/calls.ts';
import { bestReview, completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { makeConversation, pass, write } from '#tests/support/conversation.ts';
import { projectFields } from '#tests/support/factories.ts';
import { milestonesIn } from '#tests/support/milestones.ts';
import { runJob } from '#tests/support/run-job.ts';
import { timeSheetsIn } from '#tests/support/time-sheets.ts';
import { addWebhook } from '#tests/support/webhooks.ts';
import { choosableTypes, type OwnerSide } from '../rules/event-types.ts';

const app = await sharedTestApp();

const { sign, deliver, returned, accepted } = milestonesIn(app);
const { sheetsOf, submit, decision } = timeSheetsIn(app);

/** Has this person be sent everything that they can choose. Returns how the types that were recorded are read. */
async function follow(owner: UserId, side: OwnerSide): Promise<() => Promise<string[]>> {
  const { webhookId } = await addWebhook(app, owner, { events: choosableTypes(side) });
  return async () => {
    const { rows } = await app.pool.query<{ type: string }>(
      'select type from webhook_deliveries where endpoint_id = $1 order by position',
      [webhookId],
    );
    return rows.map(({ type }) => type);
  };
}

const terms: Terms = { ...openTerms, rateUsd: 130, startDate: '2027-01-04' };

describe('what is recorded', () => {
  it('of applications and offers goes to the side that did not act, and to no stranger', async () => {
    const client = await app.make.client();
    const [first, second] = [await app.make.consultant(), await app.make.consultant()];
    const toClient = await follow(client, 'client');
    const toFirst = await follow(first, 'consultant');
    const toSecond = await follow(second, 'consultant');
    const toStranger = await follow(await app.make.client(), 'client');
    const projectId = await app.make.project(client);
    const apply = async (userId: UserId) =>
      (await app.as(userId)).applications.submit({ projectId, coverLetter: 'Me.', terms });
    const { id } = await apply(first);
    const { id: passedOver } = await apply(second);
    const asClient = await app.as(client);
    const make = async () =>
      offerSchema.parse(
        await asClient.offers.make({
          ...{ applicationId: id, message: '', terms: { ...terms, rateUsd: 120 } },
        }),
      );
    const declined = toOfferId((await make()).id);
    await (await app.as(first)).offers.decline({ offerId: declined, answer: '' });
    await asClient.applications.accept({ applicationId: id });
    expect(await toClient()).toEqual([
      ...['application.submitted', 'application.submitted', 'offer.declined'],
    ]);
    expect(await toFirst()).toEqual(['offer.made', 'application.accepted']);
    expect(await toSecond()).toEqual(['application.declined']);
    expect(await toStranger()).toEqual([]);
    const { rows } = await app.pool.query(
      'select subject_id from webhook_deliveries where data = $1',
      [JSON.stringify({ applicationId: passedOver, projectId })],
    );
    expect(rows).toContainEqual({ subject_id: passedOver });
  });

  it('of a deal: papers, milestones, time sheet, completion, and reviews once both can be read', async () => {
    const deal = await makeDealInProgress(app);
    const toClient = await follow(deal.client, 'client');
    const toConsultant = await follow(deal.consultant, 'consultant');
    await sign(deal);
    await deliver(deal);
    await returned(deal.client, deal);
    await deliver(deal);
    await accepted(deal.client, deal);
    const { applicationId } = deal;
    await (await sheetsOf(deal.client)).set({ applicationId, unit: 'hours', cap: null });
    const weekId = await submit(deal);
    await (await sheetsOf(deal.client)).approve(await decision(deal.client, weekId));
    await completeDeal(app, deal);
    expect(await toClient()).toEqual([
      ...['statement.signed', 'milestone.delivered', 'milestone.delivered'],
      ...['time-sheet.submitted', 'deal.completed'],
    ]);
    expect(await toConsultant()).toEqual([
      ...['statement.proposed', 'statement.accepted', 'statement.signed'],
      ...['milestone.returned', 'milestone.accepted', 'time-sheet.approved'],
      ...['completion.proposed', 'deal.completed'],
    ]);
    await (await app.as(deal.client)).reviews.submit({ applicationId, ...bestReview });
    expect(await toConsultant()).not.toContain('review.published');
    await (await app.as(deal.consultant)).reviews.submit({ applicationId, ...bestReview });
    expect((await toClient()).at(-1)).toBe('review.published');
    expect((await toConsultant()).at(-1)).toBe('review.published');
  });

  it('of messages and calls, unless the recipient has blocked the sender', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const toConsultant = await follow(consultant, 'consultant');
    const toClient = await follow(client, 'client');
    await write(app, client, threadId);
    const call = await propose(app, client, consultant, [hoursAhead(app, 48)]);
    await pick(app, consultant, call);
    // The call was proposed with a message.
    expect(await toConsultant()).toEqual(['message.received', 'message.received', 'call.proposed']);
    expect(await toClient()).toEqual(['call.accepted']);
    await (await app.as(consultant)).threads.block({ threadId });
    await write(app, client, threadId);
    await propose(app, client, consultant, [hoursAhead(app, 96)]);
    expect(await toConsultant()).toHaveLength(3);
  });

  it('of an invitation, unless its consultant has muted the company', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const toConsultant = await follow(consultant, 'consultant');
    const invite = async () => {
      const projectId = await app.make.project(client, { visibility: 'private' });
      const { invitations } = await app.as(client);
      await invitations.send({ projectId, consultantId: consultant, note: '' });
    };
    await invite();
    expect(await toConsultant()).toEqual(['invitation.received']);
    await app.pool.query(
      `insert into invitation_mutes (consultant_id, client_id, company_id, created_at)
       select $1, $2, company_id, now() from company_members where user_id = $2`,
      [consultant, client],
    );
    await invite();
    expect(await toConsultant()).toEqual(['invitation.received']);
  });

  it('of a saved search that finds a project', async () => {
    const consultant = await app.make.consultant();
    const toConsultant = await follow(consultant, 'consultant');
    const { savedSearches } = await app.as(consultant);
    await savedSearches.saveForProjects({ name: 'For me', filter: {}, leastScore: null });
    pass(app, 60_000);
    const form = { ...projectFields, modules: [...projectFields.modules], extraSkills: [] };
    await (await app.as(await app.make.client())).projects.post(form);
    pass(app, 6 * 60_000);
    await runJob(app, savedSearchesDue);
    expect(await toConsultant()).toEqual(['saved-search.found']);
  });
});
