import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { Call } from '#features/conversations/calls/contract/call-views.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, hoursAhead, offer, pick, propose } from '#tests/support/calls.ts';
import { makeConversation, pass, write } from '#tests/support/conversation.ts';

/*
 * Times for a call are a question, and to pick one, to decline or to propose others is an answer to it: in the figures
 * of both sides as among what waits.
 */

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const app = await sharedTestApp();

async function people() {
  const client = await app.make.client();
  const consultant = await app.make.consultant();
  return { client, consultant };
}

/** Both know each other, and the consultant has answered: a case of its own, after two hours. */
async function acquainted() {
  const talk = await makeConversation(app, await people());
  pass(app, 2 * hour);
  await write(app, talk.consultant, talk.threadId, 'Gladly.');
  return talk;
}

const figuresOfConsultant = async (consultantId: UserId) => {
  const { answers } = await app.as(await app.make.client());
  const { figures } = await answers.listConsultantFigures({ consultantIds: [consultantId] });
  const [{ cases, answered } = { cases: -1, answered: -1 }] = figures;
  return { cases, answered };
};
const figuresOfClient = async (client: UserId) => {
  const projectId = await app.make.project(client);
  const { answers } = await app.as(await app.make.consultant());
  const { figures } = await answers.listClientFigures({ projectIds: [projectId] });
  const [{ cases, answered } = { cases: -1, answered: -1 }] = figures;
  return { cases, answered };
};
const waitsFor = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting()).items.filter(({ kind }) => kind === 'call')
    .length;

const decline = async (by: UserId, { id: callId, revision }: Call) =>
  (await app.as(by)).calls.decline({ callId, revision, words: '' });
const cancel = async (by: UserId, { id: callId, revision }: Call) =>
  (await app.as(by)).calls.cancel({ callId, revision, words: '' });
const counter = async (by: UserId, { id: callId, revision }: Call, hours = 400) =>
  (await app.as(by)).calls.offerTimes({ callId, revision, ...offer(hoursAhead(app, hours)) });
const link = async (by: UserId, { id: callId, revision }: Call) =>
  (await app.as(by)).calls.setLink({ callId, revision, meetingUrl: 'https://meet.example.com/1' });

/** Long enough for a case to count, and not so long that the times of the calls here have passed. */
const aWeek = () => pass(app, 7 * day + hour);
const later = (): string => hoursAhead(app, 20 * 24);

describe('times for a call that are answered', () => {
  it.each([
    ['picking one', (by: UserId, call: Call) => pick(app, by, call)],
    ['declining them', decline],
    ['proposing others', (by: UserId, call: Call) => counter(by, call, 500)],
  ])('count as a case that was answered: %s', async (_, answer) => {
    const { client, consultant } = await acquainted();
    const call = await propose(app, client, consultant, [later()]);
    expect(await waitsFor(consultant)).toBe(1);
    pass(app, 3 * hour);
    await answer(consultant, call);
    expect(await waitsFor(consultant)).toBe(0);
    aWeek();
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 2 });
  });

  it('count for a client by the same rule, and each offer for the one it was made to', async () => {
    const { client, consultant } = await acquainted();
    const call = await propose(app, consultant, client, [later()]);
    expect([await waitsFor(client), await waitsFor(consultant)]).toEqual([1, 0]);
    const others = await counter(client, call, 500);
    expect([await waitsFor(client), await waitsFor(consultant)]).toEqual([0, 1]);
    aWeek();
    expect(await figuresOfClient(client)).toEqual({ cases: 1, answered: 1 });
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 1 });
    await decline(consultant, others);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 2 });
  });

  it('answer the conversation that they have opened, and are one case with it', async () => {
    const { client, consultant } = await people();
    const call = await propose(app, client, consultant, [later()]);
    aWeek();
    expect(await waitsFor(consultant)).toBe(1);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 1, answered: 0 });
    await pick(app, consultant, call);
    expect(await waitsFor(consultant)).toBe(0);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 1, answered: 1 });
  });

  it('are a case also where a consultant has opened the conversation with them', async () => {
    const { client, consultant } = await people();
    await app.make.application(await app.make.project(client), consultant);
    const call = await propose(app, consultant, client, [later()]);
    aWeek();
    // With the application, which no one has answered.
    expect(await figuresOfClient(client)).toEqual({ cases: 2, answered: 0 });
    await pick(app, client, call);
    expect(await figuresOfClient(client)).toEqual({ cases: 2, answered: 1 });
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 0, answered: 0 });
  });
});

describe('times for a call that no one has answered', () => {
  it('are a case after a week, whatever is written or linked meanwhile', async () => {
    const { client, consultant, threadId } = await acquainted();
    const call = await propose(app, client, consultant, [later()]);
    await link(client, call);
    await write(app, consultant, threadId, 'I shall look at my calendar.');
    aWeek();
    expect(await waitsFor(consultant)).toBe(1);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 1 });
  });

  it('are no case once their proposer took them back, or replaced them by others that wait', async () => {
    const { client, consultant } = await acquainted();
    const call = await propose(app, client, consultant, [later()]);
    aWeek();
    const replaced = await counter(client, call, 500);
    expect(await waitsFor(consultant)).toBe(1);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 1, answered: 1 });
    aWeek();
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 1 });
    await cancel(client, replaced);
    expect(await waitsFor(consultant)).toBe(0);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 1, answered: 1 });
  });

  it('are one case for each conversation, however many wait, also behind a block that no one can tell', async () => {
    const { client, consultant, threadId } = await acquainted();
    for (let n = 0; n < 3; n += 1) await propose(app, client, consultant, [later()]);
    aWeek();
    expect(await waitsFor(consultant)).toBe(3);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 1 });
    await (await app.as(consultant)).threads.block({ threadId });
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 1 });

    const other = await acquainted();
    await (await app.as(other.consultant)).threads.block({ threadId: other.threadId });
    for (let n = 0; n < 3; n += 1) await propose(app, other.client, other.consultant, [later()]);
    aWeek();
    expect(await waitsFor(other.consultant)).toBe(0);
    expect(await figuresOfConsultant(other.consultant)).toEqual({ cases: 2, answered: 1 });
  });
});

describe('times to move a call to', () => {
  it('wait and count until it has taken place, and are no case where it did as it was', async () => {
    const { client, consultant } = await acquainted();
    const fixed = await pick(
      app,
      consultant,
      await propose(app, client, consultant, [hoursAhead(app, 9 * 24)]),
    );
    const moved = await counter(client, fixed, 15 * 24);
    expect(moved.state).toBe('fixed');
    aWeek();
    expect(await waitsFor(consultant)).toBe(1);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 3, answered: 2 });
    pass(app, 3 * day);
    expect(await callOf(app, consultant, fixed.id)).toBeNull();
    expect(await waitsFor(consultant)).toBe(0);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 2, answered: 2 });
  });

  it('are answered by cancelling the call', async () => {
    const { client, consultant } = await acquainted();
    const fixed = await pick(
      app,
      consultant,
      await propose(app, client, consultant, [hoursAhead(app, 9 * 24)]),
    );
    await cancel(consultant, await counter(client, fixed, 15 * 24));
    aWeek();
    expect(await waitsFor(consultant)).toBe(0);
    expect(await figuresOfConsultant(consultant)).toEqual({ cases: 3, answered: 3 });
  });
});
