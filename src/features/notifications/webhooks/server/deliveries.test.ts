import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { addWebhook, idsIn, receiveMessages, sendDueWebhooks } from '#tests/support/webhooks.ts';

let timeoutMs = 10_000;
const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
const { accepts, post } = receiver.requests();
const app = await sharedTestApp({
  webhookRequests: {
    accepts,
    post: (...words) =>
      timeoutMs === 10_000 ? post(...words) : receiver.requests({ timeoutMs }).post(...words),
  },
});
beforeEach(async () => {
  await app.pool.query('delete from webhook_endpoints');
  receiver.heard.length = 0;
  receiver.answer = { status: 204 };
  timeoutMs = 10_000;
});

const pass = (seconds: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + seconds * 1000));
const thread = () => crypto.randomUUID();

/** A consultant with a webhook at the receiver. */
async function consultantWithWebhook(path = '/hook') {
  const owner = await app.make.consultant();
  return { owner, ...(await addWebhook(app, owner, { url: `${receiver.origin}${path}` })) };
}

const log = async (owner: UserId, webhookId: string) =>
  (await (await app.as(owner)).webhooks.listDeliveries({ webhookId })).items;
const stateOf = async (owner: UserId) => (await (await app.as(owner)).webhooks.list()).webhooks[0];

describe('an event', () => {
  it('arrives with its ids and an address alone, signed so that the reference library verifies it', async () => {
    const { owner, secret, webhookId } = await consultantWithWebhook();
    const threadId = thread();
    await receiveMessages(app, owner, [threadId]);
    await sendDueWebhooks(app);
    const [request, ...others] = receiver.heard;
    expect(others).toEqual([]);
    const headers = request?.headers as Record<string, string>;
    // The library compares the time with its own clock, which is that of the test.
    const verified = new Webhook(secret).verify(request?.body ?? '', headers);
    expect(verified).toEqual({
      type: 'message.received',
      timestamp: app.clock.now().toISOString(),
      data: {
        ...{ threadId, messageId: expect.any(String) },
        url: `${app.services.publicUrl}/api/threads/${threadId}`,
      },
    });
    expect(() => new Webhook(secret).verify(`${request?.body} `, headers)).toThrow(
      'No matching signature',
    );
    expect(await log(owner, webhookId)).toMatchObject([
      { deliveryId: headers['webhook-id'], state: 'delivered', status: 204, tries: 1 },
    ]);
  });

  it('is signed by the old secret as well for a day after a rotation', async () => {
    const { owner, secret: old, webhookId } = await consultantWithWebhook();
    const { secret } = await (await app.as(owner)).webhooks.rotateSecret({ webhookId });
    const verifies = (at: number, by: string): boolean => {
      const { headers, body } = receiver.heard[at] ?? { headers: {}, body: '' };
      try {
        new Webhook(by).verify(body, {
          ...(headers as Record<string, string>),
        });
        return true;
      } catch (error) {
        // Only the signature matters here: the clock of the app has moved on.
        return !String(error).includes('No matching signature');
      }
    };
    await receiveMessages(app, owner, [thread()]);
    await sendDueWebhooks(app);
    expect([verifies(0, old), verifies(0, secret)]).toEqual([true, true]);
    const signatures = receiver.heard[0]?.headers['webhook-signature'];
    expect(String(signatures).split(' ')).toHaveLength(2);
    pass(24 * 60 * 60);
    await receiveMessages(app, owner, [thread()]);
    await sendDueWebhooks(app);
    const later = receiver.heard[1]?.headers['webhook-signature'];
    expect(String(later).split(' ')).toHaveLength(1);
  });

  it('is tried again under its id until it is taken, and those of its subject wait behind it', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    const [first, other] = [thread(), thread()];
    receiver.answer = { status: 500, body: 'Out of order' };
    await receiveMessages(app, owner, [first, first, other]);
    await sendDueWebhooks(app);
    // The first of each thread was tried.
    expect(idsIn(receiver.heard, 'threadId').sort()).toEqual([first, other].sort());
    expect(await log(owner, webhookId)).toContainEqual(
      expect.objectContaining({ state: 'waiting', status: 500, answer: 'Out of order', tries: 1 }),
    );
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(2);
    receiver.answer = { status: 200 };
    pass(5);
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(5);
    const ofFirst = receiver.heard.filter(({ body }) => body.includes(first));
    const ids = ofFirst.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
    expect(await stateOf(owner)).toMatchObject({ state: 'on', failingSince: null });
  });

  it('is given up after ten tries in three days, and the next of its subject is sent', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    const threadId = thread();
    receiver.answer = { status: 503 };
    await receiveMessages(app, owner, [threadId, threadId]);
    for (const wait of [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000]) {
      pass(wait);
      await sendDueWebhooks(app);
    }
    expect(receiver.heard).toHaveLength(9);
    pass(86_400);
    receiver.answer = ({ headers }) => ({
      status: headers['webhook-id'] === receiver.heard[0]?.headers['webhook-id'] ? 503 : 200,
    });
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(11);
    const states = (await log(owner, webhookId)).map(({ state, tries }) => `${state} ${tries}`);
    expect(states.sort()).toEqual(['delivered 1', 'given-up 10']);
  });

  it('waits as long as its receiver asks for', async () => {
    const { owner } = await consultantWithWebhook();
    receiver.answer = { status: 429, headers: { 'retry-after': '60' } };
    await receiveMessages(app, owner, [thread()]);
    await sendDueWebhooks(app);
    pass(59);
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(1);
    pass(1);
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(2);
  });

  it('is not sent while the account of its owner is suspended', async () => {
    const { owner } = await consultantWithWebhook();
    await receiveMessages(app, owner, [thread()]);
    await suspend(app, owner);
    await sendDueWebhooks(app);
    expect(receiver.heard).toEqual([]);
  });

  it('leaves no trace where the transaction is rolled back, or no one has chosen it', async () => {
    const owner = await app.make.consultant();
    await addWebhook(app, owner, { url: receiver.origin, events: ['offer.made'] });
    await receiveMessages(app, owner, [thread()]);
    const { rows } = await app.pool.query('select id from webhook_deliveries');
    expect(rows).toEqual([]);
  });
});

