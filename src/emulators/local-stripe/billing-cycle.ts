import type { Account } from './account.ts';
import { passTime, retryInvoice } from './billing/life.ts';
import { expireCheckout } from './calls/checkout-sessions.ts';
import { dueAt } from './due.ts';
import type { Kind } from './objects.ts';
import type { Store } from './store.ts';
import { carryOut, type Work } from './work.ts';

const batchSize = 50;

export interface Passing {
  account: Account;
  /** Until when time passes; it may be ahead of `now`. */
  until: Date;
  /** When events are dated and sent. */
  now: Date;
  /** The test clock; null for objects on wall-clock time. */
  testClock?: string | null;
}

/**
 * Lets time pass: trials end, periods renew and are paid, failed payments are tried again, planned ends happen. What is
 * several periods behind goes through each of them, each at its own time. Returns how many changes were made.
 */
export async function advance(
  store: Store,
  { account, until, now, testClock = null }: Passing,
): Promise<number> {
  let changes = 0;
  for (;;) {
    const due = await store.listDue(until, testClock, batchSize);
    if (due.length === 0) return changes;
    for (const { id, kind, due: at } of due) {
      await carryOut(store, { account, now, at }, (work) => happen(work, kind, id));
      changes += 1;
    }
  }
}

async function happen(work: Work, kind: Kind, id: string): Promise<void> {
  const found = await work.find(kind, id);
  const due = found && dueAt(found);
  // Another process may have handled it since it was listed.
  if (!found || !due || due > work.at) return;
  if (found.object === 'subscription') return passTime(work, found);
  if (found.object === 'invoice') return retryInvoice(work, found);
  if (found.object === 'checkout.session') expireCheckout(work, found);
}
