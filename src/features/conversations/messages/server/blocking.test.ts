import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { draft, makeConversation, pass, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

const threadsOf = async (userId: string) => (await app.as(userId)).threads;
const textsOf = async (userId: string, threadId: string) =>
  (await (await threadsOf(userId)).listEntries({ threadId })).items.map((entry) =>
    entry.kind === 'message' ? entry.text : entry.kind,
  );

describe('a user who has blocked another', () => {
  it('receives nothing they write, and is counted nothing, not after unblocking either', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Hello.' });
    const threads = await threadsOf(consultant);
    expect(await threads.block({ threadId })).toMatchObject({
      isBlocked: true,
      unread: 0,
      obstacle: 'blocked',
    });
    await expect((await threadsOf(client)).get({ threadId })).resolves.toMatchObject({
      isBlocked: false,
      obstacle: null,
    });
    await write(app, client, threadId, 'You never answer.');
    await threads.archive({ threadId });
    await write(app, client, threadId, 'Why?');
    expect(await textsOf(consultant, threadId)).toEqual(['Hello.']);
    expect(await threads.countUnread()).toEqual({ messages: 0, threads: 0 });
    expect(await threads.list({ filter: 'archived' })).toMatchObject({
      items: [{ id: threadId, lastMessage: { text: 'Hello.' } }],
    });
    expect((await threads.list({ text: 'never' })).items).toEqual([]);
    expect(await threads.unblock({ threadId })).toMatchObject({ isBlocked: false, unread: 0 });
    await write(app, client, threadId, 'Now.');
    expect(await textsOf(consultant, threadId)).toEqual(['Now.', 'Hello.']);
    expect(await threads.countUnread()).toEqual({ messages: 1, threads: 1 });
    expect(await textsOf(client, threadId)).toEqual([
      'Now.',
      'Why?',
      'You never answer.',
      'Hello.',
    ]);
  });

  it('does not write to them before they unblock them', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await (await threadsOf(consultant)).block({ threadId });
    await expect(write(app, consultant, threadId)).rejects.toMatchObject({
      code: 'PERSON_BLOCKED',
    });
    await expect(
      (await app.as(consultant)).messages.writeFirst({ personId: client, ...draft() }),
    ).rejects.toMatchObject({ code: 'PERSON_BLOCKED' });
  });

  it('goes on reading what was delivered, whatever its writer makes of it', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { messages } = await app.as(client);
    const { id: messageId } = await write(app, client, threadId, 'Good day.');
    await messages.edit({ messageId, text: 'Good evening.' });
    const readBefore = (await (await threadsOf(consultant)).listEntries({ threadId })).items[0];
    await (await threadsOf(consultant)).block({ threadId });
    for (const text of ['You fool.', 'You great fool.']) {
      pass(app, 1000);
      expect(await messages.edit({ messageId, text })).toMatchObject({ text });
    }
    const { items } = await (await threadsOf(consultant)).listEntries({ threadId });
    expect(items[0]).toEqual(readBefore);
    expect(await textsOf(client, threadId)).toContain('You great fool.');
    await messages.delete({ messageId });
    expect(await textsOf(consultant, threadId)).toEqual(['', expect.any(String)]);
  });

  it('does not see contact details that are shared after that', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const threads = await threadsOf(consultant);
    await threads.block({ threadId });
    pass(app, 1000);
    const shared = await (await threadsOf(client)).shareContact({ threadId });
    expect(shared.ownContact.because).toBe('shared');
    expect(await threads.get({ threadId })).toMatchObject({ otherContact: null });
    expect(await textsOf(consultant, threadId)).not.toContain('contact-shared');
    expect((await threads.list({ text: 'Person' })).items).toEqual([]);
  });

  it('gets no mail', async () => {
    const consultant = await app.make.consultant({ email: 'blocker@example.test' });
    const { client, threadId } = await makeConversation(app, { consultant });
    await write(app, client, threadId);
    await (await threadsOf(consultant)).block({ threadId });
    await write(app, client, threadId);
    await app.pool.query("update jobs.job set start_after = now() where name = 'message-written'");
    await app.settle();
    expect(await listMails(app.db, { to: 'blocker@example.test' })).toEqual([]);
  });
});

