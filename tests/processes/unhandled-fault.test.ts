import { afterAll, expect, it } from 'vitest';
import { type AppProcess, endAllApps, startApp } from './app-process.ts';
import { databasePid, newDataFolder, processesOf, removeDataFolders } from './data-folder.ts';

const timeout = 120_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

/** Loaded before the product: at a signal something fails, and nothing waits for it. */
const provoking = {
  'a promise without a handler':
    "process.on('SIGUSR2', () => void Promise.reject(new Error('lost: robin@example.test')));",
  'an error in a callback':
    "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('lost: robin@example.test'); }));",
  'many at once':
    "process.on('SIGUSR2', () => { for (let n = 0; n < 5; n += 1) void Promise.reject(new Error('lost: robin@example.test')); });",
};

const linesOf = (app: AppProcess): { level: number; msg: string; err?: { message: string } }[] =>
  app
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

it.each(Object.entries(provoking))(
  '%s is logged, and stops the process gracefully',
  { timeout },
  async (_fault, module) => {
    const dataDir = await newDataFolder();
    const app = await startApp({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(module)}`,
    });
    const { code, milliseconds } = await app.end('SIGUSR2');
    expect(code).toBe(1);
    expect(milliseconds).toBeLessThan(10_000);
    // Nothing of it is left running: the next start finds all in order.
    expect(databasePid(dataDir)).toBeUndefined();
    expect(processesOf(dataDir)).toEqual([]);
    const faults = linesOf(app).filter(({ level }) => level === 60);
    expect(faults[0]).toMatchObject({
      msg: 'a fault that nothing handled: the process stops',
      err: { message: expect.stringContaining('lost') },
    });
    // No user's address, and no bare stack beside the log's lines.
    expect(app.output()).not.toContain('robin@example.test');
    expect(app.output()).not.toMatch(/^\s+at /m);
  },
);

it('answers what was under way', { timeout }, async () => {
  const app = await startApp({
    DATA_DIR: await newDataFolder(),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(provoking['an error in a callback'])}`,
  });
  const answers = Array.from({ length: 40 }, async () => {
    const response = await fetch(`${app.url}/consultants`);
    await response.text();
    return response.status;
  });
  await Promise.race(answers);
  const ended = app.end('SIGUSR2');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await ended).toMatchObject({ code: 1 });
});
