import { afterAll, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { endAllApps, spawnApp, waitUntilAnswers } from './app-process.ts';
import { newDataFolder, processesOf, removeDataFolders } from './data-folder.ts';

const timeout = 300_000;
const longestStopMs = 10_000;
/** More than a pipe and the log's own buffer can take together. */
const enoughRequests = 25_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

it('a reader of the log that stops reading keeps nothing from starting, answering or ending', {
  timeout,
}, async () => {
  const dataDir = await newDataFolder();
  const port = String(await freePort());
  const { child, end } = spawnApp(
    { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'trace' },
    { keepOutput: true, readOutput: false },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(`${url}/readyz`, child);
  // Each writes a line: without a reader, they pile up.
  for (let sent = 0; sent < enoughRequests; sent += 50) {
    const batch = Array.from({ length: 50 }, () => fetch(`${url}/healthz`));
    for (const answer of await Promise.all(batch)) {
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
  }
  const { code, milliseconds } = await end('SIGTERM');
  expect(milliseconds).toBeLessThan(longestStopMs);
  expect(code).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});
