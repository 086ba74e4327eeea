import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';

const app = await sharedTestApp();

/** What a step answers, and whose browsers hear that a call has changed. */
async function heard<Result>(step: () => Promise<Result>) {
  await app.db.deleteFrom('live_events').execute();
  const result = await step();
  const rows = await app.db
    .selectFrom('live_events')
    .select('person_id')
    .where('topic', '=', 'call')
    .execute();
  return { result, by: rows.map(({ person_id }) => person_id).sort() };
}

it('both hear of each step of a call', async () => {
  const { client, consultant, call: fixed } = await makeFixedCall(app);
  const both = [client, consultant].sort();
  const { calls } = await app.as(client);
  const { id: callId } = fixed;
  const proposed = await heard(() => propose(app, consultant, client));
  expect(proposed.by).toEqual(both);
  const { revision } = fixed;
  const offered = await heard(() =>
    calls.offerTimes({ callId, revision, ...offer(hoursAhead(app, 96)) }),
  );
  expect(offered.by).toEqual(both);
  const moved = await heard(() => pick(app, consultant, offered.result));
  expect(moved.by).toEqual(both);
  const linked = await heard(() =>
    calls.setLink({
      ...{ callId, revision: moved.result.revision },
      meetingUrl: 'https://zoom.us/j/1',
    }),
  );
  expect(linked.by).toEqual(both);
  const cancelled = await heard(() => calls.cancel({ callId, revision: linked.result.revision }));
  expect(cancelled.by).toEqual(both);
  const { id, revision: seen } = proposed.result;
  const declined = await heard(() => calls.decline({ callId: id, revision: seen }));
  expect(declined.by).toEqual(both);
});

it('a user who has blocked the other hears of the end of a call that they had agreed on, and of nothing else', async () => {
  const { client, consultant, call } = await makeFixedCall(app);
  const { id: callId, revision, threadId } = call;
  await (await app.as(consultant)).threads.block({ threadId });
  const { calls } = await app.as(client);
  const proposed = await heard(() => propose(app, client, consultant));
  expect(proposed.by).toEqual([client]);
  const taken = { callId: proposed.result.id, revision: proposed.result.revision };
  expect((await heard(() => calls.cancel(taken))).by).toEqual([client]);
  const linked = await heard(() =>
    calls.setLink({ callId, revision, meetingUrl: 'https://zoom.us/j/2' }),
  );
  expect(linked.by).toEqual([client]);
  const end = { callId, revision: linked.result.revision };
  expect((await heard(() => calls.cancel(end))).by).toEqual([client, consultant].sort());
});
