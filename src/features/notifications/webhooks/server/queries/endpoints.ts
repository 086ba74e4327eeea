import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '#db/client.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import type { WebhookId } from '../../ids.ts';
import type { WebhookOwner } from '../../policy.ts';

/** Where the addresses and secrets of webhooks are. */
export const encryptedWebhookSettings: EncryptedColumn = {
  use: keyUses.webhookSettings,
  ...{ table: 'webhook_endpoints', key: 'id', subject: 'id', encrypted: 'sealed_settings' },
};

const settingsSchema = z.strictObject({
  url: z.string(),
  /** As Standard Webhooks writes it; null for Teams. */
  secret: z.string().nullable(),
  /** The secret before the last rotation. */
  oldSecret: z.string().nullable(),
});

/** What is encrypted of an endpoint. */
export type WebhookSettings = z.infer<typeof settingsSchema>;

type Keys = Pick<Services, 'keys'>['keys'];

/** Encrypts the settings of this endpoint. */
export const sealSettings = (keys: Keys, id: string, settings: WebhookSettings): string =>
  keys.encrypt(keyUses.webhookSettings, id, JSON.stringify(settings));

/** The settings of this endpoint. Throws where their secret is not known any more. */
export const openSettings = (keys: Keys, id: string, sealed: string): WebhookSettings =>
  settingsSchema.parse(JSON.parse(keys.decrypt(keyUses.webhookSettings, id, sealed)));

/** A new secret, as Standard Webhooks writes it: 256 random bits. */
export const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const selectEndpoints = (db: Db, owner: WebhookOwner) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['id', 'name', 'kind', 'host', 'events', 'state'])
    .select(['failing_since as failingSince', 'old_secret_until as oldSecretUntil'])
    .select(['created_at as createdAt', 'sealed_settings as sealed'])
    .where(({ eb }) =>
      'companyId' in owner
        ? eb('company_id', '=', owner.companyId)
        : eb('person_id', '=', owner.personId),
    );

/** An endpoint as its owner may read it, and its settings, encrypted. */
export type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['execute']>>[number];

/** The endpoints of this owner, first added first. */
export const listWebhooks = (db: Db, owner: WebhookOwner): Promise<WebhookRow[]> =>
  selectEndpoints(db, owner).orderBy('created_at').orderBy('id').execute();

/** An endpoint of this owner; null when they have no such one. */
export const findWebhook = async (
  db: Db,
  owner: WebhookOwner,
  id: WebhookId,
): Promise<WebhookRow | null> =>
  (await selectEndpoints(db, owner).where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, locked until the transaction ends; events can be recorded for it meanwhile. */
export const lockWebhook = async (
  tx: Tx,
  owner: WebhookOwner,
  id: WebhookId,
): Promise<WebhookRow | null> =>
  (await selectEndpoints(tx, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ??
  null;
