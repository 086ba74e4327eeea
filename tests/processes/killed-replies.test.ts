import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOf } from '#features/conversations/lib/mail-reader/mails-fixture.ts';
import { replyAddressOf } from '#features/conversations/mail-replies/server/queries/reply-address.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeConversation } from '#tests/support/conversation.ts';
import { freePort } from '#tests/support/free-port.ts';
import { replier, replyDomain } from '#tests/support/reply-mails.ts';
import { endAllApps, startApp } from './app-process.ts';
import { nodeEnvironment } from './node-environment.ts';

/* The product is killed while replies by mail come in: each that it has taken waits for its person, once. */

const kills = 4;
const mailsEach = 4;
/** Milliseconds. Most of it is starts of the product. */
const longest = 400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await endAllApps();
  await app.close();
}, longest);

it(
  'each reply that was taken waits, once',
  async () => {
    const consultant = await app.make.consultant({ email: replier });
    const { threadId } = await makeConversation(app, { consultant });
    const who = { id: threadId, userId: consultant };
    const to = replyAddressOf(app.services.keys, replyDomain, who);
    const port = await freePort();
    const start = () =>
      startApp({
        ...nodeEnvironment(app.connectionString, 'smtp://127.0.0.1:1'),
        ...{ INBOUND_MAIL_DOMAIN: replyDomain, INBOUND_MAIL_PORT: `${port}` },
      });
    const send = async (text: string) => {
      const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
      const mail = { from: replier, to, body: `${text}\r\n`, messageId: `<${text}@navy.example>` };
      await transport.sendMail({ raw: mailOf(mail), envelope: { from: replier, to } });
    };
    const texts = Array.from({ length: kills * mailsEach }, (_, at) => `Reply-${at}.`);
    const acknowledged = new Set<string>();
    // As a mail server does, what was not taken is handed over again.
    for (let kill = 0; kill < kills; kill += 1) {
      const product = await start();
      const sending = texts
        .slice(0, (kill + 1) * mailsEach)
        .filter((text) => !acknowledged.has(text))
        .map((text) => send(text).then(() => acknowledged.add(text)));
      // Another moment in each round: at the first answer, or in the midst of the work that follows it.
      await Promise.any(sending);
      await wait(kill * 150);
      await product.kill();
      await Promise.allSettled(sending);
    }
    await start();
    for (const text of texts) await send(text);

    for (;;) {
      const { rows } = await app.pool.query("select 1 from mail_replies where state = 'received'");
      if (rows.length === 0) break;
      await wait(200);
    }
    const { items } = await (await app.as(consultant)).mailReplies.listWaiting({ threadId });
    expect(items.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    expect(acknowledged.size).toBeGreaterThan(kills - 1);
  },
  longest,
);
