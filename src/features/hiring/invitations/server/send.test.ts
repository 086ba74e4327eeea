import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { invitationsADay } from '../rules.ts';
import { invitationSent } from './jobs.ts';

const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');

const app = await sharedTestApp();
const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });

const send = async (projectId: ProjectId, consultantId: UserId, note = '', by = client) =>
  (await app.as(by)).invitations.send({ projectId, consultantId, note });

describe('an invitation', () => {
  it('is the client’s to see, with the consultant’s card', async () => {
    const project = await app.make.project(client, { visibility: 'private' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const sent = await send(project, consultant, '  Could you begin in March?\n');
    expect(sent).toMatchObject({
      projectId: project,
      consultantId: consultant,
      state: 'sent',
      note: 'Could you begin in March?',
      sentAt: app.clock.now().toISOString(),
      answeredAt: null,
      consultant: { name: 'Ada L.' },
      can: { withdraw: true },
    });
    expect(JSON.stringify(sent)).not.toContain('Lovelace');
    const { items } = await (await app.as(client)).invitations.listSent({ projectId: project });
    expect(items).toEqual([sent]);
  });

  it('is told to the consultant by one mail, which names the client by the short name', async () => {
    const project = await app.make.project(client, { title: 'Close sooner' });
    const consultant = await app.make.consultant({ firstName: 'Ada', email: 'ada@example.test' });
    const { id } = await send(project, consultant, 'We read <b>your</b> profile.');
    await app.settle();
    const [mail, ...others] = await listMails(app.db, { to: 'ada@example.test' });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Grace H. invites you to “Close sooner”');
    expect(mail?.text).toContain(`${app.services.publicUrl}/invitations/${id}`);
    expect(mail?.text).toContain('We read <b>your</b> profile.');
    expect(mail?.html).not.toContain('<b>your</b>');
    const written = `${mail?.subject} ${mail?.html} ${mail?.text}`;
    expect(written).not.toMatch(/Hopper|Loomworks|casey@/);
  });

  it('that was withdrawn before the mail could be written is not told', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant({ email: 'late@example.test' });
    const invitationId = await app.make.invitation(project, consultant);
    await (await app.as(client)).invitations.withdraw({ invitationId });
    const { write, jobs } = app.services;
    await write((tx) => jobs.enqueue(tx, invitationSent, { invitationId }));
    await app.settle();
    expect(await listMails(app.db, { to: 'late@example.test' })).toEqual([]);
  });

  it('with one idempotency key happens once, and the repetition gets the same answer', async () => {
    const projectId = await app.make.project(client);
    const consultantId = await app.make.consultant();
    const { invitations } = await app.as(client, { idempotencyKey: 'invite-once' });
    const first = await invitations.send({ projectId, consultantId });
    expect(await invitations.send({ projectId, consultantId })).toEqual(first);
  });
});

describe('an invitation is refused', () => {
  it('to a project that is another user’s or absent, alike', async () => {
    const consultant = await app.make.consultant();
    const foreign = await app.make.project(await app.make.client());
    for (const project of [foreign, nowhere]) {
      await expect(send(project, consultant)).rejects.toMatchObject({
        code: 'PROJECT_NOT_FOUND',
        message: 'You have no such project.',
      });
    }
  });

  it('to a project that is not open any more', async () => {
    const consultant = await app.make.consultant();
    for (const status of ['in_progress', 'completed', 'cancelled'] as const) {
      const project = await app.make.project(client, { status });
      await expect(send(project, consultant)).rejects.toMatchObject({ code: 'PROJECT_STATE' });
    }
  });

  it('of any user who is not listed', async () => {
    const project = await app.make.project(client);
    const hidden = [
      await app.make.consultant({ subscribed: 'expired' }),
      await app.make.consultant({ approved: false }),
      await app.make.client(),
    ];
    for (const person of hidden) {
      await expect(send(project, person)).rejects.toMatchObject({ code: 'CONSULTANT_NOT_FOUND' });
    }
  });

  it('a second time, whatever was answered', async () => {
    const consultant = await app.make.consultant();
    const { invitations } = await app.as(consultant);
    const waits = await app.make.project(client);
    await send(waits, consultant);
    const declined = await app.make.project(client);
    const { id } = await send(declined, consultant);
    await invitations.decline({ invitationId: id, reason: 'no-capacity' });
    const withdrawn = await app.make.project(client);
    const { id: taken } = await send(withdrawn, consultant);
    await (await app.as(client)).invitations.withdraw({ invitationId: taken });
    const applied = await app.make.project(client);
    await send(applied, consultant);
    const { applications } = await app.as(consultant);
    await applications.submit({ projectId: applied, coverLetter: 'I have done this before.' });
    for (const project of [waits, declined, withdrawn, applied]) {
      await expect(send(project, consultant)).rejects.toMatchObject({ code: 'ALREADY_INVITED' });
    }
  });

  it('of a user who has applied already', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    await app.make.application(project, consultant, { status: 'withdrawn' });
    await expect(send(project, consultant)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it('with a note that is too long', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant();
    await expect(send(project, consultant, 'x'.repeat(1001))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await send(project, consultant, 'x'.repeat(1000))).note).toHaveLength(1000);
  });
});

describe('beyond the invitations of a day', () => {
  it('the next one waits until the first of them is a day old, and the answer says how long', async () => {
    const busy = await app.make.client();
    const projectId = await app.make.project(busy);
    const now = app.clock.now().getTime();
    for (let n = 0; n < invitationsADay; n += 1) {
      const createdAt = new Date(now - (n + 1) * 60_000);
      await app.make.invitation(projectId, await app.make.consultant(), { createdAt });
    }
    const consultantId = await app.make.consultant();
    const response = await app.http.request(`/api/me/projects/${projectId}/invitations`, {
      method: 'POST',
      headers: {
        cookie: await app.cookieOf(busy),
        origin: testPublicUrl,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ consultantId }),
    });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    const oldest = (24 * 60 - invitationsADay) * 60;
    expect(Math.abs(wait - oldest)).toBeLessThanOrEqual(1);
    expect(await response.json()).toMatchObject({
      code: 'TOO_MANY_INVITATIONS',
      data: { retryAfterSeconds: wait },
    });
    app.clock.moveTo(new Date(now + wait * 1000));
    expect(await send(projectId, consultantId, '', busy)).toMatchObject({ state: 'sent' });
  });
});

describe('the projects that a consultant can be invited to', () => {
  it('are the client’s own open ones, each with what is between them already', async () => {
    const owner = await app.make.client();
    const consultantId = await app.make.consultant();
    const at = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);
    const free = await app.make.project(owner, { visibility: 'private', createdAt: at(1) });
    const invited = await app.make.project(owner, { createdAt: at(2) });
    const applied = await app.make.project(owner, { createdAt: at(3) });
    await app.make.project(owner, { status: 'cancelled' });
    await app.make.project(client);
    await app.make.invitation(invited, consultantId);
    await app.make.application(applied, consultantId);
    const { items } = await (await app.as(owner)).invitations.listProjects({ consultantId });
    expect(
      items.map(({ projectId, isPrivate, obstacle }) => [projectId, isPrivate, obstacle]),
    ).toEqual([
      [free, true, null],
      [invited, false, 'invited'],
      [applied, false, 'applied'],
    ]);
  });
});
