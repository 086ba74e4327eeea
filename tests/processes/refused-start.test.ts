import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { endAllApps, runApp, runProgram, startApp } from './app-process.ts';
import { newDataFolder, processesOf, removeDataFolders } from './data-folder.ts';

const timeout = 300_000;

afterEach(endAllApps, timeout);
afterAll(removeDataFolders, timeout);

/** Starts the product where it must refuse; returns the sentences it leaves the operator with. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const { code, output } = await runApp(environment);
  expect(code).toBe(1);
  // Sentences, not the insides: no stack, no object, no record of a log.
  expect(output).not.toMatch(/^\s+at |node:internal|\{|\[/m);
  return output.trim();
}

describe('a start that cannot be', () => {
  it('names the process that has the data folder, and leaves it in peace', {
    timeout,
  }, async () => {
    const dataDir = await newDataFolder();
    const first = await startApp({ DATA_DIR: dataDir });
    const said = await refusal({ DATA_DIR: dataDir });
    expect(said).toBe(
      `The data folder ${dataDir} is in use by another running Direct365 (process ${first.pid}). Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    );
    // A busy machine may keep the database from answering in time for one of the questions.
    await eventually(async () => expect((await fetch(`${first.url}/readyz`)).status).toBe(200));
    expect(await first.terminate()).toMatchObject({ code: 0 });
  });

  it('names a port that is taken, before it makes a database', {
    timeout,
  }, async () => {
    const dataDir = await newDataFolder();
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const said = await refusal({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect(said).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start.`,
    );
    expect(existsSync(dataDir)).toBe(false);
    expect(processesOf(dataDir)).toEqual([]);
  });

  it('names a data folder that it may not write to', { timeout }, async () => {
    const unwritable = process.getuid?.() === 0 ? '/sys/direct365' : await closedFolder();
    expect(await refusal({ DATA_DIR: unwritable })).toMatch(
      new RegExp(`^Direct365 cannot keep its data in ${unwritable}: .* with DATA_DIR\\.$`),
    );
  });

  it('names a file that lies where the data folder should be', { timeout }, async () => {
    const dataDir = await newDataFolder();
    await writeFile(dataDir, '');
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(/it is a file, not a folder/);
  });

  it('names each wrong variable, and repeats no value', { timeout }, async () => {
    const said = await refusal({ PORT: 'eighty', AUTH_SECRET: 'hunter2', LOG_LEVEL: 'loud' });
    expect(said.split('\n')).toEqual([
      'PORT must be a number.',
      'AUTH_SECRET must have at least 32 characters.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });

  it('names what a site without the demo still needs', { timeout }, async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://unknown@127.0.0.1:1/none' });
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY']) {
      expect(said).toContain(`${name} is missing`);
    }
  });

  it('begins no site for a command that was given the settings of none', { timeout }, async () => {
    const dataDir = await newDataFolder();
    const command = ['--import', './scripts/runtime.mjs', 'src/app/admin.ts', 'list-admins'];
    const { code, output } = await runProgram(command, { DATA_DIR: dataDir });
    expect(output.trim()).toBe(
      `No site has run with these settings, or another user keeps its data: there is no database to be seen in ${dataDir}. Give the command the settings of the site (DATABASE_URL or DATA_DIR), and run it as the site's user.`,
    );
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says that the database of DATABASE_URL does not answer', { timeout }, async () => {
    const said = await refusal({
      ...{ DATABASE_URL: `postgres://unknown@127.0.0.1:${await freePort()}/none` },
      ...{ PUBLIC_URL: 'https://direct365.test', SMTP_URL: 'smtp://127.0.0.1:1' },
      ...{ MAIL_FROM: 'hello@direct365.test', STRIPE_SECRET_KEY: 'sk_test_x' },
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    expect(said).toBe(
      'The database at DATABASE_URL does not answer. Is it running, and is the address right?',
    );
  });
});

async function closedFolder(): Promise<string> {
  const folder = dirname(await newDataFolder());
  const closed = join(folder, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o500);
  return join(closed, 'data');
}
