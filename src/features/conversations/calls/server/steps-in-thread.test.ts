import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';
import { makeConversation, pass, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

/** What stands in a thread for this person, oldest first, read in pages of this size. */
async function linesOf(userId: UserId, threadId: string, limit = 100): Promise<string[]> {
  const { threads } = await app.as(userId);
  const lines: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await threads.listEntries({ threadId, limit, ...(cursor && { cursor }) });
    for (const entry of page.items) {
      const whose = 'isOwn' in entry && entry.isOwn ? 'own ' : '';
      lines.push(entry.kind === 'message' ? entry.text : `${whose}${entry.kind}`);
    }
    if (page.nextCursor === null) return lines.reverse();
    cursor = page.nextCursor;
  }
}

const seen = ({ id: callId, revision }: { id: string; revision: number }) => ({ callId, revision });

describe('the steps of a call', () => {
  it('stand in the conversation where they happened, also within one moment, whatever the size of the pages', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const proposed = await propose(app, client, consultant);
    const { threadId } = proposed;
    const { calls } = await app.as(consultant);
    const offered = await calls.offerTimes({ ...seen(proposed), ...offer(hoursAhead(app, 60)) });
    await write(app, consultant, threadId, 'Rather then.');
    const fixed = await pick(app, client, offered);
    await write(app, client, threadId, 'Good.');
    await write(app, consultant, threadId, 'See you.');
    const moving = await calls.offerTimes({ ...seen(fixed), ...offer(hoursAhead(app, 90)) });
    const stays = await (await app.as(client)).calls.decline(seen(moving));
    const again = await calls.offerTimes({ ...seen(stays), ...offer(hoursAhead(app, 96)) });
    const moved = await pick(app, client, again);
    await write(app, client, threadId, 'Moved.');
    await calls.cancel(seen(moved));
    const expected = [
      'Shall we talk?',
      'own call-times-offered',
      'Rather then.',
      'call-fixed',
      'Good.',
      'See you.',
      'own call-times-offered',
      'call-declined',
      'own call-times-offered',
      'call-moved',
      'Moved.',
      'own call-cancelled',
    ];
    const asClient = expected.map((line) =>
      line.replace(/^(own )?(?=call-)/, (own) => (own ? '' : 'own ')),
    );
    for (const limit of [100, 1, 2, 3, 5, 11, 12]) {
      expect(await linesOf(consultant, threadId, limit)).toEqual(expected);
      expect(await linesOf(client, threadId, limit)).toEqual(asClient);
    }
    const { items } = await (await app.as(consultant)).threads.listEntries({ threadId });
    const times = { startsAt: hoursAhead(app, 96), endsAt: hoursAhead(app, 97) };
    expect(items[0]).toMatchObject({ callId: proposed.id, ...times });
    expect(items[2]).toMatchObject(times);
    expect(items.at(-2)).toMatchObject({ startsAt: null, endsAt: null });
    expect(items.at(-4)).toMatchObject({ startsAt: hoursAhead(app, 60) });
  });

  it('are read on when others come meanwhile, none twice and none left out', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { threadId } = call;
    const other = await propose(app, client, consultant, [hoursAhead(app, 120)]);
    pass(app, 1000);
    const { threads, calls } = await app.as(client);
    await calls.cancel(seen(call));
    const first = await threads.listEntries({ threadId, limit: 1 });
    pass(app, 1000);
    await (await app.as(consultant)).calls.decline(seen(other));
    const rest = await threads.listEntries({ threadId, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ kind }) => kind)).toEqual([
      'call-cancelled',
      'message',
      'call-fixed',
      'message',
    ]);
  });

  it('stand there once, of several at once, and are never unread', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const call = await propose(app, client, consultant);
    const { threads } = await app.as(client);
    const unread = await threads.countUnread();
    const picks = Array.from({ length: 8 }, (_, n) =>
      pick(app, consultant, call, call.times[n % 2]),
    );
    const results = await Promise.allSettled(picks);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await linesOf(client, call.threadId)).toEqual(['Shall we talk?', 'call-fixed']);
    expect(await threads.countUnread()).toEqual(unread);
  });

  it('that say only where a call takes place are none', async () => {
    const { client, call } = await makeFixedCall(app);
    const { calls } = await app.as(client);
    await calls.setLink({ ...seen(call), meetingUrl: 'https://zoom.us/j/1' });
    expect(await linesOf(client, call.threadId)).toEqual(['Shall we talk?', 'call-fixed']);
  });

  it('are seen by no one else', async () => {
    const { call } = await makeFixedCall(app);
    await expect(linesOf(await app.make.client(), call.threadId)).rejects.toMatchObject({
      code: 'THREAD_NOT_FOUND',
    });
  });
});

describe('the steps of a user who is blocked', () => {
  it('do not arrive, not after unblocking either, and they cannot tell', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { threadId } = call;
    const { threads } = await app.as(consultant);
    await threads.block({ threadId });
    const { calls } = await app.as(client);
    const moving = await calls.offerTimes({ ...seen(call), ...offer(hoursAhead(app, 90)) });
    const unheard = await propose(app, client, consultant, [hoursAhead(app, 120)]);
    await threads.unblock({ threadId });
    await calls.cancel(seen(unheard));
    await threads.block({ threadId });
    const before = ['Shall we talk?', 'own call-fixed'];
    expect(await linesOf(consultant, threadId)).toEqual(before);
    // The end of what both had agreed on arrives all the same.
    await calls.cancel(seen(moving));
    expect(await linesOf(consultant, threadId)).toEqual([...before, 'call-cancelled']);
    expect(await linesOf(client, threadId)).toEqual([
      'Shall we talk?',
      'call-fixed',
      'own call-times-offered',
      'Shall we talk?',
      'own call-cancelled',
      'own call-cancelled',
    ]);
  });

  it('are seen by both where they agree to what was proposed before, and not where they decline', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Hello.' });
    const picked = await propose(app, consultant, client);
    const declined = await propose(app, consultant, client, [hoursAhead(app, 120)]);
    await (await app.as(consultant)).threads.block({ threadId });
    await pick(app, client, picked);
    pass(app, 1000);
    await (await app.as(client)).calls.decline(seen(declined));
    const both = ['Hello.', 'Shall we talk?', 'Shall we talk?'];
    expect(await linesOf(consultant, threadId)).toEqual([...both, 'call-fixed']);
    expect(await linesOf(client, threadId)).toEqual([
      ...both,
      'own call-fixed',
      'own call-declined',
    ]);
  });
});

describe('the steps that a user takes by leaving', () => {
  it('are read by the other one, and go with the conversation', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { threadId } = call;
    await propose(app, client, consultant, [hoursAhead(app, 200)]);
    await propose(app, consultant, client, [hoursAhead(app, 210)]);
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', client)
      .executeTakeFirstOrThrow();
    await (await app.as(client)).deletions.ask({ email });
    const lines = await linesOf(consultant, threadId);
    expect(lines.slice(0, 4)).toEqual([
      'Shall we talk?',
      'own call-fixed',
      'Shall we talk?',
      'Shall we talk?',
    ]);
    expect(lines.slice(4).sort()).toEqual(['call-cancelled', 'call-cancelled', 'call-declined']);
    await app.db.deleteFrom('threads').where('id', '=', threadId).execute();
    const left = app.db.selectFrom('call_steps').selectAll().where('thread_id', '=', threadId);
    expect(await left.execute()).toEqual([]);
  });
});
