import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCollectorEmulator } from '#tests/support/collector-emulator.ts';
import { freePort } from '#tests/support/free-port.ts';
import { checkoutDir, runProgram, waitUntilAnswers } from './app-process.ts';
import { newDataFolder, removeDataFolders } from './data-folder.ts';

const timeout = 300_000;
const reporter = pathToFileURL(join(checkoutDir, 'tests/support/report-loaded-builds.mjs')).href;

afterAll(removeDataFolders, timeout);

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});

// What pages are rendered with. All else of a start is in the built server, or waits until it is needed.
const ofPages =
  /^(react|react-dom|scheduler|@tanstack\/.+|seroval|seroval-plugins|cookie-es|use-sync-external-store|isbot)$/;

/**
 * `npm start` as an operator types it, in a shell with these settings, until it has served a page; returns its output.
 */
async function npmStart(environment: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const child = spawn('npm', ['start'], {
    cwd: checkoutDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME },
      ...{ PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
      ...{ NODE_OPTIONS: `--import=${reporter}`, ...environment },
    },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const closed = once(child, 'close');
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/about`, child);
  } finally {
    child.kill('SIGTERM');
  }
  await closed;
  return said;
}

describe('what users run', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test', TEST: '1' }])(
    'is made of production builds, whatever the shell says (%j)',
    async (environment) => {
      const said = await npmStart(environment);
      expect(said).toMatch(/loaded .*react-dom-server\.node\.production\.js/);
      expect(said).toMatch(/loaded .*react\.production\.js/);
      expect(said).not.toMatch(/loaded .*\.development\.js/);
      expect(said).toContain('ended with NODE_ENV=production');
      expect(said).not.toContain('loaded for traces');
    },
    timeout,
  );

  it(
    'starts with few files, and loads of packages only what renders pages until there is need of others',
    async () => {
      const said = await npmStart({});
      const [, packages = ''] = /^main\.js loaded packages (.+)$/m.exec(said) ?? [];
      expect(packages.split(' ')).toContain('react-dom');
      expect(packages.split(' ').filter((name) => !ofPages.test(name))).toEqual([]);
      const [, files] = /^main\.js loaded (\d+) files$/m.exec(said) ?? [];
      expect(Number(files)).toBeLessThan(300);
    },
    timeout,
  );

  it(
    'has the libraries of traces where these go somewhere, and sends the last of them when it stops',
    async () => {
      const collector = await startCollectorEmulator();
      const said = await npmStart({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      expect(said).toMatch(/loaded for traces .*@opentelemetry\/sdk-trace/);
      expect(collector.spans.map(({ name }) => name)).toContain('GET page');
      await collector.stop();
    },
    timeout,
  );

  it('says so instead of running slowly when it is started another way', async () => {
    const { code, output } = await runProgram(['dist/app/main.js'], { NODE_ENV: 'development' });
    expect(code).toBe(1);
    expect(output).toContain('npm start');
    expect(output).toContain('NODE_ENV');
  });

  it('is what the end-to-end tests test', () => {
    expect(process.env.NODE_ENV).toBe('production');
  });
});
