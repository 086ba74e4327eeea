import type { ReceivedMail } from '#lib/mail/smtp-server-fixture.ts';

/** From when until when something was done to the cluster and felt by it, by the clock of this process in ms. */
export interface FaultTime {
  from: number;
  until: number;
}

/** Mails that came more than once, each under one Message-ID. */
export interface RepeatedMails {
  /** All that came, each once. */
  mails: number;
  /** Copies beyond the first. */
  copies: number;
  /** Of these, those whose mail was not under way at any fault: nothing explains them. */
  unexplained: string[];
  /** The most that the mails under way at one fault came to. */
  mostOfOneFault: number;
}

/**
 * A mail that the mail server has taken is done as soon as the queue has noted it, in milliseconds; on a busy machine a
 * little later. What came so shortly before a fault was under way at it, in ms.
 */
const notedWithinMs = 5_000;

/**
 * Counts duplicate mails, and compares them with the only allowed cause: a node or a database that was lost at that
 * time.
 */
export function findRepeatedMails(
  received: readonly Pick<ReceivedMail, 'email' | 'receivedAt'>[],
  faults: readonly FaultTime[],
): RepeatedMails {
  const arrivals = new Map<string, number[]>();
  for (const { email, receivedAt } of received) {
    const id = email.messageId ?? '';
    arrivals.set(id, [...(arrivals.get(id) ?? []), receivedAt]);
  }
  const unexplained: string[] = [];
  const ofFault = new Map<FaultTime, number>();
  let copies = 0;
  for (const [id, times] of arrivals) {
    // Each copy but the last is one that was taken and not noted.
    for (const at of times.toSorted((a, b) => a - b).slice(0, -1)) {
      copies += 1;
      const fault = faults.find(({ from, until }) => at >= from - notedWithinMs && at <= until);
      if (fault) ofFault.set(fault, (ofFault.get(fault) ?? 0) + 1);
      else unexplained.push(id);
    }
  }
  const mostOfOneFault = Math.max(0, ...ofFault.values());
  return { mails: arrivals.size, copies, unexplained, mostOfOneFault };
}
