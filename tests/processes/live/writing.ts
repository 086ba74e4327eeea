import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../marketplace.ts';
import { type Circle, callAs, type DrillThread } from './circles.ts';

/** What all writers of a drill have come to so far. */
export interface WritingReport {
  acknowledged: number;
  /** Sent, and not answered: the same message was sent again. */
  unanswered: number;
  /** Of these, those that broke off: no answer came, or one of a proxy that had got none. */
  broken: number;
  /** Answers that no message should get. */
  refused: string[];
}

/**
 * Lets a circle write so many messages, one after another, its client and its consultants in turn, each into any of its
 * conversations. What is not answered, or by a node that has trouble, is sent again under its id until it is
 * acknowledged.
 */
export async function writeInCircle(
  site: { url: string; publicUrl: string },
  { client, threads }: Circle,
  {
    messages,
    report,
    mayGoOn,
  }: { messages: number; report: WritingReport; mayGoOn: () => Promise<void> },
): Promise<void> {
  for (let n = 0; n < messages; n += 1) {
    await mayGoOn();
    const thread = threads[Math.floor(Math.random() * threads.length)];
    if (!thread) throw new Error('This circle has no conversations.');
    const sender = n % 2 === 0 || thread.isBlocked ? client : thread.consultant;
    await say(site, thread, { sender, report });
  }
}

/** Whether the outcome of a request is unknown: its connection ended, or that of a proxy to its node. */
export const hasBroken = (answer: { status: number } | null): boolean =>
  answer === null || answer.status === 502 || answer.status === 504;

async function say(
  site: { url: string; publicUrl: string },
  thread: DrillThread,
  { sender, report }: { sender: Person; report: WritingReport },
): Promise<void> {
  const messageId = randomUUID();
  const path = `/threads/${thread.threadId}/messages`;
  const body = { messageId, text: `Message ${messageId}` };
  for (;;) {
    const answer = await callAs(site, sender, { method: 'POST', path, body })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      // No answer, or not all of it.
      .catch(() => null);
    if (answer?.status === 201) break;
    if (answer && answer.status < 500) {
      report.refused.push(`${answer.status} ${answer.text}`);
      return;
    }
    report.unanswered += 1;
    if (hasBroken(answer)) report.broken += 1;
    await wait(50 + Math.random() * 200);
  }
  const acknowledgedAt = performance.now();
  thread.said.push({ messageId, sender, isDelivered: !thread.isBlocked, acknowledgedAt });
  report.acknowledged += 1;
}
