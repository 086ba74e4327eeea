import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, hoursAhead, offer, pick, propose } from '#tests/support/calls.ts';
import { makeConversation } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

/** A consultant who has blocked a client. */
async function makeBlocked() {
  const consultant = await app.make.consultant();
  const conversation = await makeConversation(app, { consultant });
  const block = async () =>
    (await app.as(consultant)).threads.block({ threadId: conversation.threadId });
  return { ...conversation, block };
}

describe('a user who is blocked', () => {
  it('proposes calls that never arrive, and cannot tell', async () => {
    const { client, consultant, block } = await makeBlocked();
    const notified = await propose(app, client, consultant);
    await block();
    const untold = await propose(app, client, consultant);
    const { id: _, ...same } = notified;
    const { id, ...rest } = untold;
    expect(rest).toEqual(same);
    expect(await callOf(app, consultant, id)).toBeNull();
    const { calls, answers } = await app.as(consultant);
    const seen = { callId: id, revision: 1 };
    await expect(calls.decline(seen)).rejects.toMatchObject({ code: 'CALL_NOT_FOUND' });
    // What was proposed before does not wait any more either.
    expect((await answers.listWaiting()).total).toBe(0);
    await (await app.as(client)).calls.cancel(seen);
    expect((await calls.listPast({})).items).toEqual([]);
    await expect(propose(app, consultant, client)).rejects.toMatchObject({
      code: 'PERSON_BLOCKED',
    });
  });

  it('moves nothing and says nothing, but may cancel what was agreed on', async () => {
    const { client, consultant, block } = await makeBlocked();
    const call = await pick(app, consultant, await propose(app, client, consultant));
    await block();
    const { calls } = await app.as(client);
    const asked = await calls.offerTimes({
      ...{ callId: call.id, revision: call.revision },
      ...offer(hoursAhead(app, 90)),
    });
    expect(asked).toMatchObject({ times: [hoursAhead(app, 90)], isOwnAct: true });
    expect(await callOf(app, consultant, call.id)).toMatchObject({ state: 'fixed', times: [] });
    const linked = await calls.setLink({
      ...{ callId: call.id, revision: asked.revision },
      meetingUrl: 'https://zoom.us/j/1',
    });
    expect(linked.meetingUrl).toBe('https://zoom.us/j/1');
    expect(await callOf(app, consultant, call.id)).toMatchObject({ meetingUrl: '' });
    await calls.cancel({ callId: call.id, revision: linked.revision, words: 'Read this.' });
    const { items } = await (await app.as(consultant)).calls.listPast({});
    expect(items).toMatchObject([{ id: call.id, state: 'cancelled', words: '', meetingUrl: '' }]);
    await app.settle();
    const mails = await listMails(app.db, { to: await addressOf(consultant) });
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Read this|zoom/);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Cancelled: call with/),
    );
  });
});

describe('the link of a call that both had agreed on', () => {
  const first = 'https://zoom.us/j/1';
  /** Both know the first link when the consultant blocks the client. */
  async function makeLinked() {
    const { client, consultant, block } = await makeBlocked();
    const call = await pick(app, consultant, await propose(app, client, consultant));
    const { calls } = await app.as(client);
    const setLink = async (meetingUrl: string) => {
      const seen = await callOf(app, client, call.id);
      const revision = seen?.revision ?? 0;
      return calls.setLink({ callId: call.id, revision, meetingUrl });
    };
    const linkTo = async (person: UserId) => (await callOf(app, person, call.id))?.meetingUrl;
    const mailsTo = async (person: UserId) => {
      await app.settle();
      return (await listMails(app.db, { to: await addressOf(person) })).length;
    };
    await setLink(first);
    return { client, consultant, call, block, setLink, linkTo, mailsTo };
  }

  it.each(['', 'https://zoom.us/j/2'])(
    'stays for anyone who blocks, when it becomes "%s"',
    async (next) => {
      const { client, consultant, block, setLink, linkTo, mailsTo } = await makeLinked();
      await block();
      const before = await mailsTo(consultant);
      expect(await setLink(next)).toMatchObject({ meetingUrl: next });
      expect(await setLink('https://zoom.us/j/3')).toMatchObject({
        meetingUrl: 'https://zoom.us/j/3',
      });
      expect(await setLink(next)).toMatchObject({ meetingUrl: next });
      expect(await linkTo(client)).toBe(next);
      expect(await linkTo(consultant)).toBe(first);
      expect(await mailsTo(consultant)).toBe(before);
    },
  );

  it('arrives again with what is said after the block', async () => {
    const { client, consultant, call, block, setLink, linkTo } = await makeLinked();
    await block();
    await setLink('https://zoom.us/j/2');
    const { threads } = await app.as(consultant);
    await threads.unblock({ threadId: call.threadId });
    expect(await linkTo(consultant)).toBe(first);
    await setLink('https://zoom.us/j/2');
    expect(await linkTo(consultant)).toBe('https://zoom.us/j/2');
    expect(await linkTo(client)).toBe('https://zoom.us/j/2');
  });

  it('is told to no one again when it is saved as it was', async () => {
    const { client, consultant, call, setLink, mailsTo } = await makeLinked();
    const before = [await mailsTo(client), await mailsTo(consultant)];
    const { revision } = await setLink(first);
    expect(await setLink(first)).toMatchObject({ id: call.id, revision, meetingUrl: first });
    expect([await mailsTo(client), await mailsTo(consultant)]).toEqual(before);
  });
});

async function addressOf(userId: string): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
