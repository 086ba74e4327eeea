import type { ApiKeyView } from '../contract.ts';
import type { KnownApiKey } from './queries/api-keys.ts';

/** A key for its owner. `hasSecondFactor` says whether they have one now. */
export function viewApiKey(
  { isAfterSecondStep, createdAt, expiresAt, lastUsedAt, ...key }: KnownApiKey,
  { hasSecondFactor, now }: { hasSecondFactor: boolean; now: Date },
): ApiKeyView {
  const state = hasSecondFactor && !isAfterSecondStep ? 'outdated' : 'good';
  return {
    ...key,
    state: expiresAt <= now ? 'expired' : state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