describe('a receiver', () => {
  it('that redirects to a link-local address is not followed, and its answer is a failure', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    receiver.answer = { status: 307, headers: { location: 'https://169.254.169.254/' } };
    await receiveMessages(app, owner, [thread()]);
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(1);
    expect(await log(owner, webhookId)).toMatchObject([{ state: 'waiting', status: 307 }]);
  });

  it('that sends a gigabyte is cut off, and what it began with is in the log', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    receiver.answer = { status: 200, gigabytes: 1 };
    await receiveMessages(app, owner, [thread()]);
    await sendDueWebhooks(app);
    const [delivery] = await log(owner, webhookId);
    expect(delivery).toMatchObject({ state: 'delivered', answer: 'x'.repeat(1024) });
    expect(await receiver.sentBytes()).toBeLessThan(32 * 1024 * 1024);
  });

  it('that never answers keeps no other one waiting', async () => {
    const slow = await consultantWithWebhook('/slow');
    const quick = await consultantWithWebhook('/quick');
    timeoutMs = 3000;
    const arrivals: string[] = [];
    receiver.answer = ({ path }) => {
      arrivals.push(path);
      return path === '/slow' ? { status: 200, slow: 'silence' } : { status: 200 };
    };
    await receiveMessages(app, slow.owner, [thread(), thread(), thread()]);
    await receiveMessages(app, quick.owner, Array.from({ length: 20 }, thread));
    await sendDueWebhooks(app);
    // Two requests at a time go to the slow one, and all others have arrived before its third.
    expect(arrivals.filter((path) => path === '/slow')).toHaveLength(3);
    expect(arrivals.at(-1)).toBe('/slow');
    const [last] = await log(slow.owner, slow.webhookId);
    expect(last).toMatchObject({
      status: null,
      failure: 'There was no whole answer within 10 seconds.',
    });
  });

  it('that answers 410 is sent nothing more', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    receiver.answer = { status: 410 };
    await receiveMessages(app, owner, [thread(), thread(), thread()]);
    await sendDueWebhooks(app);
    expect(await stateOf(owner)).toMatchObject({ state: 'gone' });
    const states = (await log(owner, webhookId)).map(({ state }) => state);
    expect(states).toEqual(['given-up', 'given-up', 'given-up']);
    const before = receiver.heard.length;
    await receiveMessages(app, owner, [thread()]);
    pass(86_400);
    await sendDueWebhooks(app);
    expect(receiver.heard).toHaveLength(before);
  });

  it('that has taken nothing for a week is stopped, its owner is mailed once, and turns it on again', async () => {
    const { owner, webhookId } = await consultantWithWebhook();
    receiver.answer = { status: 500 };
    const week = 7 * 86_400;
    for (const seconds of [0, week - 1, 1]) {
      pass(seconds);
      await receiveMessages(app, owner, [thread()]);
      await sendDueWebhooks(app);
    }
    expect(await stateOf(owner)).toMatchObject({ state: 'failed' });
    await app.settle();
    const { rows } = await app.pool.query('select email from auth.users where id = $1', [owner]);
    const mails = await listMails(app.db, { to: rows[0].email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your webhook “CRM” was stopped · Direct365',
    ]);
    receiver.answer = { status: 200 };
    const api = await app.as(owner);
    await api.webhooks.change({ webhookId, isOn: true });
    const [missed] = await log(owner, webhookId);
    await api.webhooks.sendAgain({ webhookId, deliveryId: missed?.deliveryId ?? '' });
    await sendDueWebhooks(app);
    const [sent] = await log(owner, webhookId);
    expect(sent).toMatchObject({ deliveryId: missed?.deliveryId, state: 'delivered' });
  });

  it('that is a Teams workflow gets a card with a sentence and a button, and no signature', async () => {
    const owner = await app.make.consultant();
    await addWebhook(app, owner, { kind: 'teams', url: `${receiver.origin}/workflow` });
    const threadId = thread();
    await receiveMessages(app, owner, [threadId]);
    await sendDueWebhooks(app);
    const [request] = receiver.heard;
    expect(request?.headers).not.toHaveProperty('webhook-signature');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            version: '1.4',
            body: [{ text: 'You have a new message.' }],
            actions: [{ url: `${app.services.publicUrl}/messages/${threadId}` }],
          },
        },
      ],
    });
  });
});
