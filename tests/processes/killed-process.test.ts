import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { endAllApps, spawnApp, startApp } from './app-process.ts';
import { newDataFolder, removeDataFolders } from './data-folder.ts';
import { runKillDrill } from './kill-drill.ts';

// Most of it is starts of the product, which a busy machine may stretch.
const timeout = 400_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

describe.each([
  { title: 'killed amid applications', withDatabase: false },
  { title: 'killed together with its database', withDatabase: true },
])('the product, $title', ({ withDatabase }) => {
  // Twenty rounds: npm run bench -- kill-drill
  it('keeps every acknowledged application once, and starts again without repair', {
    timeout,
  }, async () => {
    const drill = await runKillDrill({ rounds: 3, withDatabase });
    expect(drill.rounds.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
    expect(drill.rounds.some(({ interrupted }) => interrupted > 0)).toBe(true);
    expect(drill.lost).toEqual([]);
    expect(drill.doubled).toEqual([]);
    expect(drill.refused).toEqual([]);
    expect(drill.complaints).toEqual([]);
    expect(await drill.app.terminate()).toMatchObject({ code: 0 });
  });
});

describe('a first start that is killed on its way', () => {
  it('leaves nothing that the next one could not go on from', { timeout }, async () => {
    const dataDir = await newDataFolder();
    for (const milliseconds of [100, 400, 800, 1300, 1900, 2600]) {
      const starting = spawnApp({ DATA_DIR: dataDir, PORT: '0' });
      await wait(milliseconds);
      await starting.end('SIGKILL');
    }
    const app = await startApp({ DATA_DIR: dataDir });
    expect(await app.terminate()).toMatchObject({ code: 0 });
  });
});
