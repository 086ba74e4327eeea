import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { toApplicationId } from '../ids.ts';

const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');
const coverLetter = 'I have closed books in four days before.';

const app = await sharedTestApp();
const client = await app.make.client({ email: 'client@example.test' });

const submit = async (consultant: UserId, projectId: ProjectId, letter = coverLetter) =>
  (await app.as(consultant)).applications.submit({ projectId, coverLetter: letter });

const applyView = async (consultant: UserId, projectId: ProjectId) =>
  (await app.as(consultant)).applications.getApplyView({ projectId });

describe('applying to an open project', () => {
  it('gives the consultant the application, with the project and now its contact', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    const application = await submit(consultant, project, `  ${coverLetter}\n`);
    expect(application).toMatchObject({
      status: 'pending',
      coverLetter,
      rejectedBecause: null,
      decisionReason: null,
      createdAt: app.clock.now().toISOString(),
      project: { id: project, title: projectFields.title, status: 'open' },
      contact: { companyName: projectFields.companyName, contactEmail: projectFields.contactEmail },
      can: { withdraw: true },
    });
    const { items } = await (await app.as(consultant)).applications.listOwn({});
    expect(items).toEqual([application]);
  });

  it('writes to the client once, naming the consultant by the short name', async () => {
    const owner = await app.make.client({ email: 'told@example.test' });
    const project = await app.make.project(owner, { title: 'Tell me' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const { id } = await submit(consultant, project);
    await app.settle();
    const [mail, ...others] = await listMails(app.db, { to: 'told@example.test' });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New application for “Tell me”');
    expect(mail?.text).toContain('Ada L. has applied');
    expect(mail?.text).not.toContain('Lovelace');
    expect(mail?.text).toContain(`${app.services.publicUrl}/application/${id}`);
  });

  it('writes no name to a client who is not approved', async () => {
    const owner = await app.make.client({ email: 'pending@example.test', approved: false });
    const project = await app.make.project(owner);
    await submit(await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' }), project);
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'pending@example.test' });
    expect(mail?.text).toContain('A consultant has applied');
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/Ada|Lovelace/);
  });

  it('with one idempotency key happens once, and the repetition gets the same answer', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    const again = await app.as(consultant, { idempotencyKey: 'apply-once' });
    const request = { projectId: project, coverLetter };
    const first = await again.applications.submit(request);
    expect(await again.applications.submit(request)).toEqual(first);
  });
});

