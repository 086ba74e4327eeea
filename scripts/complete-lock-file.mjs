/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out of it.
 *
 * A registry mirror may carry the native binaries of its own platform only. npm then writes a lock file without the
 * others, and `npm ci` refuses that file on every platform ("Missing: … from lock file"). The names and exact versions
 * are known from the packages that ask for them, so the missing entries can be written without the registry; they carry
 * no integrity hash, and npm adds it when it next meets the package.
 *
 *     node scripts/complete-lock-file.mjs            completes the file
 *     node scripts/complete-lock-file.mjs --check    only says what is missing, and fails if anything is
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lockFile = new URL('../package-lock.json', import.meta.url);
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

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const missing = missingEntries(lock.packages);
const names = Object.keys(missing);

if (names.length === 0) {
  process.stdout.write('The lock file names every optional package.\n');
} else if (process.argv.includes('--check')) {
  process.stdout.write(
    `The lock file lacks ${names.length} optional packages, so npm ci refuses it. Run: node scripts/complete-lock-file.mjs\n  ${names.join('\n  ')}\n`,
  );
  process.exitCode = 1;
} else {
  const all = { ...lock.packages, ...missing };
  lock.packages = Object.fromEntries(
    Object.keys(all)
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((where) => [where, all[where]]),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(
    `Added ${names.length} optional packages of other platforms to the lock file.\n`,
  );
}
