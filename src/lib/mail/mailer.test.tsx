import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import { jobQueueFixture } from '#lib/jobs/job-queue-fixture.ts';
import { eventually } from '#tests/support/eventually.ts';
import { defineMail } from './define-mail.ts';
import { absoluteUrl, defineMailReference } from './define-mail-reference.ts';
import { MailButton, MailLayout } from './layout.tsx';
import { createMailPost } from './mail-post.ts';
import { createMailer, handleMailRequested, type Mailer } from './mailer.ts';
import { smtpServerFixture } from './smtp-server-fixture.ts';
import { smtpTransport } from './smtp-transport.ts';

const welcome = defineMailReference(
  'welcome',
  z.strictObject({ name: z.string(), url: absoluteUrl }),
);
const welcomeTemplate = defineMail(welcome, {
  subject: ({ name }) => `Welcome, ${name}`,
  Body: ({ url }) => (
    <MailLayout preview="Start here" heading="Welcome">
      <MailButton href={url}>Start</MailButton>
    </MailLayout>
  ),
  preview: { name: 'Ada', url: 'https://direct365.example/start' },
});

const ada = { name: 'Ada', address: 'ada@example.com' };
const props = { name: 'Ada', url: 'https://direct365.example/start' };
const from = { name: 'Direct365', address: 'hello@direct365.example' };

let jobs: Awaited<ReturnType<typeof jobQueueFixture>>;
let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let node: JobQueue;
let mailer: Mailer;

beforeAll(async () => {
  jobs = await jobQueueFixture();
  server = await smtpServerFixture();
  const transport = smtpTransport({ url: server.url, from });
  node = await jobs.startNode();
  await node.work(
    [handleMailRequested({ post: createMailPost({ transport, templates: [welcomeTemplate] }) })],
    {},
  );
  mailer = createMailer({ jobs: node });
  return async () => {
    await jobs.close();
    transport.close();
    await server.close();
  };
});

beforeEach(() => {
  server.received.length = 0;
  server.behaviour.refuse = undefined;
});

/** The mails that arrived when another one has, which was queued after them, and nothing is left to be done. */
async function idsAfterAnother(): Promise<(string | undefined)[]> {
  const another = randomUUID();
  await mailer.queueMail(jobs.db, welcome, { to: ada, props, id: another });
  const ids = () => server.received.map(({ email }) => email.messageId);
  const anotherId = `<${another}@direct365.example>`;
  await eventually(() => expect(ids()).toContain(anotherId));
  await eventually(async () => expect(await jobs.countDue()).toBe(0));
  return ids().filter((id) => id !== anotherId);
}

describe('a queued mail', () => {
  it('is rendered and delivered after the commit, under the id it was given', async () => {
    const id = await jobs.db
      .transaction()
      .execute((tx) => mailer.queueMail(tx, welcome, { to: ada, props }));
    await eventually(() => expect(server.received).toHaveLength(1));
    const [mail] = server.received;
    expect(mail?.email.subject).toBe('Welcome, Ada');
    expect(mail?.email.messageId).toBe(`<${id}@direct365.example>`);
    expect(mail?.email.text).toContain(props.url);
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('is dropped by a rollback', async () => {
    const change = jobs.db.transaction().execute(async (tx) => {
      await mailer.queueMail(tx, welcome, { to: ada, props });
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await idsAfterAnother()).toEqual([]);
  });

  it('goes out once, however often it is queued under one id', async () => {
    const id = randomUUID();
    await mailer.queueMail(jobs.db, welcome, { to: ada, props, id });
    await mailer.queueMail(jobs.db, welcome, { to: ada, props, id });
    await eventually(() => expect(server.received).toHaveLength(1));
    await mailer.queueMails(jobs.db, welcome, [{ to: ada, props, id }]);
    expect(await idsAfterAnother()).toEqual([`<${id}@direct365.example>`]);
  });

  it('arrives later when the mail server is having a bad moment', async () => {
    let refusals = 0;
    server.behaviour.refuse = () => {
      refusals += 1;
      return refusals === 1 ? 421 : undefined;
    };
    await mailer.queueMail(jobs.db, welcome, { to: ada, props });
    await eventually(() => expect(server.received).toHaveLength(1));
    expect(refusals).toBe(2);
  });

  it('fails permanently at once when its mailbox does not exist', async () => {
    server.behaviour.refuse = () => 550;
    await mailer.queueMail(jobs.db, welcome, { to: ada, props });
    await eventually(async () => expect(await node.countFailed()).toBe(1));
    expect(await node.listFailed()).toMatchObject([{ name: 'mail-requested', attempts: 1 }]);
  });

  it('is refused when its props do not fit', async () => {
    const unfit = { name: 'Ada', url: '/start' };
    await expect(mailer.queueMail(jobs.db, welcome, { to: ada, props: unfit })).rejects.toThrow();
    // @ts-expect-error: the compiler says so, too
    const missing = mailer.queueMail(jobs.db, welcome, { to: ada, props: { name: 'Ada' } });
    await expect(missing).rejects.toThrow();
  });
});

describe('the mail handler', () => {
  it('does not start while a mail has no template', () => {
    const transport = smtpTransport({ url: server.url, from });
    afterAll(() => transport.close());
    expect(() => createMailPost({ transport, templates: [] })).toThrow(
      'Mails without a template: welcome',
    );
  });
});
