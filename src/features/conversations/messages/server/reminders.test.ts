import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, suspend, takeBackApproval, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

/** Lets the time pass in which messages may be read, as the queue counts it. */
async function waitAWhile(): Promise<void> {
  await app.pool.query(
    "update jobs.job set start_after = now() where name = 'message-written' and state = 'created'",
  );
  await app.settle();
}

const mailsTo = async (address: string) => {
  await waitAWhile();
  return listMails(app.db, { to: address });
};

let count = 0;
/** A conversation in which the consultant has a first message, and the address of theirs. */
async function notifiedConsultant() {
  count += 1;
  const address = `told-${count}@notices.test`;
  const consultant = await app.make.consultant({ email: address, firstName: 'Ada' });
  const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  return {
    ...(await makeConversation(app, { client, consultant, text: 'My secret plan.' })),
    address,
  };
}
const readAll = async (userId: UserId, threadId: string) =>
  (await app.as(userId)).threads.markRead({ threadId, position: 1000 });

describe('the mail about unread messages', () => {
  it('comes once for all that wait, without their words, and again only after they were read', async () => {
    const { client, consultant, threadId, address } = await notifiedConsultant();
    await write(app, client, threadId, 'More of it.');
    const [mail, ...others] = await mailsTo(address);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Grace H. has sent you 2 messages');
    expect(mail?.text).toContain(`/messages/${threadId}`);
    expect(JSON.stringify(mail)).not.toMatch(/secret|More of it|Hopper/);
    await write(app, client, threadId);
    expect(await mailsTo(address)).toHaveLength(1);
    await readAll(consultant, threadId);
    await write(app, client, threadId);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('is sent to no member who has left the company meanwhile', async () => {
    const [stays, leaves] = ['stays@notices.test', 'leaves@notices.test'];
    const mailed: number[] = [];
    for (const address of [stays, leaves]) {
      const owner = await app.make.client();
      const client = await app.make.colleague(owner, 'hiring', { email: address });
      const { consultant, threadId } = await makeConversation(app, { client });
      await write(app, consultant, threadId);
      if (address === leaves) await (await app.as(owner)).members.remove({ userId: client });
      mailed.push(
        (await mailsTo(address)).filter(({ subject }) => subject.includes('message')).length,
      );
    }
    expect(mailed).toEqual([1, 0]);
  });

  it('contains their text where both sides allow it, and where one does not, none', async () => {
    const allow = async (userId: UserId, allowed: boolean) =>
      (await app.as()).mailPreferences.chooseMessageTexts({
        key: preferenceKey(app.services, userId),
        allowed,
      });
    for (const [byWriter, byReader, isContained] of [
      [true, false, false],
      [false, true, false],
      [true, true, true],
    ] as const) {
      const { client, consultant, threadId, address } = await notifiedConsultant();
      await allow(client, byWriter);
      await allow(consultant, byReader);
      await write(app, client, threadId, 'More of it.');
      const [mail] = await mailsTo(address);
      expect(mail?.subject).toBe('Grace H. has sent you 2 messages');
      expect(/My secret plan\.[\s\S]*More of it\./.test(mail?.text ?? '')).toBe(isContained);
      expect(/secret|More of it/.test(JSON.stringify(mail))).toBe(isContained);
    }
  });

  it('is about the one who wrote, whichever of the two that is', async () => {
    const { client, consultant, threadId } = await notifiedConsultant();
    await waitAWhile();
    const { notifications } = await app.as(consultant);
    expect((await notifications.list({})).items).toMatchObject([
      { words: 'You have an unread message.', path: `/messages/${threadId}` },
    ]);
    await readAll(consultant, threadId);
    await write(app, consultant, threadId);
    await waitAWhile();
    const notified = await app.db
      .selectFrom('notifications')
      .select(['user_id', 'about_id'])
      .where('user_id', 'in', [client, consultant])
      .where('kind', '=', 'messages-wait')
      .execute();
    expect(new Map(notified.map(({ user_id, about_id }) => [user_id, about_id]))).toEqual(
      new Map([
        [consultant, client],
        [client, consultant],
      ]),
    );
  });

  it('is not recorded for now, but for five minutes later', async () => {
    const { address } = await notifiedConsultant();
    await app.settle();
    expect(await listMails(app.db, { to: address })).toEqual([]);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('does not come for what was read or deleted meanwhile', async () => {
    const read = await notifiedConsultant();
    await readAll(read.consultant, read.threadId);
    expect(await mailsTo(read.address)).toEqual([]);
    const deleted = await notifiedConsultant();
    const { items } = await (await app.as(deleted.client)).threads.listEntries({
      threadId: deleted.threadId,
    });
    const { messages } = await app.as(deleted.client);
    await messages.delete({ messageId: items[0]?.id ?? '' });
    expect(await mailsTo(deleted.address)).toEqual([]);
  });

  it('comes for a later message when only the earlier ones were read', async () => {
    const { client, consultant, threadId, address } = await notifiedConsultant();
    await write(app, client, threadId);
    await (await app.as(consultant)).threads.markRead({ threadId, position: 1 });
    expect(await mailsTo(address)).toEqual([]);
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe('Grace H. has sent you a message');
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('does not come to a user who could not open it', async () => {
    const locked = await notifiedConsultant();
    await suspend(app, locked.consultant);
    expect(await mailsTo(locked.address)).toEqual([]);
    const client = await app.make.client({ email: 'revoked@notices.test' });
    const { consultant, threadId } = await makeConversation(app, { client });
    await write(app, consultant, threadId);
    await takeBackApproval(app, client);
    expect(await mailsTo('revoked@notices.test')).toEqual([]);
  });

  it('names the writer in full to whom they have shared their name', async () => {
    const { client, threadId, address } = await notifiedConsultant();
    await (await app.as(client)).threads.shareContact({ threadId });
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe('Grace Hopper has sent you a message');
  });
});
