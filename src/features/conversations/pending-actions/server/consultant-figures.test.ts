import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { InvitationId } from '#features/hiring/invitations/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { draft, makeConversation, suspend, write } from '#tests/support/conversation.ts';
import { countStatements } from '#tests/support/statements.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const app = await sharedTestApp();
app.clock.moveTo(now);
const reader = await app.make.client();

const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const hoursAfter = (date: Date, hours: number) => new Date(date.getTime() + hours * hour);
const figuresOf = async (consultant: UserId) => {
  const { answers } = await app.as(reader);
  const { figures } = await answers.listConsultantFigures({ consultantIds: [consultant] });
  return figures[0];
};

interface Asked {
  daysAgo?: number;
  /** Null: it was not answered. */
  answeredAfterHours: number | null;
}

const change = (id: InvitationId, values: { state: string; [column: string]: unknown }) =>
  app.db.updateTable('invitations').set(values).where('id', '=', id).execute();

/** Another client invites this consultant to a project of theirs; what is not answered ends with the project. */
async function invite(consultant: UserId, asked: Asked): Promise<InvitationId> {
  const project = await app.make.project(await app.make.client(), { status: 'completed' });
  const createdAt = daysAgo(asked.daysAgo ?? 60);
  const id = await app.make.invitation(project, consultant, { createdAt });
  if (asked.answeredAfterHours !== null) {
    const answered_at = hoursAfter(createdAt, asked.answeredAfterHours);
    await change(id, { state: 'declined', decline_reason: 'budget', answered_at });
  }
  return id;
}

/** Another client writes to this consultant first. */
async function writeTo(consultant: UserId, asked: Asked): Promise<UserId> {
  const at = daysAgo(asked.daysAgo ?? 60);
  app.clock.moveTo(at);
  const { client, threadId } = await makeConversation(app, { consultant });
  await write(app, client, threadId, 'And by when?');
  if (asked.answeredAfterHours !== null) {
    app.clock.moveTo(hoursAfter(at, asked.answeredAfterHours));
    await write(app, consultant, threadId, 'Gladly.');
    await write(app, consultant, threadId, 'From March on.');
  }
  app.clock.moveTo(now);
  return client;
}