describe('an application is refused', () => {
  it('for a project that is private, closed or absent, all alike', async () => {
    const consultant = await app.make.consultant();
    const hidden = [
      await app.make.project(client, { visibility: 'private' }),
      await app.make.project(client, { status: 'in_progress' }),
      await app.make.project(client, { status: 'completed' }),
      await app.make.project(client, { status: 'cancelled' }),
      nowhere,
    ];
    const notFound = {
      code: 'PROJECT_NOT_FOUND',
      status: 404,
      message: "The project you're trying to apply for could not be found",
    };
    for (const project of hidden) {
      await expect(submit(consultant, project)).rejects.toMatchObject(notFound);
      await expect(applyView(consultant, project)).rejects.toMatchObject(notFound);
    }
  });

  it.each([
    [
      'without a profile',
      { profile: false, approved: false, subscribed: false },
      'PROFILE_REQUIRED',
      'no-profile',
    ],
    ['before the account is approved', { approved: false }, 'NOT_APPROVED', 'not-approved'],
    ['without a subscription', { subscribed: false }, 'SUBSCRIPTION_REQUIRED', 'not-subscribed'],
    [
      'after the subscription has expired',
      { subscribed: 'expired' },
      'SUBSCRIPTION_REQUIRED',
      'not-subscribed',
    ],
  ] as const)('%s, and the project page says so before', async (_, options, code, obstacle) => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant(options);
    await expect(submit(consultant, project)).rejects.toMatchObject({ code, status: 403 });
    expect(await applyView(consultant, project)).toMatchObject({ alreadyApplied: false, obstacle });
  });

  it('the second time', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    await submit(consultant, project);
    const second = submit(consultant, project, 'Another letter.');
    await expect(second).rejects.toMatchObject({
      code: 'ALREADY_APPLIED',
      status: 409,
      message: 'You have already applied for this project',
    });
    expect(await applyView(consultant, project)).toMatchObject({ alreadyApplied: true });
  });

  it('as a second one even when the project was closed or hidden meanwhile', async () => {
    const consultant = await app.make.consultant();
    for (const options of [{ status: 'cancelled' }, { visibility: 'private' }] as const) {
      const project = await app.make.project(client, options);
      await app.make.application(project, consultant, { status: 'rejected' });
      await expect(submit(consultant, project)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
      expect(await applyView(consultant, project)).toMatchObject({ alreadyApplied: true });
    }
  });

  it('as a second one after it was withdrawn', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    await app.make.application(project, consultant, { status: 'withdrawn' });
    await expect(submit(consultant, project)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it('without a cover letter', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    await expect(submit(consultant, project, ' \n ')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('from clients and visitors', async () => {
    const request = { projectId: await app.make.project(client), coverLetter };
    const asClient = (await app.as(client)).applications.submit(request);
    await expect(asClient).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const asVisitor = (await app.as()).applications.submit(request);
    await expect(asVisitor).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('and then leaves nothing and tells no one', async () => {
    const owner = await app.make.client({ email: 'calm@example.test' });
    const project = await app.make.project(owner);
    const consultant = await app.make.consultant({ subscribed: false });
    await expect(submit(consultant, project)).rejects.toMatchObject({ status: 403 });
    await app.settle();
    expect(await listMails(app.db, { to: 'calm@example.test' })).toEqual([]);
    const { items } = await (await app.as(owner)).applications.listReceived({ projectId: project });
    expect(items).toEqual([]);
  });
});

describe('before a consultant has applied', () => {
  it('nothing they can read tells who the client is', async () => {
    const project = await app.make.project(client);
    const view = JSON.stringify(await applyView(await app.make.consultant(), project));
    const { companyName, contactName, contactEmail } = projectFields;
    for (const secret of [companyName, contactName, contactEmail, client]) {
      expect(view).not.toContain(secret);
    }
  });
});

describe('withdrawing an application', () => {
  it('tells the client, and counts as the one application still', async () => {
    const owner = await app.make.client({ email: 'left@example.test' });
    const project = await app.make.project(owner, { title: 'Left alone' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const applicationId = await app.make.application(project, consultant);
    const { applications } = await app.as(consultant);
    const withdrawn = await applications.withdraw({ applicationId });
    expect(withdrawn).toMatchObject({
      status: 'withdrawn',
      decidedAt: null,
      can: { withdraw: false },
    });
    await app.settle();
    const mails = await listMails(app.db, { to: 'left@example.test' });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An application for “Left alone” was withdrawn',
    ]);
    expect(mails[0]?.text).toContain('Ada L. has withdrawn');
  });

  it.each(['accepted', 'rejected', 'withdrawn'] as const)(
    'is refused once it is %s',
    async (status) => {
      const consultant = await app.make.consultant();
      const applicationId = await app.make.application(await app.make.project(client), consultant, {
        status,
      });
      const withdraw = (await app.as(consultant)).applications.withdraw({ applicationId });
      await expect(withdraw).rejects.toMatchObject({ code: 'APPLICATION_STATE', status: 409 });
    },
  );

  it("answers for another user's as for one that does not exist", async () => {
    const foreign = await app.make.application(
      await app.make.project(client),
      await app.make.consultant(),
    );
    const { applications } = await app.as(await app.make.consultant());
    for (const applicationId of [foreign, toApplicationId(nowhere)]) {
      await expect(applications.withdraw({ applicationId })).rejects.toMatchObject({
        code: 'APPLICATION_NOT_FOUND',
        status: 404,
        message: 'This application does not exist.',
      });
    }
  });
});
