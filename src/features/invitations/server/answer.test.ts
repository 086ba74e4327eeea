import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isApprovedClient } from '#access/viewer.ts';
import { viewerOf } from '#features/accounts/server/viewer.ts';
import type { ProjectId } from '#features/projects/ids.ts';
import { listMails } from '#stand-ins/mailbox/mailbox.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { type InvitationId, toInvitationId } from '../ids.ts';
import { askedByInvitation } from './queries/asked-by-invitation.ts';
import {
  listMutesForExport,
  listReceivedForExport,
  listSentForExport,
} from './queries/exported-invitations.ts';
import { invitationsThatWait } from './queries/invitations-that-wait.ts';
import { getSentInvitation } from './queries/sent-invitations.ts';

let app: TestApp;
let client: UserId;
const coverLetter = 'I have closed books in four days before.';

beforeAll(async () => {
  app = await createTestApp();
  client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  return () => app.close();
});

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

  it('leaves it absent for everybody else, and off every list', async () => {
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

  it('needs the subscription as ever; a lapsed consultant reads and declines', async () => {
    const { projectId } = await invited();
    const lapsed = await app.make.consultant({ subscribed: 'lapsed' });
    const invitationId = await app.make.invitation(projectId, lapsed);
    const { applications, invitations } = await app.as(lapsed);
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

describe('the copy of somebody’s invitations', () => {
  const copyOf = async (list: typeof listSentForExport, userId: UserId) =>
    (await Array.fromAsync(list(app.services.db, userId))).flat();

  it('has what they sent or received, with the answer, and the other one as the site names them', async () => {
    const own = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const projectId = await app.make.project(own, { title: 'Close sooner' });
    const { invitations } = await app.as(own);
    const { id } = await invitations.send({ projectId, consultantId: consultant, note: 'Please.' });
    const invitationId = toInvitationId(id);
    const answers = (await app.as(consultant)).invitations;
    await answers.markRead({ invitationId });
    await answers.decline({
      invitationId,
      reason: 'other',
      words: 'No time.',
      isClientMuted: true,
    });
    const now = app.clock.now();
    const both = {
      ...{ project_id: projectId, project_title: 'Close sooner', note: 'Please.' },
      ...{ state: 'declined', decline_reason: 'other', decline_words: 'No time.' },
      ...{ created_at: now, answered_at: now },
    };
    expect(await copyOf(listSentForExport, own)).toEqual([{ ...both, consultant: 'Ada L.' }]);
    expect(await copyOf(listReceivedForExport, consultant)).toEqual([
      { ...both, first_read_at: now, client: 'Grace H.' },
    ]);
    expect(await copyOf(listMutesForExport, consultant)).toEqual([
      { client: 'Grace H.', created_at: now },
    ]);
    for (const list of [listReceivedForExport, listMutesForExport]) {
      expect(await copyOf(list, own)).toEqual([]);
    }
    expect(await copyOf(listSentForExport, consultant)).toEqual([]);
    // One that is withheld is part of what its client sent, and of nothing that the consultant received.
    await invitations.send({
      projectId: await app.make.project(own),
      consultantId: consultant,
    });
    expect(await copyOf(listSentForExport, own)).toHaveLength(2);
    expect(await copyOf(listReceivedForExport, consultant)).toHaveLength(1);
  });

  it('has no name of a consultant for a client who is not approved, or is suspended', async () => {
    const own = await app.make.client();
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    await app.make.invitation(await app.make.project(own), consultant);
    const namesFor = async () =>
      (await copyOf(listSentForExport, own)).map((row) => row.consultant);
    expect(await namesFor()).toEqual(['Ada L.']);
    await suspend(app, own);
    expect(await namesFor()).toEqual(['']);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: null, suspension_reason: null, approved_at: null })
      .where('user_id', '=', own)
      .execute();
    expect(await namesFor()).toEqual(['']);
  });

  it('is read in batches to its end', async () => {
    const own = await app.make.client();
    const [first, second] = [await app.make.consultant(), await app.make.consultant()];
    const { rows } = await app.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'public' and table_name = 'projects'
          and is_generated = 'NEVER' and column_name <> 'id'`,
    );
    await app.pool.query(
      `with made as (
         insert into projects (${rows[0]?.columns})
         select ${rows[0]?.columns} from projects, generate_series(1, 300) where id = $1
         returning id)
       insert into invitations (project_id, client_id, consultant_id, project_title, note, created_at)
       select made.id, $2, consultant, 'One', '', now()
         from made, unnest($3::text[]::uuid[]) as consultant`,
      [await app.make.project(own), own, [first, second]],
    );
    const batches = await Array.fromAsync(listSentForExport(app.services.db, own));
    expect(batches.map((rows) => rows.length)).toEqual([500, 100]);
    const read = new Map<unknown, number>();
    for (const { project_id: id } of batches.flat()) read.set(id, (read.get(id) ?? 0) + 1);
    expect([...read.values()]).toEqual(Array(300).fill(2));
    await app.pool.query(
      `with made as (
         insert into auth.users (name, email, email_verified, user_type, first_name, last_name)
         select 'Client', 'muted-' || n || '@example.test', true, 'client', 'C' || n, 'Kay'
           from generate_series(1, 501) as n
         returning id)
       insert into invitation_mutes (consultant_id, client_id, created_at)
       select $1, id, now() from made`,
      [first],
    );
    const mutes = await Array.fromAsync(listMutesForExport(app.services.db, first));
    expect(mutes.map((rows) => rows.length)).toEqual([500, 1]);
    expect(new Set(mutes.flat().map((row) => row.client)).size).toBe(501);
  });
});

it('an invitation cannot be read back by anybody but its client', async () => {
  const { invitationId } = await invited();
  const readAs = async (userId: UserId) => {
    const viewer = await viewerOf(app.db, userId);
    if (!isApprovedClient(viewer)) throw new Error(`${userId} is no approved client.`);
    return getSentInvitation(app.db, viewer, invitationId);
  };
  expect((await readAs(client)).invitationId).toBe(invitationId);
  await expect(readAs(await app.make.client())).rejects.toThrow(`no invitation ${invitationId}`);
});

describe('what clients have asked of consultants', () => {
  it('is each invitation that reached them and was not withdrawn, with its answer', async () => {
    const one = await invited();
    const other = await invited();
    const withdrawn = await app.make.invitation(await app.make.project(client), one.consultant);
    await (await app.as(client)).invitations.withdraw({ invitationId: withdrawn });
    const withheld = await app.make.invitation(await app.make.project(client), one.consultant);
    await app.db
      .updateTable('invitations')
      .set({ is_withheld: true })
      .where('id', '=', withheld)
      .execute();
    const now = app.clock.now();
    const asked = (from: Date, until: Date) =>
      askedByInvitation(app.db, { personIds: [one.consultant], from, until }).execute();
    const later = new Date(now.getTime() + 1);
    const unanswered = {
      personId: one.consultant,
      askedAt: now,
      answeredAt: null,
      isMadeUp: false,
    };
    expect(await asked(now, later)).toEqual([unanswered]);
    expect(await asked(new Date(now.getTime() - 1), now)).toEqual([]);
    expect(await asked(later, new Date(now.getTime() + 2))).toEqual([]);
    const { invitations } = await app.as(one.consultant);
    await invitations.decline({ invitationId: one.invitationId, reason: 'other' });
    expect(await asked(now, later)).toEqual([{ ...unanswered, answeredAt: now }]);
    expect((await stateFor(other))?.state).toBe('sent');
  });

  it('waits until it is answered, unless they have blocked the client or one of both is suspended', async () => {
    const one = await invited();
    await invited();
    let blockedId = client;
    const waiting = async () => {
      const blocked = app.db
        .selectFrom('invitations')
        .select([
          sql<UserId>`${blockedId}::uuid`.as('clientId'),
          sql<UserId>`${one.consultant}::uuid`.as('consultantId'),
        ]);
      const rows = await invitationsThatWait(app.db, blocked)
        .where('invitation.consultantId', '=', one.consultant)
        .execute();
      return rows.map(({ id, userId, firstName, projectTitle }) => ({
        ...{ id, userId, firstName, projectTitle },
      }));
    };
    expect(await waiting()).toEqual([]);
    blockedId = await app.make.client();
    const { consultant: userId, invitationId: id } = one;
    const waits = [{ id, userId, firstName: 'Grace', projectTitle: 'Close sooner' }];
    expect(await waiting()).toEqual(waits);
    const held = (people: readonly UserId[], suspended_at: Date | null) =>
      app.db
        .updateTable('profiles')
        .set({ suspended_at, suspension_reason: suspended_at && 'A test.' })
        .where('user_id', 'in', people)
        .execute();
    for (const person of [client, one.consultant]) {
      await held([person], app.clock.now());
      expect(await waiting()).toEqual([]);
      await held([person], null);
      expect(await waiting()).toEqual(waits);
    }
    await (await app.as(one.consultant)).invitations.decline({ invitationId: id, reason: 'other' });
    expect(await waiting()).toEqual([]);
  });
});
