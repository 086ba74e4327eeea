import type { UserId } from '#access/user.ts';
import { sealSettings } from '#features/notifications/webhooks/server/queries/endpoints.ts';
import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

/** A webhook of this person or of their company, whatever they may do, with a delivery that was given up. */
async function makeWebhook(app: TestApp, userId: UserId) {
  const member = await app.db
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const id = crypto.randomUUID();
  const settings = { url: 'https://hooks.example/', secret: 'whsec_AAAA', oldSecret: null };
  await app.db
    .insertInto('webhook_endpoints')
    .values({
      ...{ id, name: 'CRM', kind: 'standard', host: 'hooks.example', created_at: app.clock.now() },
      ...{ events: ['message.received'], company_id: member?.company_id ?? null },
      person_id: member ? null : userId,
      sealed_settings: sealSettings(app.services.keys, id, settings),
    })
    .execute();
  const delivery = await app.db
    .insertInto('webhook_deliveries')
    .values({
      ...{ endpoint_id: id, type: 'webhook.test', subject_id: id, data: {}, state: 'given-up' },
      ...{ happened_at: app.clock.now(), due_at: app.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhookId: id, deliveryId: delivery.id };
}

const ofWebhook =
  ({ isDelivery = false, more = {} } = {}): MakeInput =>
  async (app, rowKind, self) => {
    const absent = { webhookId: absentId, deliveryId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.consultant();
    const made = rowKind === 'absent' ? absent : await makeWebhook(app, owner);
    const { webhookId, deliveryId } = made;
    return { webhookId, ...(isDelivery && { deliveryId }), ...more };
  };

/** What people do about their webhooks. */
export const webhookInputs: ExampleInputs = {
  'webhooks.list': none,
  'webhooks.create': async () => ({
    ...{ name: 'CRM', url: 'https://hooks.example/direct365', events: ['message.received'] },
  }),
  'webhooks.change': ofWebhook({ more: { isOn: false } }),
  'webhooks.rotateSecret': ofWebhook(),
  'webhooks.remove': ofWebhook(),
  'webhooks.sendTest': ofWebhook(),
  'webhooks.listDeliveries': ofWebhook(),
  'webhooks.sendAgain': ofWebhook({ isDelivery: true }),
};
