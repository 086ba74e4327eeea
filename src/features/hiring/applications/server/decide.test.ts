import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type ApplicationId, toApplicationId } from '../ids.ts';
import { anotherWasChosen } from '../rules/life-cycle.ts';

const nowhere = toApplicationId('00000000-0000-4000-8000-000000000000');

const app = await sharedTestApp();
const client = await app.make.client();
const stranger = await app.make.client();

const subjectsTo = async (to: string) =>
  (await listMails(app.db, { to })).map(({ subject }) => subject);

const pendingApplication = async (): Promise<ApplicationId> =>
  app.make.application(await app.make.project(client), await app.make.consultant());

describe('accepting an application', () => {
  it('puts the project in progress, rejects the other pending ones with a reason, and tells everyone', async () => {
    const project = await app.make.project(client, { title: 'The deal' });
    const chosen = await app.make.consultant({
      email: 'chosen@example.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const other = await app.make.consultant({ email: 'other@example.test' });
    const gone = await app.make.consultant({ email: 'gone@example.test' });
    const applicationId = await app.make.application(project, chosen);
    const passedOver = await app.make.application(project, other);
    const withdrawn = await app.make.application(project, gone, { status: 'withdrawn' });
    const elsewhere = await app.make.application(await app.make.project(client), other);

    const accepted = await (await app.as(client)).applications.accept({ applicationId });

    expect(accepted).toMatchObject({
      status: 'accepted',
      decidedAt: app.clock.now().toISOString(),
      consultant: { name: 'Ada Lovelace' },
      can: { accept: false, decline: false },
    });
    const { projects, applications } = await app.as(client);
    expect((await projects.getOwn({ projectId: project })).status).toBe('in_progress');
    expect(await applications.getReceived({ applicationId: passedOver })).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'another-accepted',
      decisionReason: null,
      decidedAt: app.clock.now().toISOString(),
    });
    expect(accepted.projectStatus).toBe('in_progress');
    for (const [id, status] of [
      [withdrawn, 'withdrawn'],
      [elsewhere, 'pending'],
    ] as const) {
      expect((await applications.getReceived({ applicationId: id })).status).toBe(status);
    }
    const ownOfOther = await (await app.as(other)).applications.listOwn({});
    expect(ownOfOther.items.find(({ id }) => id === passedOver)).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'another-accepted',
      decisionReason: null,
    });
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'chosen@example.test' });
    expect(mail?.subject).toBe('Your application for “The deal” was accepted');
    for (const detail of [
      projectFields.companyName,
      projectFields.contactName,
      projectFields.contactEmail,
    ]) {
      expect(mail?.text).toContain(detail);
    }
    expect(await subjectsTo('other@example.test')).toEqual([
      'Your application for “The deal” was not accepted',
    ]);
    expect((await listMails(app.db, { to: 'other@example.test' }))[0]?.text).toContain(
      anotherWasChosen,
    );
    expect(await subjectsTo('gone@example.test')).toEqual([]);
  });

  it.each(['accepted', 'rejected', 'withdrawn'] as const)(
    'is refused once it is %s, and changes nothing',
    async (status) => {
      const project = await app.make.project(client);
      const applicationId = await app.make.application(project, await app.make.consultant(), {
        status,
      });
      const { applications, projects } = await app.as(client);
      const accept = applications.accept({ applicationId });
      await expect(accept).rejects.toMatchObject({ code: 'APPLICATION_STATE', status: 409 });
      expect((await projects.getOwn({ projectId: project })).status).toBe('open');
      expect((await applications.getReceived({ applicationId })).status).toBe(status);
    },
  );

  it.each(['in_progress', 'completed', 'cancelled'] as const)(
    'is refused when the project is %s',
    async (status) => {
      const project = await app.make.project(client, { status });
      const applicationId = await app.make.application(project, await app.make.consultant());
      const { applications } = await app.as(client);
      expect((await applications.getReceived({ applicationId })).can.accept).toBe(false);
      await expect(applications.accept({ applicationId })).rejects.toMatchObject({
        code: 'APPLICATION_STATE',
      });
      expect((await applications.getReceived({ applicationId })).status).toBe('pending');
    },
  );

  it('with one idempotency key happens once, and the repetition succeeds, too', async () => {
    const applicationId = await pendingApplication();
    const again = await app.as(client, { idempotencyKey: 'accept-once' });
    const first = await again.applications.accept({ applicationId });
    expect(await again.applications.accept({ applicationId })).toEqual(first);
  });
});

