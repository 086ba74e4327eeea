import { setTimeout as wait } from 'node:timers/promises';
import { type Circle, type DrillThread, entitledTo } from './circles.ts';
import type { ListeningPerson } from './listening-person.ts';

interface Found {
  /** Messages with people who were to have them: all of these are looked at. */
  deliveries: number;
  /** Messages that a user lacks, has in another order, or has without a right to them. */
  lost: string[];
  disordered: string[];
  strays: string[];
  /** From the acknowledgement of a message until its reader had it, in milliseconds. */
  delays: number[];
}

/** What became of the messages of a drill. */
export interface DrillComparison extends Found {
  doubled: number;
  /** Streams that were ended with their session; there should be none. */
  ended: number;
  /** How often a stream was opened, and how often one began with the word that everything has to be asked for again. */
  opened: number;
  resyncs: number;
}

/** In milliseconds: no user has received an event for so long. It only ends a hanging test. */
const longestSilenceMs = 120_000;

interface Pair {
  thread: DrillThread;
  listener: ListeningPerson;
}

function pairsOf(circles: readonly Circle[], listening: readonly ListeningPerson[]): Pair[] {
  const listenerOf = new Map(listening.map((listener) => [listener.person.userId, listener]));
  return circles.flatMap(({ threads }) =>
    threads.flatMap((thread) =>
      [thread.client, thread.consultant].flatMap(({ userId }) => {
        const listener = listenerOf.get(userId);
        return listener ? [{ thread, listener }] : [];
      }),
    ),
  );
}

/** Waits until every user has as many messages as they should, or no more arrive. */
export async function untilAllHave(
  circles: readonly Circle[],
  listening: readonly ListeningPerson[],
): Promise<void> {
  const pairs = pairsOf(circles, listening);
  let [most, since] = [-1, Date.now()];
  for (;;) {
    const had = pairs.map(
      ({ thread, listener }) => listener.read.get(thread.threadId)?.length ?? 0,
    );
    const missing = pairs.some(
      ({ thread, listener }, at) => (had[at] ?? 0) < entitledTo(thread, listener.person).length,
    );
    if (!missing) return;
    const sum = had.reduce((total, count) => total + count, 0);
    if (sum > most) [most, since] = [sum, Date.now()];
    if (Date.now() - since > longestSilenceMs) return;
    await wait(50);
  }
}

/** Compares what every user has received with what was sent, and with what the API returns. */
export async function compareWithSaid(
  circles: readonly Circle[],
  listening: readonly ListeningPerson[],
): Promise<DrillComparison> {
  const pairs = pairsOf(circles, listening);
  const found: Found = { deliveries: 0, lost: [], disordered: [], strays: [], delays: [] };
  for (const pair of pairs) await comparePair(found, pair);
  for (const listener of listening) found.strays.push(...(await foreignTo(listener, pairs)));
  const total = (pick: (listener: ListeningPerson) => number): number =>
    listening.reduce((sum, listener) => sum + pick(listener), 0);
  return {
    ...found,
    doubled: total(({ counts }) => counts.doubled),
    ended: total(({ counts }) => counts.ended),
    opened: total(({ counts }) => counts.opened),
    resyncs: total(({ counts }) => counts.resyncs),
  };
}

async function comparePair(found: Found, { thread, listener }: Pair): Promise<void> {
  const { threadId } = thread;
  const { userId } = listener.person;
  const expected = entitledTo(thread, listener.person);
  const had = listener.read.get(threadId) ?? [];
  const place = `${userId} in ${threadId}`;
  found.deliveries += expected.length;
  found.lost.push(...missingIn(had, expected).map((id) => `${id} at ${place}`));
  found.strays.push(...missingIn(expected, had).map((id) => `${id} at ${place}`));
  // The messages from their events, and the messages of a full read.
  const anew = await readAgain(listener, threadId);
  if (had.join() !== expected.join()) found.disordered.push(place);
  if (anew?.join() !== expected.join()) found.disordered.push(`${place}, read anew`);
  // Except for the first one, which existed before any stream was open.
  for (const { messageId, sender, acknowledgedAt } of thread.said.slice(1)) {
    const at = listener.readAt.get(messageId);
    if (at !== undefined && sender.userId !== userId) {
      found.delays.push(Math.max(0, at - acknowledgedAt));
    }
  }
}

/** Conversations of others that were named to a user, or that they can read. */
async function foreignTo(listener: ListeningPerson, pairs: readonly Pair[]): Promise<string[]> {
  const { userId } = listener.person;
  const own = new Set(
    pairs.filter((pair) => pair.listener === listener).map(({ thread: { threadId } }) => threadId),
  );
  const named = [...listener.named].filter((id) => !own.has(id));
  const foreign = pairs.find(({ thread }) => !own.has(thread.threadId))?.thread.threadId;
  const isRead = foreign !== undefined && (await readAgain(listener, foreign)) !== null;
  return [...named, ...(isRead ? [foreign] : [])].map((id) => `${id} at ${userId}`);
}

const missingIn = (list: readonly string[], wanted: readonly string[]): string[] => {
  const there = new Set(list);
  return wanted.filter((id) => !there.has(id));
};

/** The connection may be cut at this as well. */
async function readAgain(listener: ListeningPerson, threadId: string): Promise<string[] | null> {
  for (;;) {
    try {
      return await listener.readAll(threadId);
    } catch {
      await wait(50);
    }
  }
}
