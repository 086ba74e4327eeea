import { createTransport } from 'nodemailer';
import pg from 'pg';
import { z } from 'zod';
import { toUserId } from '#access/user.ts';
import { mailOf } from '#features/conversations/lib/mail-reader/mails-fixture.ts';
import { replyAddressOf } from '#features/conversations/mail-replies/server/queries/reply-address.ts';
import { toThreadId } from '#features/conversations/messages/ids.ts';
import { createKeyring } from '#lib/auth/keyring.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { freePort } from '#tests/support/free-port.ts';
import { testAuthSecret } from '#tests/support/site.ts';
import { toast } from './pages/demo-person.ts';

/* A consultant at a phone answers two mails; neither is proven, so one is sent with a click, and one discarded. */

const domain = 'reply.direct365.example';
let port = 0;
const site = demoSite(async () => {
  port = await freePort();
  return { environment: { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_PORT: `${port}` } };
});

async function conversationOf(email: string) {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  const { rows } = await client.query(
    `select threads.id, consultant_id from threads join auth.users on users.id = consultant_id
      where users.email = $1 order by threads.id limit 1`,
    [email],
  );
  await client.end();
  const [row] = z.array(z.object({ id: z.string(), consultant_id: z.string() })).parse(rows);
  if (!row) throw new Error(`${email} has no conversation.`);
  return { threadId: toThreadId(row.id), userId: toUserId(row.consultant_id) };
}

test('replies by mail wait in the conversation, and are sent or discarded', async () => {
  const email = 'consultant@demo.test';
  const talk = await conversationOf(email);
  const to = replyAddressOf(createKeyring({ present: testAuthSecret }), domain, {
    ...{ id: talk.threadId, userId: talk.userId },
  });
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  for (const text of ['I can begin in March.', 'This was a mistake.']) {
    const raw = mailOf({
      ...{ from: email, to, messageId: `<${text.length}@x.test>` },
      headers: ['Content-Type: multipart/mixed; boundary="b"'],
      body: [
        ...['--b', 'Content-Type: text/plain', '', text, '--b', 'Content-Type: text/plain'],
        ...['Content-Disposition: attachment; filename="plan.txt"', '', 'Plan.', '--b--', ''],
      ].join('\r\n'),
    });
    await transport.sendMail({ raw, envelope: { from: email, to } });
  }
  transport.close();
  await site.jobsDone();

  const { page } = await site.openAs(email, { width: 360, height: 740 });
  await open(page, `/messages/${talk.threadId}`);
  const replies = page.getByRole('list', { name: 'Replies by email' }).getByRole('listitem');
  const sent = replies.filter({ hasText: 'I can begin in March.' });
  await expect(sent.getByText(/could not verify that it came from you/)).toBeVisible();
  await expect(sent.getByText('plan.txt')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await sent.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Reply Sent')).toBeVisible();
  await expect(sent).toHaveCount(0);
  await expect(page.getByRole('link', { name: /plan\.txt/ })).toBeVisible();
  await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  await expect(page.getByText('I can begin in March.', { exact: true })).toBeVisible();
  await replies.getByRole('button', { name: 'Discard' }).click();
  await expect(toast(page, 'Reply Discarded')).toBeVisible();
  await expect(replies).toHaveCount(0);
  await open(page, `/messages/${talk.threadId}`);
  await expect(page.getByText('I can begin in March.', { exact: true })).toBeVisible();
  await expect(page.getByText('This was a mistake.')).toHaveCount(0);
});
