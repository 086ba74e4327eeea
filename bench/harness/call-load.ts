import type { Contestant, RoundResult } from './side-by-side.ts';

/** Calls a function over and over, so many calls at a time, each as soon as the last has answered. */
export function callLoad(atOnce: number, call: () => Promise<unknown>): Contestant {
  return async (seconds): Promise<RoundResult> => {
    const latencies: number[] = [];
    const started = performance.now();
    const end = started + seconds * 1000;
    const caller = async (): Promise<void> => {
      for (let now = performance.now(); now < end; ) {
        await call();
        const after = performance.now();
        latencies.push(after - now);
        now = after;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
    return { perSecond: (latencies.length * 1000) / (performance.now() - started), latencies };
  };
}
