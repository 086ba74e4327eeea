import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type InvitationId, toInvitationId } from '../ids.ts';

const coverLetter = 'I have closed books in four days before.';

const app = await sharedTestApp();
const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });

interface Invited {
  projectId: ProjectId;
  consultant: UserId;
  invitationId: InvitationId;
}
async function invited(options: { title?: string; email?: string } = {}): Promise<Invited> {
  const projectId = await app.make.project(client, {
    title: options.title ?? 'Close sooner',
    visibility: 'private',
  });
  const consultant = await app.make.consultant({
    firstName: 'Ada',
    lastName: 'Lovelace',
    ...(options.email ? { email: options.email } : {}),
  });
  return { projectId, consultant, invitationId: await app.make.invitation(projectId, consultant) };
}

const stateFor = async ({ projectId, invitationId }: Invited) => {
  const { items } = await (await app.as(client)).invitations.listSent({ projectId });
  return items.find(({ id }) => id === invitationId);
};
const ended = { code: 'INVITATION_STATE', status: 409 };
const noInvitation = { code: 'INVITATION_NOT_FOUND', status: 404 };
const noProject = { code: 'PROJECT_NOT_FOUND', status: 404 };

describe('an invitation to a private project', () => {
  it('lets its consultant read the project, without its company and contact', async () => {
    const { consultant, projectId, invitationId } = await invited();
    const { invitations, applications, matching } = await app.as(consultant);
    const invitation = await invitations.getReceived({ invitationId });
    expect(invitation).toMatchObject({
      state: 'sent',
      clientName: 'Grace H.',
      projectTitle: 'Close sooner',
      project: { id: projectId, title: 'Close sooner' },
      isClientMuted: false,
      can: { answer: true },
    });
    expect(JSON.stringify(invitation)).not.toMatch(/Hopper|Loomworks|casey@/);
    expect(await applications.getApplyView({ projectId })).toMatchObject({
      invitationId,
      alreadyApplied: false,
      obstacle: null,
    });
    expect(await matching.getOwnMatch({ projectId })).toHaveProperty('total');
  });

  it('leaves it absent for everyone else, and off every list', async () => {
    const { consultant, projectId, invitationId } = await invited();
    const other = await app.as(await app.make.consultant());
    await expect(other.invitations.getReceived({ invitationId })).rejects.toMatchObject(
      noInvitation,
    );
    await expect(
      other.invitations.decline({ invitationId, reason: 'other' }),
    ).rejects.toMatchObject(noInvitation);
    await expect(other.invitations.markRead({ invitationId })).rejects.toMatchObject(noInvitation);
    await expect(other.applications.getApplyView({ projectId })).rejects.toMatchObject(noProject);
    await expect(other.applications.submit({ projectId, coverLetter })).rejects.toMatchObject(
      noProject,
    );
    expect((await other.invitations.listReceived({})).items).toEqual([]);
    const stranger = await app.as(await app.make.client());
    await expect(stranger.invitations.withdraw({ invitationId })).rejects.toMatchObject(
      noInvitation,
    );
    await expect(stranger.invitations.listSent({ projectId })).rejects.toMatchObject(noProject);
    const { projects } = await app.as(consultant);
    const open = await projects.listOpen({ text: 'Close sooner' });
    expect(open.items.map(({ id }) => id)).not.toContain(projectId);
  });

  it('is read once, and the client sees it', async () => {
    const one = await invited();
    const { invitations } = await app.as(one.consultant);
    await invitations.markRead({ invitationId: one.invitationId });
    await invitations.markRead({ invitationId: one.invitationId });
    expect(await stateFor(one)).toMatchObject({ state: 'read', can: { withdraw: true } });
    await invitations.decline({ invitationId: one.invitationId, reason: 'budget' });
    await invitations.markRead({ invitationId: one.invitationId });
    expect(await stateFor(one)).toMatchObject({ state: 'declined' });
  });
});

