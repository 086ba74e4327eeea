import type { PendingActions } from './queries/waiting.ts';

/** Dependencies of pending actions only. */
export interface PendingActionsServices {
  pendingActions: PendingActions;
}
