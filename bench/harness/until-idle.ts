import { setTimeout as wait } from 'node:timers/promises';

const promptMs = 20;
const longestWaitMs = 30_000;

/** Waits until a server answers promptly again: connections that were cut off leave work behind. */
export async function untilIdle(url: string): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  for (let prompt = 0; prompt < 5 && performance.now() < deadline; ) {
    const asked = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    prompt = performance.now() - asked < promptMs ? prompt + 1 : 0;
    await wait(20);
  }
}
