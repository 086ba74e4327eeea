import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, checkoutDir, endAllApps, startApp } from './app-process.ts';
import { allIntents, apply, type Intent } from './applying.ts';
import { newDataFolder, quietLog, removeDataFolders } from './data-folder.ts';
import { untilJobsRest } from './jobs-rest.ts';
import { fillMarketplace, type Marketplace } from './marketplace.ts';
import { nodeEnvironment } from './node-environment.ts';

const timeout = 300_000;
const events = 200;

type MailServer = Awaited<ReturnType<typeof smtpServerFixture>>;
/** One node of the product, with its own mail server, which shows which node sent a mail. */
interface Node {
  app: AppProcess;
  mailServer: MailServer;
  site: { url: string; publicUrl: string };
}

let database: Awaited<ReturnType<typeof startPrivatePostgres>>;
let nodes: [Node, Node];
let marketplace: Marketplace;
let intents: Iterator<Intent, undefined>;

beforeAll(async () => {
  database = await startPrivatePostgres({
    dataDir: await newDataFolder(),
    checkoutDir,
    log: quietLog,
  });
  // At the same moment, on an empty database: one migrates, the other waits.
  nodes = await Promise.all([startNode(), startNode()]);
  marketplace = await fillMarketplace(database.connectionString, { consultants: 20, projects: 40 });
  intents = allIntents(marketplace);
}, timeout);

afterAll(async () => {
  await endAllApps();
  for (const { mailServer } of nodes ?? []) await mailServer.close();
  await database?.stop();
  await removeDataFolders();
}, timeout);

async function startNode(): Promise<Node> {
  const mailServer = await smtpServerFixture();
  const app = await startApp(nodeEnvironment(database.connectionString, mailServer.url));
  return { app, mailServer, site: { url: app.url, publicUrl: testPublicUrl } };
}

function nextIntent(): Intent {
  const { value } = intents.next();
  if (!value) throw new Error('Everyone has applied to everything.');
  return value;
}

const listSchema = z.object({ items: z.array(z.object({ id: z.uuid() })) });

async function idsAt({ app }: Node, path: string, cookie: string): Promise<string[]> {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return listSchema.parse(await response.json()).items.map(({ id }) => id);
}

describe('two nodes on one PostgreSQL', () => {
  it('show through the one what was sent through the other, at once', { timeout }, async () => {
    const [first, second] = nodes;
    for (const [from, through] of [
      [first, second],
      [second, first],
    ] as const) {
      const { intent, applicationId } = await apply(from.site, nextIntent());
      const { consultant, projectId } = intent;
      expect(await idsAt(through, '/api/me/applications', consultant.cookie)).toContain(
        applicationId,
      );
      expect(
        await idsAt(
          through,
          `/api/me/projects/${projectId}/applications`,
          marketplace.client.cookie,
        ),
      ).toEqual([applicationId]);
    }
  });

  it('take one wish that is sent through both for one application', { timeout }, async () => {
    const intent = nextIntent();
    const answers = await Promise.all(nodes.map(({ site }) => apply(site, intent)));
    expect(new Set(answers.map(({ applicationId }) => applicationId)).size).toBe(1);
  });

  it('share the work on facts, and send each mail once', { timeout }, async () => {
    await untilJobsRest(database.connectionString);
    for (const { mailServer } of nodes) mailServer.received.length = 0;

    const expected: string[] = [];
    for (let n = 0; n < events; n += 10) {
      const sent = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          apply((nodes[index % 2] ?? nodes[0]).site, nextIntent()),
        ),
      );
      expected.push(...sent.map(({ applicationId }) => `/application/${applicationId}`));
    }
    await untilJobsRest(database.connectionString);

    const [first, second] = nodes.map(({ mailServer }) => mailServer.received);
    expect(first?.length).toBeGreaterThan(0);
    expect(second?.length).toBeGreaterThan(0);
    const mails = [...(first ?? []), ...(second ?? [])];
    expect(new Set(mails.map(({ email }) => email.messageId)).size).toBe(events);
    const paths = mails.map(({ email }) => /\/application\/[0-9a-f-]+/.exec(email.text ?? '')?.[0]);
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it('stop one by one, and the one that stays goes on', { timeout }, async () => {
    const [first, second] = nodes;
    expect(await first.app.terminate()).toMatchObject({ code: 0 });
    const { applicationId } = await apply(second.site, nextIntent());
    await untilJobsRest(database.connectionString);
    expect(second.mailServer.received.at(-1)?.email.text).toContain(applicationId);
    expect(await second.app.terminate()).toMatchObject({ code: 0 });
  });
});