describe('applying', () => {
  it('answers the invitation, and keeps the project readable', async () => {
    const one = await invited();
    const { projectId, invitationId } = one;
    const { applications, invitations } = await app.as(one.consultant);
    const { id } = await applications.submit({ projectId, coverLetter });
    expect(await stateFor(one)).toMatchObject({
      state: 'applied',
      applicationId: id,
      answeredAt: app.clock.now().toISOString(),
      can: { withdraw: false },
    });
    expect(await invitations.getReceived({ invitationId })).toMatchObject({
      state: 'applied',
      project: { id: projectId },
      can: { answer: false },
    });
    await expect(invitations.decline({ invitationId, reason: 'other' })).rejects.toMatchObject(
      ended,
    );
    await expect(
      (await app.as(client)).invitations.withdraw({ invitationId }),
    ).rejects.toMatchObject(ended);
    await (await app.as(client)).applications.accept({ applicationId: id });
    expect(await applications.getApplyView({ projectId })).toMatchObject({ alreadyApplied: true });
  });

  it('needs the subscription as ever; a consultant whose subscription has expired reads and declines', async () => {
    const { projectId } = await invited();
    const expired = await app.make.consultant({ subscribed: 'expired' });
    const invitationId = await app.make.invitation(projectId, expired);
    const { applications, invitations } = await app.as(expired);
    expect(await applications.getApplyView({ projectId })).toMatchObject({
      obstacle: 'not-subscribed',
      invitationId,
    });
    await expect(applications.submit({ projectId, coverLetter })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
    });
    expect(await invitations.getReceived({ invitationId })).toMatchObject({ state: 'sent' });
    const declined = await invitations.decline({ invitationId, reason: 'no-capacity' });
    expect(declined.state).toBe('declined');
  });
});

describe('declining', () => {
  it('tells the client why, by the short name, and ends the right to the project', async () => {
    const owner = await app.make.client({ email: 'told@example.test' });
    const projectId = await app.make.project(owner, { title: 'Told', visibility: 'private' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const invitationId = await app.make.invitation(projectId, consultant);
    const { invitations, applications } = await app.as(consultant);
    const declined = await invitations.decline({
      invitationId,
      reason: 'no-capacity',
      words: 'Not before May.',
    });
    expect(declined).toMatchObject({
      state: 'declined',
      declineReason: 'no-capacity',
      declineWords: 'Not before May.',
      projectTitle: 'Told',
      project: null,
      can: { answer: false },
    });
    await expect(applications.getApplyView({ projectId })).rejects.toMatchObject(noProject);
    await expect(applications.submit({ projectId, coverLetter })).rejects.toMatchObject(noProject);
    await expect(invitations.decline({ invitationId, reason: 'other' })).rejects.toMatchObject(
      ended,
    );
    await app.settle();
    const [mail, ...others] = await listMails(app.db, { to: 'told@example.test' });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('An invitation to “Told” was declined');
    expect(mail?.text).toMatch(/Ada L\. has declined[\s\S]*No capacity[\s\S]*Not before May\./);
    expect(mail?.text).not.toContain('Lovelace');
  });

  it('is told without a name to a client whose approval was taken back', async () => {
    const owner = await app.make.client({ email: 'unapproved@example.test', approved: false });
    const projectId = await app.make.project(owner);
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const invitationId = await app.make.invitation(projectId, consultant);
    await (await app.as(consultant)).invitations.decline({ invitationId, reason: 'place' });
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'unapproved@example.test' });
    expect(mail?.text).toContain('A consultant has declined');
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/Ada|Lovelace/);
  });

  it('needs a reason out of the list', async () => {
    const { consultant, invitationId } = await invited();
    const cookie = await app.cookieOf(consultant);
    const response = await app.http.request(`/api/invitations/${invitationId}/decline`, {
      method: 'POST',
      headers: {
        cookie,
        origin: app.services.publicUrl,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ words: 'No.' }),
    });
    expect(response.status).toBe(400);
  });
});

describe('a consultant who wants no more of a client', () => {
  it('gets none of theirs, and the client cannot tell', async () => {
    const one = await invited();
    const { invitations, applications } = await app.as(one.consultant);
    const asClient = await app.as(client);
    const declined = await invitations.decline({
      invitationId: one.invitationId,
      reason: 'other',
      isClientMuted: true,
    });
    expect(declined.isClientMuted).toBe(true);
    expect(JSON.stringify(await stateFor(one))).not.toMatch(/mute/i);

    const projectId = await app.make.project(client, { visibility: 'private' });
    const consultantId = one.consultant;
    const listener = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const heard = await asClient.invitations.send({ projectId, consultantId: listener });
    const unheard = await asClient.invitations.send({ projectId, consultantId });
    const { consultant: _one, ...answer } = unheard;
    const { consultant: _other, ...usual } = heard;
    expect(answer).toEqual({ ...usual, id: unheard.id, consultantId });

    const invitationId = toInvitationId(unheard.id);
    const { items } = await invitations.listReceived({});
    expect(items.map(({ id }) => id)).not.toContain(invitationId);
    await expect(invitations.getReceived({ invitationId })).rejects.toMatchObject(noInvitation);
    await expect(applications.getApplyView({ projectId })).rejects.toMatchObject(noProject);
    await expect(applications.submit({ projectId, coverLetter })).rejects.toMatchObject(noProject);
    await app.settle();
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', consultantId)
      .executeTakeFirstOrThrow();
    expect(await listMails(app.db, { to: email })).toEqual([]);
    expect(await asClient.invitations.withdraw({ invitationId })).toMatchObject({
      state: 'withdrawn',
    });
  });

  it('hears of them again when they want to', async () => {
    const one = await invited();
    const { invitations } = await app.as(one.consultant);
    const { invitationId } = one;
    await invitations.decline({ invitationId, reason: 'other', isClientMuted: true });
    expect(await invitations.unmuteClient({ invitationId })).toMatchObject({
      isClientMuted: false,
    });
    const { id } = await (await app.as(client)).invitations.send({
      projectId: await app.make.project(client),
      consultantId: one.consultant,
    });
    expect(await invitations.getReceived({ invitationId: toInvitationId(id) })).toMatchObject({
      state: 'sent',
    });
  });
});

