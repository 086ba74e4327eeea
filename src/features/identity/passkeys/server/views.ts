import type { PasskeyView } from '../contract.ts';
import type { KnownPasskey } from './queries.ts';

/** A passkey for its owner. */
export const viewPasskey = (passkey: KnownPasskey): PasskeyView => ({
  passkeyId: passkey.passkeyId,
  friendlyName: passkey.friendlyName,
  isSynced: passkey.isSynced,
  isBlocked: passkey.copiedAt !== null,
  addedAt: passkey.addedAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
});
