import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child-process.mjs';
import { withProgress } from './progress.mjs';
import { inProject, packagedNode } from './project.mjs';
import { SetupProblem } from './setup-problem.mjs';

const recordFile = inProject('dist', '.build-hash');

const isTest = (path) => /\.test\.tsx?$/.test(path);
const isServer = (path) => /^src\/features\/[^/]+\/[^/]+\/server\//.test(path);
const isDatabase = (path) => path.startsWith('src/db/');
const isEmulator = (path) => path.startsWith('src/emulators/');
const isDemo = (path) => path.startsWith('demo/');
const isPage = (path) => /^src\/(pages|features\/[^/]+\/[^/]+\/web)\//.test(path);

/**
 * What the build makes: from which files (a file too many only costs a build, one too few a stale page), by what, into
 * what.
 */
const parts = {
  web: {
    name: 'pages',
    config: 'vite.config.ts',
    isInput: (path) =>
      !isTest(path) && !isServer(path) && !isDatabase(path) && !isEmulator(path) && !isDemo(path),
    makes: ['dist/client', 'dist/server'],
    vite: ['build'],
  },
  mail: {
    name: 'mail templates',
    config: 'vite.mail.config.ts',
    isInput: (path) =>
      path.startsWith('src/') &&
      !isTest(path) &&
      !isPage(path) &&
      !isDatabase(path) &&
      !isEmulator(path),
    makes: ['dist/mail'],
    vite: ['build', '--config', 'vite.mail.config.ts'],
  },
  server: {
    name: 'server',
    config: 'vite.app.config.ts',
    isInput: (path) => /\.tsx?$/.test(path) && !isTest(path) && !isPage(path),
    makes: ['dist/app/main.js'],
    vite: ['build', '--config', 'vite.app.config.ts'],
  },
};

/**
 * Builds those of the named parts (`web`, `mail`, `server`) whose inputs changed since they were built; with `force`,
 * all of them.
 */
export async function build(names, { force = false } = {}) {
  const recorded = readRecord();
  const hashes = Object.fromEntries(names.map((name) => [name, inputHash(parts[name])]));
  const stale = names.filter(
    (name) =>
      force ||
      recorded[name] !== hashes[name] ||
      !parts[name].makes.every((made) => existsSync(inProject(made))),
  );
  if (stale.length === 0) return;

  const what = stale.map((name) => parts[name].name).join(' and ');
  // A build that is interrupted must not be taken for a finished one.
  for (const name of stale) delete recorded[name];
  writeRecord(recorded);
  await withProgress(`Building the ${what}`, 'Built', async () => {
    const results = await Promise.all(stale.map((name) => runVite(parts[name])));
    const failed = results.find(({ code }) => code !== 0);
    if (failed) throw new SetupProblem('The build failed; the lines above say why.', failed.output);
  });
  for (const name of stale) recorded[name] = hashes[name];
  writeRecord(recorded);
}

function runVite({ vite }) {
  const program = inProject('node_modules', 'vite', 'bin', 'vite.js');
  // The shell may say otherwise, and then the pages would get the slow builds of their libraries.
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(packagedNode, [program, ...vite], { env });
}

function inputHash({ isInput, config }) {
  const hash = createHash('sha256');
  const files = [...filesBelow('src'), ...filesBelow('demo'), ...filesBelow('public')].filter(
    isInput,
  );
  for (const path of [config, 'package-lock.json', 'tsconfig.json', ...files]) {
    const file = inProject(path);
    if (existsSync(file)) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(inProject(folder))) return [];
  return readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => path.slice(inProject('').length).replace(/^\//, ''))
    .sort();
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeRecord(record) {
  try {
    mkdirSync(inProject('dist'), { recursive: true });
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  } catch (problem) {
    throw new SetupProblem(
      `The folder ${inProject('dist')} cannot be written to (${problem.code}), so nothing can be built there: change its owner or its permissions and run the command again.`,
    );
  }
}