describe('withdrawing', () => {
  it('ends the right, and leaves the title as it was', async () => {
    const one = await invited({ title: 'As it was' });
    const { projectId, invitationId } = one;
    const asClient = await app.as(client);
    expect(await asClient.invitations.withdraw({ invitationId })).toMatchObject({
      state: 'withdrawn',
      can: { withdraw: false },
    });
    await app.db
      .updateTable('projects')
      .set({ title: 'Secret since' })
      .where('id', '=', projectId)
      .execute();
    const { invitations, applications } = await app.as(one.consultant);
    const withdrawn = await invitations.getReceived({ invitationId });
    expect(withdrawn).toMatchObject({
      state: 'withdrawn',
      projectTitle: 'As it was',
      project: null,
    });
    expect(JSON.stringify(withdrawn)).not.toContain('Secret since');
    await expect(applications.getApplyView({ projectId })).rejects.toMatchObject(noProject);
    await expect(asClient.invitations.withdraw({ invitationId })).rejects.toMatchObject(ended);
  });
});

describe('when the project is not open any more', () => {
  it('the invitation has expired for both, and nothing of it can be answered', async () => {
    const one = await invited();
    const { projectId, invitationId } = one;
    const asClient = await app.as(client);
    await asClient.projects.cancel({ projectId });
    expect(await stateFor(one)).toMatchObject({ state: 'expired', can: { withdraw: false } });
    const { invitations, applications } = await app.as(one.consultant);
    expect(await invitations.getReceived({ invitationId })).toMatchObject({
      state: 'expired',
      project: null,
      can: { answer: false },
    });
    await expect(invitations.decline({ invitationId, reason: 'other' })).rejects.toMatchObject(
      ended,
    );
    await expect(asClient.invitations.withdraw({ invitationId })).rejects.toMatchObject(ended);
    await expect(applications.submit({ projectId, coverLetter })).rejects.toMatchObject(noProject);
  });

  it('or its client is suspended, the consultant finds nothing', async () => {
    const owner = await app.make.client();
    const projectId = await app.make.project(owner, { visibility: 'private' });
    const consultant = await app.make.consultant();
    const invitationId = await app.make.invitation(projectId, consultant);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'A test.' })
      .where('user_id', '=', owner)
      .execute();
    const { invitations, applications } = await app.as(consultant);
    expect((await invitations.listReceived({})).items).toEqual([]);
    await expect(invitations.getReceived({ invitationId })).rejects.toMatchObject(noInvitation);
    await expect(applications.getApplyView({ projectId })).rejects.toMatchObject(noProject);
  });
});

describe('lists of invitations', () => {
  it('come newest first, in pages, and of one state alone', async () => {
    const consultant = await app.make.consultant();
    const owner = await app.make.client();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const status = n === 4 ? 'cancelled' : 'open';
      const project = await app.make.project(owner, { status });
      const createdAt = new Date(app.clock.now().getTime() - n * 1000);
      const state = n === 1 ? 'read' : 'sent';
      ids.push(await app.make.invitation(project, consultant, { createdAt, state }));
    }
    const { invitations } = await app.as(consultant);
    const first = await invitations.listReceived({ limit: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const cursor = first.nextCursor ?? '';
    const second = await invitations.listReceived({ limit: 3, cursor });
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(second.nextCursor).toBeNull();
    const inState = async (state: 'sent' | 'read' | 'expired') =>
      (await invitations.listReceived({ state })).items.map(({ id }) => id);
    expect(await inState('sent')).toEqual([ids[0], ids[2], ids[3]]);
    expect(await inState('read')).toEqual([ids[1]]);
    expect(await inState('expired')).toEqual([ids[4]]);
    await expect(invitations.listReceived({ cursor: 'x' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});