describe('accepting one while the project is being cancelled', () => {
  it('leaves no one waiting, no matter who comes first', async () => {
    const cancelled: ProjectId[] = [];
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client);
      const applicationId = await app.make.application(projectId, await app.make.consultant());
      await app.make.application(projectId, await app.make.consultant());
      const { applications, projects } = await app.as(client);
      await Promise.allSettled([
        applications.accept({ applicationId }),
        projects.cancel({ projectId }),
      ]);
      expect((await projects.getOwn({ projectId })).status).toBe('cancelled');
      cancelled.push(projectId);
    }
    await app.settle();
    for (const projectId of cancelled) {
      const { items } = await (await app.as(client)).applications.listReceived({ projectId });
      expect(items.map(({ status }) => status)).not.toContain('pending');
    }
  });
});

describe('declining an application', () => {
  it('keeps the reason and tells the consultant', async () => {
    const consultant = await app.make.consultant({ email: 'declined@example.test' });
    const project = await app.make.project(client, { title: 'Not this time' });
    const applicationId = await app.make.application(project, consultant);
    const reason = 'We need a user on site.\nIn Leeds.';
    const declined = await (await app.as(client)).applications.decline({ applicationId, reason });
    expect(declined).toMatchObject({ status: 'rejected', decisionReason: reason });
    expect((await (await app.as(client)).projects.getOwn({ projectId: project })).status).toBe(
      'open',
    );
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'declined@example.test' });
    expect(mail?.subject).toBe('Your application for “Not this time” was not accepted');
    expect(mail?.text).toContain('We need a user on site.');
    const { items } = await (await app.as(consultant)).applications.listOwn({});
    expect(items[0]).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'declined',
      decisionReason: reason,
    });
  });

  it('needs no reason', async () => {
    const applicationId = await pendingApplication();
    const declined = await (await app.as(client)).applications.decline({ applicationId });
    expect(declined).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'declined',
      decisionReason: null,
    });
  });

  it.each(['accepted', 'rejected', 'withdrawn'] as const)(
    'is refused once it is %s',
    async (status) => {
      const project = await app.make.project(client);
      const applicationId = await app.make.application(project, await app.make.consultant(), {
        status,
      });
      const decline = (await app.as(client)).applications.decline({ applicationId });
      await expect(decline).rejects.toMatchObject({ code: 'APPLICATION_STATE', status: 409 });
    },
  );
});

describe('what a client reads of an application', () => {
  it('is the short name until the deal', async () => {
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const applicationId = await app.make.application(await app.make.project(client), consultant);
    const { applications } = await app.as(client);
    const before = await applications.getReceived({ applicationId });
    expect(before.consultant.name).toBe('Ada L.');
    expect(JSON.stringify(before)).not.toContain('Lovelace');
    await applications.decline({ applicationId });
    expect((await applications.getReceived({ applicationId })).consultant.name).toBe('Ada L.');
  });

  it('is nothing before the client is approved, nor may they decide', async () => {
    const pending = await app.make.client({ approved: false });
    const project = await app.make.project(pending);
    const applicationId = await app.make.application(project, await app.make.consultant());
    const { applications } = await app.as(pending);
    for (const call of [
      () => applications.listReceived({ projectId: project }),
      () => applications.getReceived({ applicationId }),
      () => applications.accept({ applicationId }),
      () => applications.decline({ applicationId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
    }
  });
});

describe("an application to another user's project", () => {
  it('answers like one that does not exist, whatever is tried', async () => {
    const foreign = await pendingApplication();
    const { applications } = await app.as(stranger);
    for (const applicationId of [foreign, nowhere]) {
      for (const call of [
        () => applications.getReceived({ applicationId }),
        () => applications.accept({ applicationId }),
        () => applications.decline({ applicationId }),
      ]) {
        await expect(call()).rejects.toMatchObject({
          code: 'APPLICATION_NOT_FOUND',
          status: 404,
          message: 'This application does not exist.',
        });
      }
    }
    const untouched = await (await app.as(client)).applications.getReceived({
      applicationId: foreign,
    });
    expect(untouched.status).toBe('pending');
  });
});
