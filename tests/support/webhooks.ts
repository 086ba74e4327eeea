import type { UserId } from '#access/user.ts';
import type { WebhookEventType } from '#features/notifications/webhooks/rules/event-types.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import { webhookDeliveriesDue } from '#features/notifications/webhooks/server/jobs.ts';
import type { TestApp } from './app.ts';
import { runJob } from './run-job.ts';
import type { HeardWebhook } from './webhook-receiver.ts';

/** A webhook of this person, or of the company that they act for. */
export async function addWebhook(
  app: TestApp,
  owner: UserId,
  { url = 'https://hooks.example/direct365', ...webhook }: Partial<NewWebhook> = {},
): Promise<{ webhookId: string; secret: string }> {
  const api = await app.as(owner);
  const events = webhook.events ?? ['message.received'];
  const made = await api.webhooks.create({ name: 'CRM', ...webhook, url, events });
  return { webhookId: made.webhookId, secret: made.secret ?? '' };
}

interface NewWebhook {
  name: string;
  kind: 'standard' | 'teams';
  url: string;
  events: WebhookEventType[];
}

/** Records that this consultant has a message in each of these threads, in their order. */
export async function receiveMessages(
  app: TestApp,
  consultant: UserId,
  threadIds: readonly string[],
): Promise<void> {
  const { write, jobs, clock } = app.services;
  for (const threadId of threadIds) {
    const data = { messageId: crypto.randomUUID(), threadId };
    await write((tx) =>
      recordWebhookEvents(tx, { jobs, now: clock.now() }, 'message.received', [
        { subjectId: threadId, data, to: { personIds: [consultant] } },
      ]),
    );
  }
}

/** Sends what is due by the clock of the app. */
export const sendDueWebhooks = (app: TestApp): Promise<void> => runJob(app, webhookDeliveriesDue);

/** The ids in the data of these events, by this name. */
export const idsIn = (heard: readonly HeardWebhook[], name: string): unknown[] =>
  heard.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data[name]);
