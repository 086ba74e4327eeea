import { setTimeout as wait } from 'node:timers/promises';

const longestWaitMs = 120_000;

/**
 * Waits until `check` throws nothing, and gives what it gave. The limit only ends what would never come, however busy
 * the machine is.
 */
export async function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const deadline = Date.now() + longestWaitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await wait(20);
  }
}
