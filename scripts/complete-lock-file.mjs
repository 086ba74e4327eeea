/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out of it.
 *
 * A registry mirror may carry the native binaries of its own platform only. npm then writes a lock file without the
 * others, and `npm ci` refuses that file on every platform ("Missing: … from lock file"). The names and exact versions
 * are known from the packages that ask for them, so the missing entries can be written without the registry. They carry
 * no hash then. Each run asks npm again for those: where the registry has them by now, the hash is added, so one run
 * beside a complete registry completes the file.
 *
 *     node scripts/complete-lock-file.mjs            completes the file
 *     node scripts/complete-lock-file.mjs --check    only says what is wrong, and fails if anything is: an entry is missing, has no
 *                                                    hash, or names where its package is downloaded from;
 *                                                    the file of this project, or another one that is named behind
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lockFile =
  process.argv.find((word) => word.endsWith('.json')) ??
  new URL('../package-lock.json', import.meta.url);
const operatingSystems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** What a native package says of itself, read from a name such as `@oxc-parser/binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = operatingSystems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : undefined;
  const glibc = words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
  return {
    cpu: cpu ? [cpu] : undefined,
    libc: os === 'linux' && (libc ?? glibc) ? [libc ?? glibc] : undefined,
    os: os ? [os] : undefined,
  };
}

/** Whether a package at `where` finds `name` in the node_modules folders above it, as Node would. */
function isLocked(packages, where, name) {
  for (
    let folder = where;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

function missingEntries(packages) {
  const missing = {};
  for (const [where, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, where, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      missing[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os };
    }
  }
  return missing;
}

/** Binaries of other platforms that the registry behind this file did not carry: they alone may lack a hash. */
const notCarried = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'win32-x64'].map(
  (platform) => `node_modules/@stripe/cli-${platform}`,
);

/** Packages whose content npm would not compare with anything in the file. */
const withoutHash = (packages) =>
  Object.keys(packages).filter(
    (where) => where !== '' && !packages[where].integrity && !packages[where].link,
  );

/** Whether a package is no more than the binary of another platform, which npm leaves out here. */
function isForElsewhere({ optional, os, cpu, libc }) {
  const fits = (wanted, ours) => !wanted || wanted.includes(ours);
  const ourLibc =
    process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
      ? 'musl'
      : 'glibc';
  const isOurs = fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ourLibc);
  return Boolean(optional && (os || cpu) && !isOurs);
}

/** Lets npm look for the packages without a hash: it writes those that it finds, and leaves out the others. */
function askAgain(lock) {
  const folder = mkdtempSync(join(tmpdir(), 'direct365-lock-'));
  try {
    const known = { ...lock.packages };
    for (const where of withoutHash(known)) delete known[where];
    copyFileSync(new URL('../package.json', import.meta.url), join(folder, 'package.json'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages: known }));
    const quiet = [
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--omit-lockfile-registry-resolved',
    ];
    execFileSync('npm', ['install', '--package-lock-only', ...quiet], { cwd: folder });
    const found = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
    return Object.fromEntries(
      withoutHash(lock.packages)
        .filter(
          (where) =>
            found[where]?.integrity && found[where].version === lock.packages[where].version,
        )
        .map((where) => [where, found[where]]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const missing = missingEntries(lock.packages);
const names = Object.keys(missing);
const say = (text) => process.stdout.write(`${text}\n`);

if (process.argv.includes('--check')) {
  const unsafe = withoutHash(lock.packages).filter(
    (where) => !(notCarried.includes(where) && isForElsewhere(lock.packages[where])),
  );
  const addressed = Object.keys(lock.packages).filter(
    (where) => lock.packages[where].resolved && !lock.packages[where].link,
  );
  const run = 'Run: node scripts/complete-lock-file.mjs';
  if (names.length > 0) {
    say(
      `The lock file lacks ${names.length} optional packages, so npm ci refuses it. ${run}\n  ${names.join('\n  ')}`,
    );
  }
  if (unsafe.length > 0) {
    say(
      `The lock file has no hash for ${unsafe.length} packages. ${run}\n  ${unsafe.join('\n  ')}`,
    );
  }
  if (addressed.length > 0) {
    say(
      `The lock file says of ${addressed.length} packages where they are downloaded from. Remove "resolved":\n  ${addressed.join('\n  ')}`,
    );
  }
  if (names.length + unsafe.length + addressed.length > 0) process.exitCode = 1;
  else
    say(
      'The lock file names every optional package, and has the hash of each that the registry carries.',
    );
} else {
  const all = { ...lock.packages, ...missing };
  Object.assign(all, askAgain({ ...lock, packages: all }));
  lock.packages = Object.fromEntries(
    Object.keys(all)
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((where) => [where, all[where]]),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  say(`Added ${names.length} optional packages of other platforms to the lock file.`);
  const unknown = withoutHash(lock.packages);
  if (unknown.length > 0) {
    say(
      `This registry does not carry ${unknown.length} packages of other platforms, so they have no hash yet:\n  ${unknown.join('\n  ')}`,
    );
  }
}
