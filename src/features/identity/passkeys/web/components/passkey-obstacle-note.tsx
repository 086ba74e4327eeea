import { useSyncExternalStore } from 'react';
import { passkeyObstacle } from '#features/identity/lib/webauthn/device.ts';
import { obstacleMessages } from '../messages.ts';

const noChange = () => () => undefined;

/** Why this browser has no passkeys of this site, in a sentence. Undefined when it has, and before hydration. */
export function usePasskeyObstacle(): string | undefined {
  const obstacle = useSyncExternalStore(noChange, passkeyObstacle, () => null);
  return obstacle ? obstacleMessages[obstacle] : undefined;
}

/** The reason beside a button that cannot be used; nothing without one. */
export function PasskeyObstacleNote({ obstacle }: { obstacle: string | undefined }) {
  return obstacle ? <p className="text-sm text-ink-muted">{obstacle}</p> : null;
}
