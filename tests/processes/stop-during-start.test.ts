import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { endAllApps, spawnApp } from './app-process.ts';
import { databasePid, newDataFolder, processesOf, removeDataFolders } from './data-folder.ts';

const timeout = 300_000;
const longestStopMs = 10_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s during the start ends the database as well',
  {
    timeout,
  },
  async (signal) => {
    const dataDir = await newDataFolder();
    const { end } = spawnApp({ DATA_DIR: dataDir, PORT: '0' });
    await until(() => databasePid(dataDir) !== undefined, 120_000);
    const { milliseconds } = await end(signal);
    expect(milliseconds).toBeLessThan(longestStopMs);
    await until(() => processesOf(dataDir).length === 0, longestStopMs);
  },
);

async function until(isSo: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`It has not happened within ${timeoutMs} ms.`);
    await wait(20);
  }
}
