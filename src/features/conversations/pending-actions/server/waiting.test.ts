import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation } from '#tests/support/conversation.ts';

const now = new Date('2026-11-23T12:00:00Z');
const app = await sharedTestApp();
app.clock.moveTo(now);

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
/** Whatever was written to this person is read: their conversations do not wait. */
const markAllRead = (userId: UserId) =>
  app.db
    .updateTable('thread_sides')
    .set(({ ref }) => ({ read_count: ref('received_count') }))
    .where('user_id', '=', userId)
    .execute();
const waitingOf = async (userId: UserId) => (await app.as(userId)).answers.listWaiting();

describe('what waits for a user', () => {
  it('is their own, oldest first, with its age and its end', async () => {
    const client = await app.make.client();
    const project = await app.make.project(client, { title: 'Close', createdAt: daysAgo(28) });
    await app.db
      .updateTable('projects')
      .set({ asked_at: daysAgo(3) })
      .where('id', '=', project)
      .execute();
    const ada = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const grace = await app.make.consultant({ firstName: 'Grace', lastName: 'Hopper' });
    const young = await app.make.application(project, ada, { createdAt: daysAgo(1) });
    const old = await app.make.application(project, grace, { createdAt: daysAgo(9) });
    const question = await app.db
      .insertInto('account_questions')
      .values({ user_id: client, text: 'Who are you?', asked_at: daysAgo(5) })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await waitingOf(client)).toEqual({
      total: 4,
      items: [
        {
          ...{ kind: 'application', id: old, projectTitle: 'Close', from: 'Grace H.' },
          ...{ since: daysAgo(9).toISOString(), days: 9, endsOn: '2026-12-14', unread: null },
        },
        {
          ...{ kind: 'question', id: question.id, projectTitle: null, from: null },
          ...{ since: daysAgo(5).toISOString(), days: 5, endsOn: null, unread: null },
        },
        {
          ...{ kind: 'project', id: project, projectTitle: 'Close', from: null },
          ...{ since: daysAgo(3).toISOString(), days: 3, endsOn: '2026-11-25', unread: null },
        },
        {
          ...{ kind: 'application', id: young, projectTitle: 'Close', from: 'Ada L.' },
          ...{ since: daysAgo(1).toISOString(), days: 1, endsOn: '2026-12-22', unread: null },
        },
      ],
    });
    expect(await waitingOf(ada)).toEqual({ items: [], total: 0 });
    expect(await waitingOf(await app.make.client())).toEqual({ items: [], total: 0 });
  });

  it('is nothing that was answered, or whose project is not open', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    for (const status of ['accepted', 'rejected', 'withdrawn'] as const) {
      await app.make.application(await app.make.project(client), consultant, { status });
    }
    const cancelled = await app.make.project(client, { status: 'cancelled' });
    await app.make.application(cancelled, consultant);
    await app.db
      .updateTable('projects')
      .set({ asked_at: now })
      .where('id', '=', cancelled)
      .execute();
    expect(await waitingOf(client)).toEqual({ items: [], total: 0 });
  });

  it('is no application for a client who may read none', async () => {
    const client = await app.make.client({ approved: false });
    await app.make.application(await app.make.project(client), await app.make.consultant());
    expect(await waitingOf(client)).toEqual({ items: [], total: 0 });
  });

  it('is an invitation for its consultant, until it is answered or its project is not open', async () => {
    const client = await app.make.client({ firstName: 'Casey', lastName: 'Klein' });
    const consultant = await app.make.consultant();
    const sent = { createdAt: daysAgo(4) };
    const close = await app.make.project(client, { title: 'Close' });
    const id = await app.make.invitation(close, consultant, sent);
    const recalled = await app.make.invitation(await app.make.project(client), consultant, sent);
    await (await app.as(client)).invitations.withdraw({ invitationId: recalled });
    const filled = await app.make.project(client, { status: 'in_progress' });
    await app.make.invitation(filled, consultant, sent);
    expect(await waitingOf(consultant)).toEqual({
      total: 1,
      items: [
        {
          ...{ kind: 'invitation', id, projectTitle: 'Close', from: 'Casey K.' },
          ...{ since: daysAgo(4).toISOString(), days: 4, endsOn: null, unread: null },
        },
      ],
    });
    expect(await waitingOf(client)).toEqual({ items: [], total: 0 });
    await (await app.as(consultant)).invitations.decline({
      invitationId: id,
      reason: 'no-capacity',
    });
    expect(await waitingOf(consultant)).toEqual({ items: [], total: 0 });
  });

  it('is no invitation that was withheld, or of a user who is suspended', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const id = await app.make.invitation(await app.make.project(client), consultant);
    const change = (values: object) =>
      app.db.updateTable('invitations').set(values).where('id', '=', id).execute();
    await change({ is_withheld: true });
    expect((await waitingOf(consultant)).total).toBe(0);
    await change({ is_withheld: false });
    expect((await waitingOf(consultant)).total).toBe(1);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: now, suspension_reason: 'Under review' })
      .where('user_id', '=', client)
      .execute();
    expect((await waitingOf(consultant)).total).toBe(0);
  });

  it('is no invitation of a client whom the consultant has blocked since', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const other = await app.make.consultant();
    const project = await app.make.project(client);
    await app.make.invitation(project, consultant);
    await app.make.invitation(project, other);
    await markAllRead(consultant);
    expect((await waitingOf(consultant)).total).toBe(1);
    const { threads } = await app.as(consultant);
    await threads.block({ threadId });
    expect((await waitingOf(consultant)).total).toBe(0);
    expect((await waitingOf(other)).total).toBe(1);
    await threads.unblock({ threadId });
    expect((await waitingOf(consultant)).total).toBe(1);
    // A client who blocks a consultant has invited them all the same.
    await (await app.as(client)).threads.block({ threadId });
    expect((await waitingOf(consultant)).total).toBe(1);
  });

  it('is no invitation of a user who leaves', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    await app.make.invitation(await app.make.project(client), consultant);
    await app.db
      .updateTable('profiles')
      .set({ leaving_at: now })
      .where('user_id', '=', client)
      .execute();
    expect((await waitingOf(consultant)).total).toBe(0);
  });

  it('is counted whole and listed in part where it is much', async () => {
    const client = await app.make.client();
    const project = await app.make.project(client);
    for (let n = 0; n < 53; n += 1) {
      await app.make.application(project, await app.make.consultant(), { createdAt: daysAgo(n) });
    }
    const { items, total } = await waitingOf(client);
    expect(total).toBe(53);
    expect(items).toHaveLength(50);
    expect(items[0]?.days).toBe(52);
  });
});
