import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type ApprovedClientViewer, isApprovedClient, isConsultant } from '#access/viewer.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hasAcceptedConsultant } from './queries/accepted-consultants.ts';
import { listApplicantIds } from './queries/applicants.ts';
import { findAcceptedDeal, findDeal } from './queries/deals.ts';
import { getOwnApplication } from './queries/own-applications.ts';
import { getReceivedApplication } from './queries/received-applications.ts';

const app = await sharedTestApp();

async function clientViewer(userId: UserId): Promise<ApprovedClientViewer> {
  const viewer = await viewerOf(app.db, userId);
  if (!isApprovedClient(viewer)) throw new Error(`${userId} is no approved client.`);
  return viewer;
}

async function consultantViewer(userId: UserId) {
  const viewer = await viewerOf(app.db, userId);
  if (!isConsultant(viewer)) throw new Error(`${userId} is no consultant.`);
  return viewer;
}

describe('a client has accepted a consultant', () => {
  it.each(['in_progress', 'completed', 'cancelled'] as const)(
    'for a project that is %s by now',
    async (status) => {
      const [client, ada] = [await app.make.client(), await app.make.consultant()];
      const project = await app.make.project(client, { status });
      await app.make.application(project, ada, { status: 'accepted' });
      expect(await hasAcceptedConsultant(app.db, await clientViewer(client), ada)).toBe(true);
    },
  );

  it('not when the application waits, was declined, or another client or consultant is meant', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    const [ada, grace] = [await app.make.consultant(), await app.make.consultant()];
    await app.make.application(await app.make.project(client), ada, { status: 'pending' });
    await app.make.application(await app.make.project(client), ada, { status: 'rejected' });
    await app.make.application(await app.make.project(client), grace, { status: 'accepted' });
    const asked = await clientViewer(client);
    expect(await hasAcceptedConsultant(app.db, asked, ada)).toBe(false);
    expect(await hasAcceptedConsultant(app.db, asked, grace)).toBe(true);
    expect(await hasAcceptedConsultant(app.db, await clientViewer(other), grace)).toBe(false);
  });
});

it('everyone has applied to a project who did, whatever became of it', async () => {
  const client = await app.make.client();
  const project = await app.make.project(client);
  const statuses = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;
  const applicants: UserId[] = [];
  for (const status of statuses) {
    const userId = await app.make.consultant();
    await app.make.application(project, userId, { status });
    applicants.push(userId);
  }
  await app.make.application(await app.make.project(client), await app.make.consultant());
  const own = await findOwnProject(app.db, await clientViewer(client), project);
  if (!own) throw new Error('The client has no project.');
  expect(new Set(await listApplicantIds(app.db, own))).toEqual(new Set(applicants));
});

describe('the deal of an application', () => {
  it('has both sides with their addresses, and goes with either of them', async () => {
    const client = await app.make.client({ email: 'casey@deal.test', approved: false });
    const consultant = await app.make.consultant({ email: 'ada@deal.test', firstName: 'Ada' });
    const project = await app.make.project(client, { title: 'One deal' });
    const application = await app.make.application(project, consultant);
    expect(await findDeal(app.db, application)).toMatchObject({
      applicationId: application,
      projectTitle: 'One deal',
      status: 'pending',
      clientEmail: 'casey@deal.test',
      clientIsApproved: false,
      consultantEmail: 'ada@deal.test',
      consultantFirstName: 'Ada',
    });
    await app.db.deleteFrom('auth.users').where('id', '=', consultant).execute();
    expect(await findDeal(app.db, application)).toBeNull();
  });

  it('that was made for a project is the one with the accepted consultant', async () => {
    const project = await app.make.project(await app.make.client());
    await app.make.application(project, await app.make.consultant(), { status: 'rejected' });
    expect(await findAcceptedDeal(app.db, project)).toBeNull();
    const accepted = await app.make.application(project, await app.make.consultant(), {
      status: 'accepted',
    });
    expect(await findAcceptedDeal(app.db, project)).toMatchObject({ applicationId: accepted });
  });
});

it('an application cannot be read back by anybody but its two sides', async () => {
  const [client, stranger] = [await app.make.client(), await app.make.client()];
  const [ada, grace] = [await app.make.consultant(), await app.make.consultant()];
  const application = await app.make.application(await app.make.project(client), ada);
  const own = async (userId: UserId) =>
    getOwnApplication(app.db, await consultantViewer(userId), application);
  const received = async (userId: UserId) =>
    getReceivedApplication(app.db, await clientViewer(userId), application);
  expect((await own(ada)).application_id).toBe(application);
  expect((await received(client)).consultant_id).toBe(ada);
  await expect(own(grace)).rejects.toThrow('has no application');
  await expect(received(stranger)).rejects.toThrow('has received no application');
});
