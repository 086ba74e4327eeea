import type { WritableDb } from '#db/client.ts';
import { keptAddressesTable } from '#features/reviews/references/server/queries/kept-addresses.ts';
import { createKeyring, type Keyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import { countUnreadable } from '#server/encrypted-columns.ts';
import { encryptedColumns, findStoredElsewhere, needsOf } from '../commands/reseal.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import { type DoctorContext, databaseCheck, hasTable } from './doctor-context.ts';

/** Secrets that are being replaced: what is left to do before the previous one is removed. */
export const secretChecks = (context: Pick<DoctorContext, 'config' | 'reachDatabase'>): Check[] => [
  databaseCheck(context, 'older-secrets', (db) => lookAtOlderSecrets(context, db)),
  { name: 'webhook-secrets', look: async () => lookAtWebhookSecrets(context) },
];

async function lookAtOlderSecrets(
  { config: { secrets } }: Pick<DoctorContext, 'config'>,
  db: WritableDb,
): Promise<Verdict> {
  const { present, accepted, leaked } = secrets;
  if (!present) return notAsked('The demo makes a secret of its own, and keeps it.');
  const needed = [...encryptedColumns.map(({ table }) => table), keptAddressesTable];
  const tables = await Promise.all(needed.map((table) => hasTable(db, table)));
  if (tables.includes(false)) {
    return notAsked('This version of the site has never run on this database.');
  }
  const site: SiteSecrets = { present, accepted, leaked };
  const keys = createKeyring(site);
  return keys.isAlone ? lookAtLost(db, keys) : lookAtOthers(db, keys, site);
}

async function lookAtLost(db: WritableDb, keys: Keyring): Promise<Verdict> {
  const counts = await Promise.all(
    encryptedColumns.map((column) => countUnreadable(db, column, keys)),
  );
  const lost = counts.reduce((sum, count) => sum + count, 0);
  return lost === 0
    ? good('AUTH_SECRET is the only secret that is named.')
    : wrong(
        `Values that a secret has sealed which is not named any more: ${lost}. Name it in AUTH_SECRETS_ACCEPTED again, or in AUTH_SECRETS_LEAKED when strangers may know it, then npm run admin -- reseal.`,
      );
}

async function lookAtOthers(
  db: WritableDb,
  keys: Keyring,
  { leaked = [] }: SiteSecrets,
): Promise<Verdict> {
  const elsewhere = await findStoredElsewhere(db, keys);
  const name = leaked.length > 0 ? 'AUTH_SECRETS_LEAKED' : 'AUTH_SECRETS_ACCEPTED';
  if (elsewhere.movable > 0) {
    return lookAt(
      `${name} is set, and ${elsewhere.movable} stored values are not sealed with AUTH_SECRET yet: npm run admin -- reseal, once every node has it.`,
    );
  }
  const needs = needsOf(elsewhere);
  if (needs.length > 0) return lookAt(`${name} is set. ${needs.join(' ')}`);
  return lookAt(
    `${name} is set, and no stored value needs it any more: remove it thirty days after AUTH_SECRET was changed, when every returning user has a cookie of the new one.`,
  );
}

function lookAtWebhookSecrets({
  config: { stripe, mailWebhookSecrets },
}: Pick<DoctorContext, 'config'>): Verdict {
  const several = [
    ...((stripe?.webhookSecrets.length ?? 0) > 1 ? ['STRIPE_WEBHOOK_SECRET'] : []),
    ...(mailWebhookSecrets.length > 1 ? ['MAIL_WEBHOOK_SECRET'] : []),
  ];
  return several.length === 0
    ? good('No secret of webhooks is being replaced.')
    : lookAt(
        `${several.join(' and ')} names more than one secret: remove the one of before once its sender signs with the new one alone.`,
      );
}
