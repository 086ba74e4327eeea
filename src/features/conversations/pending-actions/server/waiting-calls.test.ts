import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { hoursAhead, makeFixedCall, offer, propose } from '#tests/support/calls.ts';
import { pass, suspend, takeBackApproval } from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/run-job.ts';
import { answersAged } from './jobs.ts';

const app = await sharedTestApp();
app.clock.moveTo(new Date('2026-11-23T12:00:00Z'));

const day = 24 * 60 * 60 * 1000;
const kindsOf = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting()).items.map(({ kind }) => kind);

async function leave(_: TestApp, userId: UserId): Promise<void> {
  await app.db
    .updateTable('profiles')
    .set({ leaving_at: app.clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

async function comeBack(userId: UserId): Promise<void> {
  await app.db
    .updateTable('profiles')
    .set({ ...{ suspended_at: null, suspension_reason: null, leaving_at: null } })
    .set({ approved_at: app.clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

describe('times that are proposed for a call', () => {
  it.each([
    ['who is asked is not approved', takeBackApproval, 'consultant'],
    ['who is asked is suspended', suspend, 'consultant'],
    ['their proposer is not approved', takeBackApproval, 'client'],
    ['their proposer is suspended', suspend, 'client'],
    ['their proposer leaves', leave, 'client'],
  ] as const)('wait for no one while %s', async (_, change, who) => {
    const people = { client: await app.make.client(), consultant: await app.make.consultant() };
    const { id } = await propose(app, people.client, people.consultant, [hoursAhead(app, 200)]);
    const remindedOf = async () => {
      const rows = app.db.selectFrom('answer_reminders').select('user_id');
      return (await rows.where('subject_id', '=', id).execute()).map(({ user_id }) => user_id);
    };
    await change(app, people[who]);
    pass(app, 4 * day);
    await runJob(app, answersAged);
    await app.settle();
    expect(await remindedOf()).toEqual([]);
    await comeBack(people[who]);
    await runJob(app, answersAged);
    await app.settle();
    expect(await remindedOf()).toEqual([people.consultant]);
    expect(await kindsOf(people.consultant)).toEqual(['call']);
  });

  it('to move a call wait until that one is over', async () => {
    const { client, consultant, call } = await makeFixedCall(app, hoursAhead(app, 24));
    const { id: callId, revision } = call;
    const { calls } = await app.as(consultant);
    await calls.offerTimes({ callId, revision, ...offer(hoursAhead(app, 100)) });
    expect(await kindsOf(client)).toContain('call');
    expect(await kindsOf(consultant)).not.toContain('call');
    pass(app, 2 * day);
    expect(await kindsOf(client)).not.toContain('call');
  });
});
