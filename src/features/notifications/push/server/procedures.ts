import { deviceName } from '#features/identity/accounts/rules/device-name.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { pushSubscriptionsContract } from '../contract.ts';
import { pushKeysOf } from './commands/push-keys.ts';
import { subscribe, unsubscribe } from './commands/subscribe.ts';
import { listSubscriptions } from './queries.ts';
import type { PushSubscriptionsRequest } from './services.ts';
import { viewSubscription } from './views.ts';

const operations = implementOperations<typeof pushSubscriptionsContract, PushSubscriptionsRequest>(
  pushSubscriptionsContract,
);

export const pushSubscriptionsProcedures = {
  list: operations.list.handler(async ({ context }) => {
    const { userId, session } = context.person;
    const { publicKey } = await pushKeysOf(context);
    const rows = await listSubscriptions(context.db, userId);
    return { publicKey, subscriptions: rows.map((row) => viewSubscription(row, session?.id)) };
  }),

  add: operations.add.handler(async ({ context, input, errors }) => {
    const { person, pushService, userAgent, clock } = context;
    if (!pushService.accepts(input.endpoint)) throw errors.ENDPOINT_REFUSED();
    const { userId, session } = person;
    if (!session) throw errors.NO_BROWSER();
    const device = deviceName(userAgent ?? null);
    const asked = { ...input, userId, sessionId: session.id, device, now: clock.now() };
    const outcome = await context.write(async (tx) => {
      const added = await subscribe(tx, asked);
      return typeof added === 'string' ? added : viewSubscription(added, session.id);
    });
    if (outcome === 'TOO_MANY_BROWSERS') throw errors.TOO_MANY_BROWSERS();
    return outcome;
  }),

  remove: operations.remove.handler(async ({ context, input, errors }) => {
    const { userId } = context.person;
    const isRemoved = await context.write((tx) => unsubscribe(tx, userId, input.subscriptionId));
    if (!isRemoved) throw errors.SUBSCRIPTION_NOT_FOUND();
    return { removed: true as const };
  }),
};
