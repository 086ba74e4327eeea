import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  type HeardWebhook,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#tests/support/webhook-receiver.ts';
import { addWebhook, receiveMessages } from '#tests/support/webhooks.ts';

/* The process that sends webhooks is killed again and again: each event arrives, those of a subject in their order. */

/** Milliseconds. It only ends what hangs. */
const longest = 10 * 60_000;

let app: TestApp;
let receiver: WebhookReceiver;
let sender: ChildProcess | undefined;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  app = await createTestApp({ webhookRequests: receiver.requests() });
});
afterEach(async () => {
  sender?.kill('SIGKILL');
  await receiver.stop();
  await app.close();
});

/** So many consultants with a webhook each. */
async function addWebhooks(count: number): Promise<UserId[]> {
  const owners: UserId[] = [];
  for (let at = 0; at < count; at += 1) {
    const owner = await app.make.consultant();
    await addWebhook(app, owner, { url: `${receiver.origin}/${at}` });
    owners.push(owner);
  }
  return owners;
}

async function startSender(): Promise<void> {
  const file = join(import.meta.dirname, 'webhook-sender.ts');
  sender = spawn(process.execPath, [file, app.connectionString, receiver.origin], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(sender, 'message');
}

async function killSender(): Promise<void> {
  const exit = sender && once(sender, 'exit');
  sender?.kill('SIGKILL');
  await exit;
}

const idOf = ({ headers }: HeardWebhook): string => String(headers['webhook-id']);

async function untilAllAreDelivered(): Promise<void> {
  for (;;) {
    const { rows } = await app.pool.query(
      "select id from webhook_deliveries where state <> 'delivered' limit 1",
    );
    if (rows.length === 0) return;
    await wait(100);
  }
}

it(
  'each event arrives, and those of a subject in their order, through twenty kills and failures between them',
  async () => {
    const kills = 20;
    const owners = await addWebhooks(10);
    const subjectsOf = new Map(
      owners.map((owner) => [owner, Array.from({ length: 8 }, () => crypto.randomUUID())]),
    );
    const refused = new Set<string>();
    const taken: string[] = [];
    // One in twenty is refused once.
    receiver.answer = (heard) => {
      const id = idOf(heard);
      if (Number.parseInt(id.slice(0, 8), 16) % 20 === 0 && !refused.has(id)) {
        refused.add(id);
        return { status: 500 };
      }
      taken.push(id);
      return { status: 204 };
    };
    await startSender();
    for (let kill = 0; kill < kills; kill += 1) {
      app.clock.moveTo(new Date());
      // What was under way for a webhook at a kill stays claimed for some seconds.
      const owner = owners[kill % owners.length];
      const subjects = (owner && subjectsOf.get(owner)) ?? [];
      if (owner) await receiveMessages(app, owner, [...subjects, ...subjects]);
      // Another moment in each round, with requests under way.
      const until = taken.length + 1 + (kill % 7);
      await eventually(() => {
        if (taken.length < until) throw new Error('Too few have arrived.');
      });
      await killSender();
      await startSender();
    }
    await untilAllAreDelivered();

    const { rows } = await app.pool.query<{ id: string; subject_id: string }>(
      'select id, subject_id from webhook_deliveries order by position',
    );
    expect(rows).toHaveLength(kills * 8 * 2);
    const first = new Map<string, number>();
    for (const [at, id] of taken.entries()) if (!first.has(id)) first.set(id, at);
    expect(rows.filter(({ id }) => !first.has(id))).toEqual([]);
    const outOfOrder = [...subjectsOf.values()].flat().filter((subject) => {
      const places = rows
        .filter(({ subject_id }) => subject_id === subject)
        .map(({ id }) => first.get(id) ?? 0);
      return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
    });
    expect(outOfOrder).toEqual([]);
    const repeated = taken.length - first.size;
    process.stdout.write(
      `${rows.length} events, ${kills} kills, ${refused.size} refused once: all arrived in order, ${repeated} of them more than once\n`,
    );
  },
  longest,
);

it(
  'ten thousand events reach two hundred webhooks, each once',
  async () => {
    const [webhooks, each] = [200, 50];
    const owners = await addWebhooks(webhooks);
    for (const owner of owners) {
      await receiveMessages(
        app,
        owner,
        Array.from({ length: each }, () => crypto.randomUUID()),
      );
    }
    const begunAt = performance.now();
    await startSender();
    await untilAllAreDelivered();
    const seconds = (performance.now() - begunAt) / 1000;
    const ids = new Set(receiver.heard.map(idOf));
    expect([receiver.heard.length, ids.size]).toEqual([webhooks * each, webhooks * each]);
    process.stdout.write(
      `${ids.size} events to ${webhooks} webhooks in ${seconds.toFixed(1)} s: ${Math.round(ids.size / seconds)} a second\n`,
    );
  },
  longest,
);
