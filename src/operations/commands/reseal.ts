import type { Db } from '#db/client.ts';
import { encryptedBankDetails } from '#features/agreements/suppliers/server/queries/bank-details.ts';
import { renameTrials } from '#features/billing/subscriptions/server/commands/rename-trials.ts';
import { countForeignTrials } from '#features/billing/subscriptions/server/queries/trials.ts';
import { encryptedCalendarAddresses } from '#features/conversations/calls/server/queries/calendars.ts';
import { encryptedMailReplies } from '#features/conversations/mail-replies/server/queries/replies.ts';
import { encryptedSigningKeys } from '#features/identity/api-keys/server/queries/signing-keys.ts';
import {
  countForeignBackupCodes,
  encryptedFactors,
} from '#features/identity/second-factors/server/queries.ts';
import { encryptedPushKeys } from '#features/notifications/push/server/queries.ts';
import { encryptedWebhookSettings } from '#features/notifications/webhooks/server/queries/endpoints.ts';
import { countForeignAddresses } from '#features/reviews/references/server/queries/kept-addresses.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { countForeign, type EncryptedColumn, reencryptColumn } from '#server/encrypted-columns.ts';
import type { AdminTools } from './admin-command.ts';
import { CommandRefused } from './command-line.ts';

/** Everything that is kept sealed. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedFactors,
  encryptedSigningKeys,
  encryptedPushKeys,
  encryptedBankDetails,
  encryptedCalendarAddresses,
  encryptedWebhookSettings,
  encryptedMailReplies,
];

/** What is stored under another secret than the present one. */
export interface StoredElsewhere {
  /** Values that `reseal` moves. */
  movable: number;
  /** People who have backup codes left: hashes of codes that only they know. */
  backupCodes: number;
  /** Trials of people who have left. */
  trials: number;
  /** Addresses of former clients who declined a reference. */
  declinedAddresses: number;
}

/** What would be lost if all secrets but the present one were forgotten. */
export async function findStoredElsewhere(
  db: Db,
  keys: Pick<Keyring, 'presentPrefix'>,
): Promise<StoredElsewhere> {
  const counts = await Promise.all(
    encryptedColumns.map((column) => countForeign(db, column, keys)),
  );
  const encrypted = counts.reduce((sum, count) => sum + count, 0);
  const trials = await countForeignTrials(db, keys.presentPrefix);
  return {
    movable: encrypted + trials.all - trials.ofThoseWhoLeft,
    backupCodes: await countForeignBackupCodes(db, keys.presentPrefix),
    trials: trials.ofThoseWhoLeft,
    declinedAddresses: await countForeignAddresses(db, keys.presentPrefix),
  };
}

/** Seals with AUTH_SECRET what an older secret has sealed; says what that was, and what still needs the older one. */
export async function reseal({
  db,
  write,
  keys,
}: Pick<AdminTools, 'db' | 'write' | 'keys'>): Promise<string> {
  if (keys.isAlone) {
    throw new CommandRefused(
      'AUTH_SECRET is the only secret that is named, and everything is sealed with it. Name the previous one in AUTH_SECRETS_ACCEPTED, or in AUTH_SECRETS_LEAKED when it may have leaked.',
    );
  }
  let [moved, unreadable] = [0, 0];
  for (const column of encryptedColumns) {
    const done = await reencryptColumn(write, column, keys);
    moved += done.moved;
    unreadable += done.unreadable;
  }
  const renamed = await renameTrials({ write, keys });
  const left = await findStoredElsewhere(db, keys);
  return [
    `Sealed with AUTH_SECRET: ${moved}. Trials kept under it: ${renamed}.`,
    ...(unreadable > 0
      ? [`Sealed with a secret that is not named, and left as they are: ${unreadable}.`]
      : []),
    ...needsOf(left),
  ].join('\n');
}

/** What only a previous secret can read, in sentences. */
export const needsOf = ({ backupCodes, trials, declinedAddresses }: StoredElsewhere): string[] => [
  ...(backupCodes > 0
    ? [
        `People whose backup codes an older secret has hashed: ${backupCodes}. They work while it is named, and end with it, unless new ones are made.`,
      ]
    : []),
  ...(trials > 0
    ? [
        `Trials of people who have left, kept under an older secret: ${trials}. Without it these could have another one.`,
      ]
    : []),
  ...(declinedAddresses > 0
    ? [
        `Former clients who declined a reference, kept under an older secret: ${declinedAddresses}. Without it they could be asked again.`,
      ]
    : []),
];