describe('how a consultant answers', () => {
  it('is the median of what was answered, and the share within a week, of invitations and first messages', async () => {
    const consultant = await app.make.consultant();
    for (const answeredAfterHours of [1, 30, 7 * 24 + 1]) {
      await invite(consultant, { answeredAfterHours });
    }
    for (const answeredAfterHours of [10, 7 * 24]) {
      await writeTo(consultant, { answeredAfterHours });
    }
    await invite(consultant, { answeredAfterHours: null });
    await writeTo(consultant, { answeredAfterHours: null });
    expect(await figuresOf(consultant)).toEqual({
      consultantId: consultant,
      cases: 7,
      answered: 5,
      answeredSoon: 4,
      medianHours: 30,
    });
  });

  it('is not said below five cases', async () => {
    const consultant = await app.make.consultant();
    expect(await figuresOf(consultant)).toMatchObject({ cases: 0, answeredSoon: null });
    for (let n = 0; n < 4; n += 1) await invite(consultant, { answeredAfterHours: 2 });
    expect(await figuresOf(consultant)).toMatchObject({
      ...{ cases: 4, answered: 4 },
      ...{ answeredSoon: null, medianHours: null },
    });
    await writeTo(consultant, { answeredAfterHours: null });
    expect(await figuresOf(consultant)).toMatchObject({
      ...{ cases: 5, answered: 4 },
      ...{ answeredSoon: 4, medianHours: null },
    });
    await writeTo(consultant, { answeredAfterHours: 2 });
    expect(await figuresOf(consultant)).toMatchObject({ cases: 6, answered: 5, medianHours: 2 });
  });

  it('leaves out what is younger than a week, older than a year, withdrawn, never shown, or made up', async () => {
    const consultant = await app.make.consultant();
    for (const ago of [6.9, 366]) {
      await invite(consultant, { daysAgo: ago, answeredAfterHours: 1 });
      await writeTo(consultant, { daysAgo: ago, answeredAfterHours: 1 });
    }
    const withdrawn = await invite(consultant, { answeredAfterHours: null });
    await change(withdrawn, { state: 'withdrawn', answered_at: daysAgo(59) });
    const withheld = await invite(consultant, { answeredAfterHours: null });
    await change(withheld, { state: 'sent', is_withheld: true });
    const madeUp = await writeTo(consultant, { answeredAfterHours: 1 });
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', madeUp)
      .execute();
    expect(await figuresOf(consultant)).toMatchObject({ cases: 0, answered: 0 });
    for (const ago of [7.1, 364]) {
      await invite(consultant, { daysAgo: ago, answeredAfterHours: 1 });
      await writeTo(consultant, { daysAgo: ago, answeredAfterHours: 1 });
    }
    expect(await figuresOf(consultant)).toMatchObject({ cases: 4, answered: 4 });
  });

  it('leaves out invitations that no one could answer for a week, for their project was taken or closed', async () => {
    const consultant = await app.make.consultant();
    const inviteTo = async (
      status: 'cancelled' | 'in_progress' | 'completed' | 'open',
      hours: number,
      answeredAfterHours: number | null = null,
    ) => {
      const project = await app.make.project(await app.make.client(), { status });
      const id = await app.make.invitation(project, consultant, { createdAt: daysAgo(60) });
      const leftAt = hoursAfter(daysAgo(60), hours);
      if (status === 'in_progress' || status === 'completed') {
        const chosen = await app.make.application(project, await app.make.consultant(), {
          status: 'accepted',
        });
        await app.db
          .updateTable('applications')
          .set({ decided_at: leftAt })
          .where('id', '=', chosen)
          .execute();
      }
      if (status === 'cancelled') {
        await app.db
          .updateTable('projects')
          .set({ closed_at: leftAt })
          .where('id', '=', project)
          .execute();
      }
      if (answeredAfterHours !== null) {
        const answered_at = hoursAfter(daysAgo(60), answeredAfterHours);
        await change(id, { state: 'declined', decline_reason: 'budget', answered_at });
      }
    };
    const week = 7 * 24;
    for (const status of ['cancelled', 'in_progress', 'completed'] as const) {
      await inviteTo(status, week - 1);
    }
    expect(await figuresOf(consultant)).toMatchObject({ cases: 0, answered: 0 });
    // What was answered counts, however soon its project was taken.
    await inviteTo('in_progress', 5, 4);
    expect(await figuresOf(consultant)).toMatchObject({ cases: 1, answered: 1 });
    for (const status of ['cancelled', 'in_progress', 'completed', 'open'] as const) {
      await inviteTo(status, week);
    }
    expect(await figuresOf(consultant)).toMatchObject({ cases: 5, answered: 1 });
  });

  it('does not tell who was blocked, nor counts what a consultant has begun', async () => {
    const consultant = await app.make.consultant();
    app.clock.moveTo(daysAgo(60));
    const { threadId } = await makeConversation(app, { consultant });
    const client = await app.make.client();
    await app.make.application(await app.make.project(client), consultant);
    await (await app.as(consultant)).messages.writeFirst({ personId: client, ...draft() });
    app.clock.moveTo(now);
    expect(await figuresOf(consultant)).toMatchObject({ cases: 1, answered: 0 });
    await (await app.as(consultant)).threads.block({ threadId });
    expect(await figuresOf(consultant)).toMatchObject({ cases: 1, answered: 0 });
  });

  it('is said of consultants who are listed, and of no others', async () => {
    const listed = await app.make.consultant();
    const expired = await app.make.consultant({ subscribed: 'expired' });
    const suspended = await app.make.consultant();
    await suspend(app, suspended);
    expect(await figuresOf(listed)).toMatchObject({ consultantId: listed });
    expect(await figuresOf(expired)).toBeUndefined();
    expect(await figuresOf(suspended)).toBeUndefined();
    expect(await figuresOf(reader)).toBeUndefined();
  });

  it('is asked in one statement, however many they are', async () => {
    const consultantIds: UserId[] = [];
    for (let n = 0; n < 30; n += 1) consultantIds.push(await app.make.consultant());
    const asking = (ids: UserId[]) =>
      countStatements(app, reader, ({ answers }) =>
        answers.listConsultantFigures({ consultantIds: ids }),
      );
    expect(await asking(consultantIds.slice(0, 1))).toBe(1);
    expect(await asking(consultantIds)).toBe(1);
  });
});
