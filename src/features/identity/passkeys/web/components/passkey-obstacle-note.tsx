import { useSyncExternalStore } from 'react';
import { passkeyObstacle } from '#features/identity/lib/webauthn/device.ts';
import { obstacleMessages } from '../messages.ts';

const noChange = () => () => undefined;

/** Why this browser cannot have passkeys of this site, in a sentence; undefined when it can, and until the page is hydrated. */
export function usePasskeyObstacle(): string | undefined {
  const obstacle = useSyncExternalStore(noChange, passkeyObstacle, () => null);
  return obstacle ? obstacleMessages[obstacle] : undefined;
}

/** The reason beside a button that cannot be used; nothing without one. */
export function PasskeyObstacleNote({ obstacle }: { obstacle: string | undefined }) {
  return obstacle ? <p className="text-sm text-ink-muted">{obstacle}</p> : null;
}
