import { isLostConnection } from '#lib/database/lost-connection.ts';

/** Something that a request needs and that may be back in a moment: it does not answer, or it has no room. */
export type Outage = 'unavailable' | 'full';

const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT']);
// A database that takes no changes, and changes that met others too often: the same request may succeed later.
const notNow = new Set(['25006', '40001', '40P01']);
/** What the clients of other services throw when these do not answer. */
const ofServices = new Set(['StorageUnavailable', 'BillingUnavailable']);
/** Errors are wrapped a few times at most. */
const deepest = 5;

/** Which outage an error speaks of, or one of its causes; undefined for faults of our own. */
export function outageOf(error: unknown): Outage | undefined {
  let current = error;
  let found: Outage | undefined;
  for (let depth = 0; depth < deepest && current instanceof Error; depth += 1) {
    const code = 'code' in current ? String(current.code) : '';
    if (noRoom.has(code)) return 'full';
    if (notNow.has(code) || ofServices.has(current.name) || isLostConnection(current)) {
      found = 'unavailable';
    }
    current = current.cause;
  }
  return found;
}
