import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { Call } from '../contract/call-views.ts';
import { callNears } from './jobs.ts';

const app = await sharedTestApp();

const seen = ({ id, revision }: Call) => ({ callId: id, revision });

/** What a step tells these two, each by the words and the page that they lead to. */
async function notified<Result>(people: readonly UserId[], step: () => Promise<Result>) {
  await app.db.deleteFrom('notifications').execute();
  const result = await step();
  const rows = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'words', 'path', 'mailing'])
    .execute();
  const notified = people.map((person) =>
    rows.filter(({ user_id }) => user_id === person).map(({ words, path }) => [words, path]),
  );
  expect(notified.flat()).toHaveLength(rows.length);
  return { result, notified, mailings: rows.map(({ mailing }) => mailing) };
}

describe('notifications of a call', () => {
  it('tell each step to the one who did not take it, and lead to the conversation', async () => {
    const { client, consultant, call: fixed } = await makeFixedCall(app);
    const path = `/messages/${fixed.threadId}`;
    const people = [client, consultant];
    const { calls } = await app.as(client);
    const offered = await notified(people, () =>
      calls.offerTimes({ ...seen(fixed), ...offer(hoursAhead(app, 96)) }),
    );
    expect(offered.notified).toEqual([[], [['Other times are proposed for a call.', path]]]);
    const moved = await notified(people, () => pick(app, consultant, offered.result));
    expect(moved.notified).toEqual([[['Your call has another time.', path]], []]);
    const linked = await notified(people, () =>
      calls.setLink({ ...seen(moved.result), meetingUrl: 'https://zoom.us/j/1' }),
    );
    expect(linked.notified).toEqual([[], [['The link of your call has changed.', path]]]);
    const cancelled = await notified(people, () => calls.cancel(seen(linked.result)));
    expect(cancelled.notified).toEqual([[], [['A call was cancelled.', path]]]);

    const proposed = await notified(people, () => propose(app, consultant, client));
    expect(proposed.notified).toEqual([[], []]);
    const agreed = await notified(people, () => pick(app, client, proposed.result));
    expect(agreed.notified).toEqual([[], [['A time for your call is agreed.', path]]]);
    const again = await propose(app, consultant, client);
    const declined = await notified(people, () => calls.decline(seen(again)));
    expect(declined.notified).toEqual([
      [],
      [['The times that you proposed for a call were declined.', path]],
    ]);
  });

  it('tell nothing that a user who has blocked the other does not see', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    await (await app.as(consultant)).threads.block({ threadId: call.threadId });
    const people = [client, consultant];
    const { calls } = await app.as(client);
    const proposed = await propose(app, client, consultant);
    expect((await notified(people, () => calls.cancel(seen(proposed)))).notified).toEqual([[], []]);
    const linked = await notified(people, () =>
      calls.setLink({ ...seen(call), meetingUrl: 'https://zoom.us/j/2' }),
    );
    expect(linked.notified).toEqual([[], []]);
    const ended = await notified(people, () => calls.cancel(seen(linked.result)));
    expect(ended.notified[1]).toHaveLength(1);
  });

  it('of a link wait until there is a call that is agreed on', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const proposed = await propose(app, client, consultant);
    const { calls } = await app.as(client);
    const linked = await notified([client, consultant], () =>
      calls.setLink({ ...seen(proposed), meetingUrl: 'https://zoom.us/j/3' }),
    );
    expect(linked.notified).toEqual([[], []]);
  });

  it('tell both, once, that it is near', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const remind = (before: 'day' | 'quarter') =>
      runJob(app, callNears, { data: { callId: call.id, startsAt: call.startsAt, before } });
    const near = await notified([client, consultant], async () => {
      await remind('day');
      await remind('day');
      await remind('quarter');
    });
    const both = [
      ['You have a call within a day.', '/calls'],
      ['You have a call in a quarter of an hour.', '/calls'],
    ];
    expect(near.notified.map((each) => each.sort())).toEqual([both.toSorted(), both.toSorted()]);
  });

  it('tell the other one when a user leaves', async () => {
    const email = 'leaver@notified.test';
    const client = await app.make.client({ email });
    const consultant = await app.make.consultant();
    const call = await pick(app, consultant, await propose(app, client, consultant));
    const { deletions } = await app.as(client);
    const left = await notified([consultant], async () => {
      await deletions.ask({ email });
      await app.db.deleteFrom('notifications').where('user_id', '=', client).execute();
    });
    const path = `/messages/${call.threadId}`;
    expect(left.notified[0]).toContainEqual(['A call was cancelled.', path]);
  });

  it('are in no digest, for each step has a mail of its own', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const key = preferenceKey(app.services, consultant);
    await (await app.as()).mailPreferences.chooseWay({ key, topic: 'messages', way: 'daily' });
    const { calls } = await app.as(client);
    const { mailings } = await notified([client, consultant], () => calls.cancel(seen(call)));
    expect(mailings).toEqual(['at-once']);
  });
});
