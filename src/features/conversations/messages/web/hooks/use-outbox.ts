import { useMutation } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import type { ReadyFile } from '../components/files/kept-files.ts';
import { outboxOf, type UnsentMessage } from '../components/unsent-messages.ts';
import { messageWords } from '../messages.ts';

const none: readonly UnsentMessage[] = [];

export interface SentMessages {
  /** What has been written and is not known to have arrived, in the order in which it was written. */
  unsent: readonly UnsentMessage[];
  send: (text: string, files?: readonly ReadyFile[]) => void;
  /** The same message once more: should it have arrived, it is there once all the same. */
  tryAgain: (message: UnsentMessage) => void;
  discard: (id: string) => void;
}

/**
 * Sends messages in the order in which they are written. What cannot be sent stays, for another try; `key` names who
 * writes to whom, and `deliver` brings one message to the server.
 */
export function useOutbox(
  key: string,
  deliver: (message: UnsentMessage) => Promise<unknown>,
): SentMessages {
  // Read in the browser alone: the server keeps no unsent messages.
  const { subscribe, list } = useMemo(
    () => ({
      subscribe: (onChange: () => void) => outboxOf(key).subscribe(onChange),
      list: () => outboxOf(key).list(),
    }),
    [key],
  );
  const unsent = useSyncExternalStore(subscribe, list, () => none);
  // Without a connection it fails at once and says so; it does not wait unseen.
  const { mutateAsync } = useMutation({ mutationFn: deliver, networkMode: 'always' });

  function attempt(message: UnsentMessage): void {
    const outbox = outboxOf(key);
    void outbox.inTurn(async () => {
      try {
        await mutateAsync(message);
        outbox.drop(message.id);
      } catch (error) {
        outbox.change(message.id, stopped(error));
      }
    });
  }

  return {
    unsent,
    send(text, files = []) {
      const message = { id: crypto.randomUUID(), text, files, at: new Date().toISOString() };
      outboxOf(key).add(message);
      attempt(message);
    },
    tryAgain(message) {
      outboxOf(key).change(message.id, { stoppedBy: undefined });
      attempt(message);
    },
    discard: (id) => outboxOf(key).drop(id),
  };
}

/** What becomes of a message that could not be delivered. */
function stopped(error: unknown): Partial<UnsentMessage> {
  const problem = asApiProblem(error);
  // The id belongs to a message elsewhere: this one has surely not arrived, and goes under a new one.
  const renamed = problem?.code === 'MESSAGE_ID_TAKEN' ? { id: crypto.randomUUID() } : {};
  const isRefused = problem !== null && problem.status < 500;
  return { ...renamed, stoppedBy: isRefused ? problem.message : messageWords.notDelivered };
}
