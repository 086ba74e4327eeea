import { describe, expect, it } from 'vitest';
import { projectSchema } from '#features/hiring/projects/rules/project-form.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve, tellOfApprovals } from '#tests/support/approve.ts';
import {
  completeDeal,
  everythingDone,
  makeDealInProgress,
  proposeByClient,
} from '#tests/support/completed-deal.ts';
import { claim, someEvidence } from '#tests/support/credentials.ts';
import { consultantProfileFields, projectFields } from '#tests/support/factories.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const users = async () => (await app.as(admin)).users;

describe('the page of a consultant', () => {
  it('has the whole profile, full name and contact included, and the evidence', async () => {
    const userId = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    await claim(app, userId, ['power-bi-data-analyst']);
    await (await app.as(userId)).credentials.submit({
      certification: 'power-bi-data-analyst',
      ...someEvidence,
    });
    const { profile, credentials } = await (await users()).getProfile({ userId });
    expect(profile).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: consultantProfileFields.phone,
      certifications: ['power-bi-data-analyst'],
    });
    expect(credentials).toMatchObject([
      { certification: 'power-bi-data-analyst', state: 'submitted', link: someEvidence.link },
    ]);
  });

  it('says that there is no profile yet', async () => {
    const userId = await app.make.consultant({ profile: false, approved: false });
    expect(await (await users()).getProfile({ userId })).toEqual({
      profile: null,
      credentials: [],
    });
  });

  it('has the subscription and the invoices', async () => {
    const userId = await app.make.consultant();
    const invoiceId = await app.make.invoice(userId);
    await app.make.invoice(await app.make.consultant());
    const api = await users();
    expect(await api.getSubscription({ userId })).toMatchObject({
      subscribed: true,
      status: 'active',
      plan: 'monthly',
      trialAvailable: false,
    });
    const { items } = await api.listInvoices({ userId });
    expect(items).toMatchObject([{ id: invoiceId, total: 75, currency: 'USD' }]);
  });

  it('has the applications that they sent, with the client’s whole name', async () => {
    const client = await app.make.client({ firstName: 'Casey', lastName: 'Client' });
    const userId = await app.make.consultant();
    const project = await app.make.project(client, { title: 'Close the books' });
    const id = await app.make.application(project, userId);
    await app.make.application(project, await app.make.consultant());
    const { items } = await (await users()).listApplications({ userId });
    expect(items).toMatchObject([
      {
        id,
        status: 'pending',
        readAt: null,
        project: { id: project, title: 'Close the books' },
        client: { userId: client, name: 'Casey Client' },
      },
    ]);
  });
});

describe('the completion of a deal', () => {
  it('is there with each proposal and who answered it, on the pages of both sides', async () => {
    const deal = await makeDealInProgress(app);
    const completionId = await proposeByClient(app, deal);
    const { completions } = await app.as(deal.consultant);
    await completions.sayMissing({ completionId, missing: 'A chapter.' });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await completeDeal(app, deal);
    for (const userId of [deal.client, deal.consultant]) {
      const { items } = await (await users()).listApplications({ userId });
      expect(items[0]?.completions).toMatchObject([
        { state: 'missing', missing: 'A chapter.', proposedBy: 'client' },
        { state: 'completed', how: 'confirmed', checklist: everythingDone },
      ]);
      expect(
        items[0]?.completions.map(({ proposer, answeredBy }) => [proposer, answeredBy]),
      ).toEqual(Array.from({ length: 2 }, () => [expect.any(String), expect.any(String)]));
    }
  });
});

describe('the page of a client', () => {
  it('has every project, private ones with their contact too, page by page', async () => {
    const userId = await app.make.client();
    for (const visibility of ['public', 'private'] as const) {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
      const fields = structuredClone({ ...projectFields, visibility });
      await (await app.as(userId)).projects.post(projectSchema.parse(fields));
    }
    await app.make.project(await app.make.client());
    const api = await users();
    const first = await api.listProjects({ userId, limit: 1 });
    expect(first.items).toMatchObject([
      { visibility: 'private', contactEmail: projectFields.contactEmail },
    ]);
    const rest = await api.listProjects({ userId, limit: 1, cursor: String(first.nextCursor) });
    expect(rest.items).toMatchObject([{ visibility: 'public' }]);
    expect(rest.nextCursor).toBeNull();
  });

  it('has the applications that they received, with the consultant’s whole name', async () => {
    const userId = await app.make.client();
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const id = await app.make.application(await app.make.project(userId), consultant);
    const { items } = await (await users()).listApplications({ userId });
    expect(items).toMatchObject([{ id, consultant: { userId: consultant, name: 'Ada Lovelace' } }]);
  });
});

describe('the mails to a user', () => {
  it('are those to their address, each with its state and without its words', async () => {
    const userId = await app.make.client({ email: 'told@example.test', approved: false });
    await approve(await app.as(admin), userId);
    await approve(await app.as(admin), await app.make.client({ approved: false }));
    await tellOfApprovals(app);
    const { items } = await (await users()).listMails({ userId });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      mail: 'account-approval',
      progress: 'done',
      failures: 0,
      lastError: null,
      dueAt: null,
    });
    expect(JSON.stringify(items)).not.toContain('told@example.test');
  });

  it('say what the mail server said of one that failed', async () => {
    const userId = await app.make.client({ email: 'unlucky@example.test' });
    await app.pool.query(
      `insert into jobs.job (name, data, state, retry_count, output)
       values ('mail-requested', $1, 'retry', 3, '{"message": "421 try later"}')`,
      [
        JSON.stringify({
          mail: 'account-approval',
          to: { name: '', address: 'unlucky@example.test' },
          props: {},
        }),
      ],
    );
    const { items } = await (await users()).listMails({ userId });
    expect(items).toMatchObject([
      { progress: 'trying-again', failures: 3, lastError: '421 try later', endedAt: null },
    ]);
  });
});

describe('the sign-up', () => {
  it('is remembered with the language and the browser that it came from', async () => {
    const email = 'from-afar@example.test';
    const response = await app.http.request('/auth/v1/sign-up/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app.services.publicUrl,
        'accept-language': 'de-CH,de;q=0.9',
        'user-agent': 'Some browser',
      },
      body: JSON.stringify({
        email,
        password: 'a sentence that no one else types',
        userType: 'client',
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
    });
    expect(response.status).toBe(200);
    const { items } = await (await users()).list({ userType: 'client', text: email });
    const { signUp } = await (await users()).get({ userId: String(items[0]?.userId) });
    expect(signUp).toMatchObject({ language: 'de-CH', browser: 'Some browser' });
  });

  it('of before has no such record', async () => {
    const userId = await app.make.client();
    expect((await (await users()).get({ userId })).signUp).toEqual({
      address: null,
      language: null,
      browser: null,
    });
  });
});