describe('a user who is blocked', () => {
  it('is answered byte for byte as a user who is not', async () => {
    const client = await app.make.client({ firstName: 'Casey' });
    const make = () => app.make.consultant({ firstName: 'Ada' });
    const blocked = await makeConversation(app, { client, consultant: await make() });
    const free = await makeConversation(app, { client, consultant: await make() });
    await (await threadsOf(blocked.consultant)).block({ threadId: blocked.threadId });
    const cookie = await app.cookieOf(client);

    async function ask(method: string, path: string, body?: object): Promise<string> {
      const response = await app.http.request(`/api${path}`, {
        method,
        headers: { cookie, origin: app.services.publicUrl, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return `${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
    }

    /** All that a user can do with a thread, with what differs between two threads called the same. */
    async function walk({ consultant, threadId }: typeof free): Promise<string[]> {
      const messageId = crypto.randomUUID();
      const thread = `/threads/${threadId}`;
      const answers = [
        await ask('POST', `${thread}/messages`, { messageId, text: 'One.' }),
        await ask('POST', `${thread}/messages`, { messageId, text: 'One.' }),
        await ask('POST', '/threads', {
          personId: consultant,
          messageId: crypto.randomUUID(),
          text: 'Two.',
        }),
        await ask('PUT', `/messages/${messageId}`, { text: 'One!' }),
        await ask('PUT', `${thread}/shared-contact`),
        await ask('GET', thread),
        await ask('GET', `${thread}/entries`),
        await ask('GET', `/threads/with/${consultant}`),
        await ask('GET', '/threads/unread'),
        await ask('DELETE', `/messages/${messageId}`),
        await ask('POST', `${thread}/read`, { position: 3 }),
        await ask('GET', `${thread}/entries`),
        await ask('DELETE', `${thread}/shared-contact`),
      ];
      const ids = new Map<string, string>();
      return answers.map((answer) =>
        answer.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
          if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
          return ids.get(id) ?? '';
        }),
      );
    }

    const answers = await walk(blocked);
    expect(answers).toEqual(await walk(free));
    expect(answers.every((answer) => answer.startsWith('20'))).toBe(true);
  });
});

describe('a client whom a consultant has blocked', () => {
  it('invites them without their hearing of it, and cannot tell', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await (await threadsOf(consultant)).block({ threadId });
    const asConsultant = await app.as(consultant);
    const notifiedBefore = (await asConsultant.notifications.list({})).items;
    const seenBefore = await textsOf(consultant, threadId);
    const { invitations } = await app.as(client);
    const projectId = await app.make.project(client, { visibility: 'private' });
    const other = await app.make.consultant();
    const invite = async (consultantId: typeof consultant) => {
      const {
        id,
        consultant: _card,
        ...sent
      } = await invitations.send({ projectId, consultantId });
      return { id, sent: { ...sent, consultantId: undefined } };
    };
    const unheard = await invite(consultant);
    expect(unheard.sent).toEqual((await invite(other)).sent);

    expect((await asConsultant.invitations.listReceived({})).items).toEqual([]);
    expect((await asConsultant.notifications.list({})).items).toEqual(notifiedBefore);
    expect(await textsOf(consultant, threadId)).toEqual(seenBefore);
    await app.settle();
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', consultant)
      .executeTakeFirstOrThrow();
    expect(
      (await listMails(app.db, { to: email })).map(({ subject }) => subject),
    ).not.toContainEqual(expect.stringMatching(/invite/i));

    await (await threadsOf(consultant)).unblock({ threadId });
    const { id } = await invitations.send({
      projectId: await app.make.project(client),
      consultantId: consultant,
    });
    expect((await asConsultant.invitations.listReceived({})).items.map((each) => each.id)).toEqual([
      id,
    ]);
  });
});
