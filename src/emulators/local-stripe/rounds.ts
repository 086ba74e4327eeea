import { setTimeout as pause } from 'node:timers/promises';

export interface Rounds {
  /** Starts the next round now, or right after the one that is running. */
  wake: () => void;
  /** Settles once stopped and the last round has finished. */
  done: Promise<void>;
}

const pauseAfterFaultMs = 5_000;

/**
 * Runs `round` again and again, one at a time; it says how long to wait until the next, in
 * milliseconds. A round that throws is reported and repeated after a pause.
 */
export function startRounds(
  round: () => Promise<number>,
  stopped: AbortSignal,
  onFault: (error: unknown) => void,
): Rounds {
  let alarm = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopped.aborted) {
      alarm = new AbortController();
      const pauseMs = await round().catch((error: unknown) => {
        onFault(error);
        return pauseAfterFaultMs;
      });
      const signal = AbortSignal.any([alarm.signal, stopped]);
      // The alarm ends the pause by making it throw; either way the next round begins.
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };

  return { wake: () => alarm.abort(), done: run() };
}
