import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.ts';
import { findHeldRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';
import type { Log } from '#lib/log.ts';

const lookEveryMs = 2_000;

/**
 * Pauses outgoing calls as long as the database records the pause. A restore needs an empty database, so a release is
 * final.
 */
export function outgoingHold(db: Db): OutgoingHold {
  let isReleased = false;
  const hold: OutgoingHold = {
    async isHeld() {
      if (!isReleased) isReleased = (await findHeldRestore(db)) === null;
      return !isReleased;
    },
    async untilReleased(signal) {
      // While the database does not answer, nothing is released.
      while (await hold.isHeld().catch(() => true)) {
        await wait(lookEveryMs, undefined, { signal, ref: false });
      }
    },
  };
  return hold;
}

/** Logs at a start that outgoing calls are paused, if they are. */
export async function tellHeld(db: Db, log: Log): Promise<void> {
  const restore = await findHeldRestore(db);
  if (restore) log.warn(restore, heldMessage);
}
