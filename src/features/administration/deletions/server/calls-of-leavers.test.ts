import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { MailMessage } from '#lib/mail/mail-message.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, hoursAhead, makeFixedCall, offer, propose } from '#tests/support/calls.ts';
import { makeConversation } from '#tests/support/conversation.ts';

const sent: MailMessage[] = [];
const app = await sharedTestApp({
  mailTransport: {
    deliver: async (message) => {
      sent.push(message);
    },
    close: () => undefined,
  },
});

/** Has this person leave, after all that was told before. */
async function leave(userId: UserId) {
  await app.settle();
  sent.length = 0;
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { deletions } = await app.as(userId);
  const before = await deletions.get();
  const after = await deletions.ask({ email });
  await app.settle();
  return { before: before.effects.openCalls, after: after.effects.openCalls };
}

/** What calendars were told since. */
const notifiedCalendars = () =>
  sent
    .filter(({ calendar }) => calendar)
    .map(({ to, calendar }) => {
      const parsed = new ICAL.Component(ICAL.parse(calendar?.content ?? ''));
      const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
      const method = parsed.getFirstPropertyValue('method');
      return { to: to.name, method, uid: event.uid, sequence: event.sequence };
    })
    .sort((one, other) => one.to.localeCompare(other.to));

const pastOf = async (userId: UserId) => (await (await app.as(userId)).calls.listPast({})).items;

describe('the calls of a user who leaves', () => {
  it('are cancelled, and both calendars let go of them under their name', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { calls } = await app.as(client);
    // One that was to be moved is cancelled all the same.
    await calls.offerTimes({
      ...{ callId: call.id, revision: call.revision },
      ...offer(hoursAhead(app, 100)),
    });
    expect(await leave(consultant)).toEqual({ before: 1, after: 0 });
    const uid = `${call.id}@${new URL(app.services.publicUrl).hostname}`;
    expect(notifiedCalendars()).toEqual([
      { to: 'Ada Lovelace', method: 'CANCEL', uid, sequence: 1 },
      { to: 'Grace Hopper', method: 'CANCEL', uid, sequence: 1 },
    ]);
    expect(await callOf(app, client, call.id)).toBeNull();
    expect(await pastOf(client)).toMatchObject([
      { id: call.id, state: 'cancelled', times: [], words: 'This account was closed.' },
    ]);
    const again = { callId: call.id, revision: call.revision + 2 };
    await expect(calls.cancel(again)).rejects.toMatchObject({ code: 'CALL_CHANGED' });
  });

  it('are left as they were where they are over, or another person’s', async () => {
    const other = await makeFixedCall(app);
    const { client, consultant, call } = await makeFixedCall(app);
    const now = app.clock.now();
    app.clock.moveTo(call.endsAt ?? now);
    expect(await leave(client)).toEqual({ before: 0, after: 0 });
    app.clock.moveTo(now);
    expect(notifiedCalendars()).toEqual([]);
    const rows = await app.db
      .selectFrom('calls')
      .select('state')
      .where('consultant_id', 'in', [consultant, other.consultant])
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['fixed', 'fixed']);
  });

  it('that were only proposed are declined to who asked, and taken back from who was asked', async () => {
    const { client, consultant } = await makeConversation(app);
    const asked = await propose(app, client, consultant);
    const own = await propose(app, consultant, client);
    expect(await leave(consultant)).toEqual({ before: 2, after: 0 });
    expect(notifiedCalendars()).toEqual([]);
    expect(sent.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('cannot make the times you proposed'),
    );
    const past = (await pastOf(client)).map(({ id, state }) => ({ id, state }));
    expect(past).toHaveLength(2);
    expect(past).toEqual(
      expect.arrayContaining([
        { id: asked.id, state: 'declined' },
        { id: own.id, state: 'cancelled' },
      ]),
    );
  });

  it('tell no one that they are blocked: what never arrived stays as it is', async () => {
    const grace = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
    const { client, consultant, threadId } = await makeConversation(app, { client: grace });
    await (await app.as(consultant)).threads.block({ threadId });
    const untold = await propose(app, client, consultant);
    expect(await leave(consultant)).toEqual({ before: 0, after: 0 });
    expect(await callOf(app, client, untold.id)).toMatchObject({ state: 'proposed' });
    expect(sent.map(({ to }) => to.name)).not.toContain('Grace Hopper');
    await (await app.as(consultant)).deletions.cancel();
    expect(await pastOf(consultant)).toEqual([]);
  });
});
