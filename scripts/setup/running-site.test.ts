import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Runs before there is a Node.js that takes types away, so it has none.
const { findRunningSite }: { findRunningSite(folder: string): number | undefined } = await import(
  new URL('./running-site.mjs', import.meta.url).href
);

it.runIf(process.platform === 'linux')(
  'finds a site that runs from this folder, and no other',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'direct365-checkout-'));
    const other = mkdtempSync(join(tmpdir(), 'direct365-checkout-'));
    mkdirSync(join(folder, 'dist/app'), { recursive: true });
    writeFileSync(join(folder, 'dist/app/main.js'), 'console.log(1); setInterval(() => {}, 1000)');
    const site = spawn(process.execPath, ['dist/app/main.js'], { cwd: folder });
    try {
      await once(site.stdout, 'data');
      expect(findRunningSite(folder)).toBe(site.pid);
      expect(findRunningSite(other)).toBeUndefined();
    } finally {
      site.kill();
      await once(site, 'exit');
      expect(findRunningSite(folder)).toBeUndefined();
      for (const each of [folder, other]) rmSync(each, { recursive: true });
    }
  },
);
