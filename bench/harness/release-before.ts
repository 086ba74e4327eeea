import { spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/project-folder.ts';

/** The checkout of another version, with its own packages and its own build. */
export interface OtherCheckout {
  folder: string;
  /** What `package.json` says. */
  version: string;
  remove(): Promise<void>;
}

/** The last commit of the release before this one: that before the one that last changed the version. */
export function releaseBefore(): string {
  const change = git(['log', '-1', '--format=%H', '-G', '^  "version":', '--', 'package.json']);
  return git(['rev-parse', `${change}^`]);
}

/**
 * Checks a commit out into a folder of its own, and installs and builds it as its own `npm start` does. Takes a minute
 * or two.
 */
export async function checkOut(commit: string): Promise<OtherCheckout> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'direct365-version-')));
  try {
    const archive = join(folder, 'checkout.tar');
    git(['archive', '--format=tar', '-o', archive, commit]);
    run('tar', ['-xf', archive, '-C', folder], folder);
    await rm(archive);
    run('node', ['scripts/bootstrap.cjs', 'packages', 'web', 'mail'], folder);
    const version = git(['show', `${commit}:package.json`]).match(/"version": "([^"]+)"/)?.[1];
    return {
      ...{ folder, version: version ?? 'unknown' },
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const git = (args: readonly string[]): string => run('git', args, projectFolder).trim();

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    // Packages of the tests are none of what an operator runs, and Node is that of the checkout itself.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed:\n${error?.message ?? stderr + stdout}`);
}
