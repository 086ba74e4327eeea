import { existsSync } from 'node:fs';
import { run } from './child-process.mjs';

/** Installs packages of Debian when we are root on such a system; says whether they are there now. */
export async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // In runlevel 1 no service is started by its installation.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...args) => run('apt-get', ['-o', 'Acquire::Retries=2', ...args], { env });
  // Once more when it fails: mirrors have bad moments.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await aptGet('update');
    const { code } = await aptGet('install', '-y', '--no-install-recommends', ...packages);
    if (code === 0) return true;
  }
  return false;
}
