import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { TestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { fair } from '#tests/support/deal-approvals.ts';
import { createReceivingSite, type ReceivingSite, replier } from '#tests/support/reply-mails.ts';
import { mailOf, replyText } from '../../lib/mail-reader/mails-fixture.ts';

/** As the list of conversations shows it, on one line. */
const asListed = replyText.replace(/\s+/g, ' ');

let site: ReceivingSite;
let app: TestApp;
let client: UserId;
let consultant: UserId;
let applicationId: string;

beforeEach(async () => {
  site = await createReceivingSite();
  ({ app } = site);
  client = await app.make.client({ email: replier });
  consultant = await app.make.consultant();
  const projectId = await app.make.project(client);
  const { applications } = await app.as(consultant);
  ({ id: applicationId } = await applications.submit({ projectId, coverLetter: 'Me.' }));
  await app.settle();
});

afterEach(() => site.close());

/** Where the newest mail to this address is answered. */
async function answered(mail: string): Promise<string> {
  const { rows } = await app.pool.query(
    `select data->'replyTo'->>'address' as address from jobs.job
      where name = 'mail-requested' and data->>'mail' = $1 order by created_on desc limit 1`,
    [mail],
  );
  return z.array(z.object({ address: z.string() })).parse(rows)[0]?.address ?? '';
}

const textsOf = async (person: UserId) => {
  const { threads } = await app.as(person);
  const { items } = await threads.list({});
  return items.map(({ lastMessage }) => lastMessage.text);
};

describe('a reply to the mail about an application', () => {
  it('begins the conversation, and the next one goes into it', async () => {
    const to = await answered('application-submitted');
    expect(to).toMatch(/^reply\+[0-9a-f]{58}@/);
    const [mail] = await listMails(app.db, { to: replier });
    expect(mail?.text).toContain('Reply to this email to send a message');
    const mailed = (messageId: string) =>
      site.send({ to, raw: mailOf({ from: replier, to, messageId }) });
    expect(await mailed('<1@navy.example>')).toBe(250);
    await app.settle();
    expect(await textsOf(consultant)).toEqual([asListed]);
    expect(await mailed('<1@navy.example>')).toBe(250);
    expect(await mailed('<2@navy.example>')).toBe(250);
    await app.settle();
    expect(site.outcomes).toEqual(['sent', 'sent']);
    const { threads } = await app.as(consultant);
    const [thread] = (await threads.list({})).items;
    const { items } = await threads.listEntries({ threadId: thread?.id ?? '' });
    expect(items.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  });

  it('waits where the first message is written, and begins the conversation when it is sent', async () => {
    const to = await answered('application-submitted');
    await site.send({ to, signedBy: null });
    await app.settle();
    expect(await textsOf(consultant)).toEqual([]);
    const { mailReplies, notifications } = await app.as(client);
    const { items } = await mailReplies.listWaitingFor({ personId: consultant });
    expect(items).toMatchObject([{ text: replyText, reasons: ['sender-unproven'] }]);
    const paths = (await notifications.list({})).items.map(({ path }) => path);
    expect(paths).toContain(`/messages/with/${consultant}`);
    const others = (await app.as(consultant)).mailReplies;
    expect(await others.listWaitingFor({ personId: client })).toEqual({ items: [] });
    const { threadId } = await mailReplies.send({ replyId: items[0]?.id ?? '' });
    expect(await textsOf(consultant)).toEqual([asListed]);
    expect(await mailReplies.listWaiting({ threadId })).toEqual({ items: [] });
  });

  it('that waited is in the conversation that was begun since', async () => {
    const to = await answered('application-submitted');
    await site.send({ to, signedBy: null });
    await app.settle();
    const { messages, mailReplies } = await app.as(client);
    const first = { messageId: crypto.randomUUID(), text: 'Hello.' };
    const { threadId } = await messages.writeFirst({ personId: consultant, ...first });
    const { items } = await mailReplies.listWaiting({ threadId });
    await mailReplies.send({ replyId: items[0]?.id ?? '' });
    const entries = await (await app.as(consultant)).threads.listEntries({ threadId });
    expect(entries.items.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  });

  it('is taken from the consultant, too, whom the client has answered', async () => {
    const { applications } = await app.as(client);
    await applications.decline({ applicationId, reason: 'Another time.' });
    await app.settle();
    const to = await answered('application-rejected');
    const { rows } = await app.pool.query('select email from auth.users where id = $1', [
      consultant,
    ]);
    const from = String(rows[0]?.email);
    await site.send({ to, raw: mailOf({ from, to }), signedBy: null });
    await app.settle();
    const { mailReplies } = await app.as(consultant);
    const { items } = await mailReplies.listWaitingFor({ personId: client });
    await mailReplies.send({ replyId: items[0]?.id ?? '' });
    expect(await textsOf(client)).toEqual([asListed]);
  });

  it('is not offered where none can be sent', async () => {
    const [deal] = (
      await app.pool.query(
        `select application.id as "applicationId", project.company_id as "companyId",
                project.client_id as "clientId", application.consultant_id as "consultantId"
           from applications application join projects project on project.id = project_id`,
      )
    ).rows;
    const replyTo = (userId: UserId) => app.services.replyTo(app.db, { ...deal, userId });
    expect(await replyTo(client)).toBeDefined();
    const finance = await app.make.colleague(client, 'finance');
    expect(await replyTo(finance)).toBeUndefined();
    await suspend(app, consultant);
    expect(await replyTo(client)).toBeUndefined();
  });

  it('is offered by the mail about an offer, too', async () => {
    const { offers } = await app.as(client);
    await offers.make({ applicationId, terms: fair });
    await app.settle();
    expect(await answered('offer-received')).toMatch(/^reply\+/);
  });

  it('is refused from anyone else, at an address of another person', async () => {
    const to = await answered('application-submitted');
    const wrong = `${to.slice(0, 60)}${to[60] === '0' ? '1' : '0'}${to.slice(61)}`;
    expect(await site.send({ to: wrong })).toBe(550);
  });
});
