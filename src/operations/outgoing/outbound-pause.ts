import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.ts';
import { findPausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';
import type { Log } from '#lib/log.ts';

const lookEveryMs = 2_000;

/**
 * Pauses outgoing calls as long as the database records the pause. A restore needs an empty database, so a release is
 * final.
 */
export function outboundPause(db: Db): OutboundPause {
  let isReleased = false;
  const pause: OutboundPause = {
    async isHeld() {
      if (!isReleased) isReleased = (await findPausedRestore(db)) === null;
      return !isReleased;
    },
    async untilReleased(signal) {
      // While the database does not answer, nothing is released.
      while (await pause.isHeld().catch(() => true)) {
        await wait(lookEveryMs, undefined, { signal, ref: false });
      }
    },
  };
  return pause;
}

/** Logs at a start that outgoing calls are paused, if they are. */
export async function logPaused(db: Db, log: Log): Promise<void> {
  const restore = await findPausedRestore(db);
  if (restore) log.warn(restore, pausedMessage);
}
