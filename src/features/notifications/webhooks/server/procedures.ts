import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { webhooksContract } from '../contract.ts';
import { ownerFor, sideOf } from '../policy.ts';
import { choosableTypes, eventTypes } from '../rules/event-types.ts';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  rotateSecret,
} from './commands/change-webhooks.ts';
import { sendAgain, sendTest } from './commands/send-again.ts';
import { listDeliveries } from './queries/deliveries.ts';
import { findWebhook, listWebhooks } from './queries/endpoints.ts';
import type { WebhooksRequest } from './services.ts';
import { viewDelivery, viewWebhook } from './views.ts';

const operations = implementOperations<typeof webhooksContract, WebhooksRequest>(webhooksContract);

export const webhooksProcedures = {
  list: operations.list.handler(async ({ context }) => {
    const owner = ownerFor(context.correspondent);
    const rows = await listWebhooks(context.db, owner);
    const now = context.clock.now();
    return {
      webhooks: rows.map((row) => viewWebhook(row, now)),
      eventTypes: choosableTypes(sideOf(owner)).map((type) => ({
        type,
        says: eventTypes[type].says,
      })),
    };
  }),

  create: operations.create.handler(async ({ context, input, errors }) => {
    const { correspondent, write, nameLocation } = context;
    // Its answer has what exists once: a repetition is a new try.
    const outcome = await write(
      (tx) => createWebhook(tx, context, ownerFor(correspondent), correspondent, input),
      { withoutKey: true },
    );
    if (outcome.refused) throw errors[outcome.refused]();
    const { webhookId, secret } = outcome;
    nameLocation?.(`/api/me/webhooks/${webhookId}`);
    return { webhookId, secret };
  }),

  change: operations.change.handler(async ({ context, input, errors }) => {
    const { correspondent, write, db, clock } = context;
    const { webhookId, ...change } = input;
    const owner = ownerFor(correspondent);
    const { refused } = await write((tx) =>
      changeWebhook(tx, owner, correspondent, webhookId, change),
    );
    if (refused) throw errors[refused]();
    const changed = await findWebhook(db, owner, webhookId);
    if (!changed) throw errors.WEBHOOK_NOT_FOUND();
    return viewWebhook(changed, clock.now());
  }),

  rotateSecret: operations.rotateSecret.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const outcome = await write(
      (tx) => rotateSecret(tx, context, ownerFor(correspondent), correspondent, input.webhookId),
      { withoutKey: true },
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return { secret: outcome.secret, oldSecretUntil: outcome.oldSecretUntil };
  }),

  remove: operations.remove.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const isRemoved = await write((tx) =>
      removeWebhook(tx, ownerFor(correspondent), correspondent, input.webhookId),
    );
    if (!isRemoved) throw errors.WEBHOOK_NOT_FOUND();
    return { removed: true as const };
  }),

  sendTest: operations.sendTest.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const outcome = await write((tx) =>
      sendTest(tx, context, ownerFor(correspondent), input.webhookId),
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return { deliveryId: outcome.deliveryId };
  }),

  listDeliveries: operations.listDeliveries.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { db, correspondent } = context;
    const webhook = await findWebhook(db, ownerFor(correspondent), input.webhookId);
    if (!webhook) throw errors.WEBHOOK_NOT_FOUND();
    const isFailed = input.show === 'failed';
    const { items, nextCursor } = await listDeliveries(db, input.webhookId, { isFailed }, page);
    return { items: items.map(viewDelivery), nextCursor };
  }),

  sendAgain: operations.sendAgain.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const { refused } = await write((tx) => sendAgain(tx, context, ownerFor(correspondent), input));
    if (refused) throw errors[refused]();
    return { deliveryId: input.deliveryId };
  }),
};
