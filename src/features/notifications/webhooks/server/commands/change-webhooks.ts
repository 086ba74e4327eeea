import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { GuardedPosts } from '#lib/guarded/guarded-requests.ts';
import type { Services } from '#server/services.ts';
import type { WebhookId } from '../../ids.ts';
import { sideOf, type WebhookOwner } from '../../policy.ts';
import { choosableTypes, type WebhookEventType } from '../../rules/event-types.ts';
import { mostEndpoints, secretOverlapMs } from '../../rules/limits.ts';
import {
  createSecret,
  listWebhooks,
  lockWebhook,
  openSettings,
  sealSettings,
} from '../queries/endpoints.ts';
import { giveUpWaiting } from './record-outcome.ts';

type Tools = Pick<Services, 'clock' | 'keys'>;
type Actor = Pick<SignedIn, 'userId' | 'address'>;

interface NewWebhook {
  name: string;
  kind: 'standard' | 'teams';
  url: string;
  events: readonly WebhookEventType[];
}

type CreateOutcome =
  | { refused: 'EVENT_REFUSED' | 'ADDRESS_REFUSED' | 'TOO_MANY_WEBHOOKS' }
  | { refused: null; webhookId: string; secret: string | null };

/** Adds a webhook for this owner, who is locked: of many at once, as many are added as there can be. */
export async function createWebhook(
  tx: Tx,
  { clock, keys, webhookRequests }: Tools & { webhookRequests: GuardedPosts },
  owner: WebhookOwner,
  actor: Actor,
  { name, kind, url, events }: NewWebhook,
): Promise<CreateOutcome> {
  if (!areChoosable(owner, events)) return { refused: 'EVENT_REFUSED' };
  if (!webhookRequests.accepts(url)) return { refused: 'ADDRESS_REFUSED' };
  await lockOwner(tx, owner);
  if ((await listWebhooks(tx, owner)).length >= mostEndpoints) {
    return { refused: 'TOO_MANY_WEBHOOKS' };
  }
  const id = crypto.randomUUID();
  const secret = kind === 'standard' ? createSecret() : null;
  const { host } = new URL(url);
  await tx
    .insertInto('webhook_endpoints')
    .values({
      ...{ id, name, kind, host, events: [...new Set(events)], created_at: clock.now() },
      person_id: 'personId' in owner ? owner.personId : null,
      company_id: 'companyId' in owner ? owner.companyId : null,
      sealed_settings: sealSettings(keys, id, { url, secret, oldSecret: null }),
    })
    .execute();
  await audit(tx, owner, actor, { action: 'webhook-added', webhookId: id });
  return { refused: null, webhookId: id, secret };
}

interface Change {
  events?: readonly WebhookEventType[] | undefined;
  isOn?: boolean | undefined;
}

/** Chooses other events for a webhook, or turns it on or off. On again, its failures are forgotten. */
export async function changeWebhook(
  tx: Tx,
  owner: WebhookOwner,
  actor: Actor,
  webhookId: WebhookId,
  { events, isOn }: Change,
): Promise<{ refused: 'WEBHOOK_NOT_FOUND' | 'EVENT_REFUSED' | null }> {
  const webhook = await lockWebhook(tx, owner, webhookId);
  if (!webhook) return { refused: 'WEBHOOK_NOT_FOUND' };
  if (events && !areChoosable(owner, events)) return { refused: 'EVENT_REFUSED' };
  const isTurnedOff = isOn === false && webhook.state === 'on';
  await tx
    .updateTable('webhook_endpoints')
    .set({
      events: events ? [...new Set(events)] : webhook.events,
      ...(isTurnedOff && { state: 'off' }),
      ...(isOn && webhook.state !== 'on' && { state: 'on', failing_since: null }),
    })
    .where('id', '=', webhookId)
    .execute();
  if (isTurnedOff) await giveUpWaiting(tx, webhookId);
  await audit(tx, owner, actor, { action: 'webhook-changed', webhookId });
  return { refused: null };
}

/** Gives a webhook a new secret. The one before it signs as well for a day. */
export async function rotateSecret(
  tx: Tx,
  { clock, keys }: Tools,
  owner: WebhookOwner,
  actor: Actor,
  webhookId: WebhookId,
): Promise<
  | { refused: 'WEBHOOK_NOT_FOUND' | 'WITHOUT_SECRET' }
  | { refused: null; secret: string; oldSecretUntil: string }
> {
  const webhook = await lockWebhook(tx, owner, webhookId);
  if (!webhook) return { refused: 'WEBHOOK_NOT_FOUND' };
  const settings = openSettings(keys, webhookId, webhook.sealed);
  if (settings.secret === null) return { refused: 'WITHOUT_SECRET' };
  const secret = createSecret();
  const until = new Date(clock.now().getTime() + secretOverlapMs);
  const rotated = { ...settings, secret, oldSecret: settings.secret };
  await tx
    .updateTable('webhook_endpoints')
    .set({ sealed_settings: sealSettings(keys, webhookId, rotated), old_secret_until: until })
    .where('id', '=', webhookId)
    .execute();
  await audit(tx, owner, actor, { action: 'webhook-secret-rotated', webhookId });
  return { refused: null, secret, oldSecretUntil: until.toISOString() };
}

/** Removes a webhook with its log. Whether there was one. */
export async function removeWebhook(
  tx: Tx,
  owner: WebhookOwner,
  actor: Actor,
  webhookId: WebhookId,
): Promise<boolean> {
  if (!(await lockWebhook(tx, owner, webhookId))) return false;
  await tx.deleteFrom('webhook_endpoints').where('id', '=', webhookId).execute();
  await audit(tx, owner, actor, { action: 'webhook-removed', webhookId });
  return true;
}

const areChoosable = (owner: WebhookOwner, events: readonly WebhookEventType[]): boolean => {
  const choosable = choosableTypes(sideOf(owner));
  return events.every((type) => choosable.includes(type));
};

const lockOwner = (tx: Tx, owner: WebhookOwner): Promise<unknown> =>
  'companyId' in owner ? lockCompany(tx, owner.companyId) : lockPeople(tx, [owner.personId]);

const audit = (
  tx: Tx,
  owner: WebhookOwner,
  actor: Actor,
  { action, webhookId }: { action: string; webhookId: string },
): Promise<void> =>
  recordAudit(tx, {
    ...{ actor, action, detail: { webhookId } },
    subjectId: 'companyId' in owner ? owner.companyId : owner.personId,
  });
