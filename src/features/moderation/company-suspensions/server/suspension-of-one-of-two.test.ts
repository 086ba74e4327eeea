import { describe, expect, it } from 'vitest';
import { type CompanyId, toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { findCallLetter } from '#features/conversations/calls/server/queries/recipients.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { findLetter } from '#features/hiring/invitations/server/queries/letters.ts';
import { toOfferId } from '#features/hiring/offers/ids.ts';
import {
  askAboutProjects,
  closeUnconfirmed,
  takeBackQuestions,
} from '#features/hiring/projects/server/commands/keep-open.ts';
import { findAskedProject } from '#features/hiring/projects/server/queries/asked-projects.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { askForFeed, eventsIn, makeFeedPath } from '#tests/support/call-feeds.ts';
import { makeFixedCall, propose } from '#tests/support/calls.ts';
import { companyOf } from '#tests/support/conversation.ts';

/* A client of two companies, one of which is suspended: what is that one's waits for no one, all else goes on. */

const app = await sharedTestApp();
const admin = await app.make.admin();

const day = 24 * 60 * 60 * 1000;

/** This client is a member of another approved company as well, and acts for the first. */
async function joinAnother(client: UserId): Promise<CompanyId> {
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('companies')
    .values({ name: 'Second Ltd', approved_at: now, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('company_members')
    .values({ company_id: id, user_id: client, role: 'owner', since: now, chosen_at: new Date(0) })
    .execute();
  return toCompanyId(id);
}

async function suspendFirst(client: UserId): Promise<void> {
  const { companies } = await app.as(admin);
  const companyId = await companyOf(app, client);
  await companies.suspend({ companyId, reason: 'A test.' });
}

async function clientOfTwo(): Promise<UserId> {
  const client = await app.make.client();
  await joinAnother(client);
  return client;
}

/** What waits for this client, once they act for their other company. */
async function waitingFor(client: UserId, second: CompanyId): Promise<string[]> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
  await (await app.as(client)).companies.choose({ companyId: second });
  const { items } = await (await app.as(client)).answers.listWaiting();
  return items.map(({ kind }) => kind);
}

describe('of a client’s two companies the suspended one', () => {
  it('owes no answer to an application, and its mails name no consultant', async () => {
    const client = await app.make.client();
    const second = await joinAnother(client);
    const project = await app.make.project(client);
    const applicationId = await app.make.application(project, await app.make.consultant());
    expect((await findDeal(app.db, applicationId))?.clientIsApproved).toBe(true);
    await suspendFirst(client);
    expect((await findDeal(app.db, applicationId))?.clientIsApproved).toBe(false);
    expect(await waitingFor(client, second)).toEqual([]);
  });

  it('is mailed of no invitation, and mails none', async () => {
    const client = await clientOfTwo();
    const project = await app.make.project(client);
    const invitationId = await app.make.invitation(project, await app.make.consultant());
    expect(await findLetter(app.db, invitationId)).toMatchObject({
      ...{ clientSuspendedAt: null, clientIsApproved: true },
    });
    await suspendFirst(client);
    expect(await findLetter(app.db, invitationId)).toMatchObject({
      ...{ clientSuspendedAt: expect.any(Date), clientIsApproved: false },
    });
  });

  it('is held to no offer', async () => {
    const client = await clientOfTwo();
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    const applicationId = await app.make.application(project, consultant);
    const { id } = await (await app.as(client)).offers.make({
      ...{ applicationId, terms: { ...openTerms, rateUsd: 120 }, message: 'Could you?' },
    });
    const { offers, answers } = await app.as(consultant);
    expect((await answers.listWaiting()).items).toHaveLength(1);
    await suspendFirst(client);
    expect((await answers.listWaiting()).items).toEqual([]);
    await expect(offers.accept({ offerId: toOfferId(id) })).rejects.toMatchObject({
      code: 'OFFER_STATE',
    });
  });

  it('is asked about no project, and has none closed', async () => {
    const client = await app.make.client();
    const second = await joinAnother(client);
    const first = await companyOf(app, client);
    const before = app.clock.now();
    const project = await app.make.project(client, { createdAt: before });
    app.clock.moveTo(new Date(before.getTime() + 26 * day));
    const ask = () => app.services.write((tx) => askAboutProjects(tx, app.services));
    expect(await ask()).toBe(1);
    expect(await findAskedProject(app.db, project)).not.toBeNull();
    await suspendFirst(client);
    expect(await findAskedProject(app.db, project)).toBeNull();
    expect(await waitingFor(client, second)).toEqual([]);
    app.clock.moveTo(new Date(before.getTime() + 40 * day));
    const close = () => app.services.write((tx) => closeUnconfirmed(tx, app.services));
    expect(await close()).toBe(0);
    await app.db.insertInto('open_project_looks').values({ looked_at: app.clock.now() }).execute();
    await app.services.write((tx) => takeBackQuestions(tx, app.services));
    expect(await ask()).toBe(0);
    await (await app.as(admin)).companies.reinstate({ companyId: first });
    // The question was taken back, and is put anew.
    expect(await close()).toBe(0);
    expect(await ask()).toBe(1);
    app.clock.moveTo(before);
  });

  it('answers no proposed call, and is reminded of none', async () => {
    const client = await app.make.client();
    await joinAnother(client);
    const consultant = await app.make.consultant();
    const { id } = await propose(app, client, consultant);
    const { answers } = await app.as(consultant);
    const waiting = async () => (await answers.listWaiting()).items.map(({ kind }) => kind);
    expect(await waiting()).toContain('call');
    expect((await findCallLetter(app.db, id as never))?.client.isThere).toBe(true);
    await suspendFirst(client);
    expect(await waiting()).not.toContain('call');
    const letter = await findCallLetter(app.db, id as never);
    expect([letter?.client.isThere, letter?.consultant.isThere]).toEqual([false, true]);
  });

  it('has no call in the calendar of its member', async () => {
    const { client } = await makeFixedCall(app);
    await joinAnother(client);
    const path = await makeFeedPath(app, client);
    const events = async () => eventsIn(await askForFeed(app, path));
    expect(await events()).toHaveLength(1);
    await suspendFirst(client);
    expect(await events()).toEqual([]);
  });
});
