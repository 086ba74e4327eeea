/**
 * The Dockerfile carried out without Docker: buildah, as root, in a chroot, on a Debian that mmdebstrap makes. The name
 * server and the network are those of this machine, so a port of the container is one of the machine.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkoutDir } from '#tests/processes/app-process.ts';

const run = promisify(execFile);

/** The user of the image. */
export const imageUser = 10001;

export interface BuiltImage {
  mebibytes: number;
  /** A folder of this machine that belongs to the image's user. */
  newVolume(): Promise<string>;
  /** The program and its arguments by which a command runs in a new container on this volume. */
  commandIn(
    volume: string,
    environment: Record<string, string>,
    command: readonly string[],
  ): string[];
  remove(): Promise<void>;
}

/** What this machine lacks to build the image, by name. */
export function whatIsMissing(): string[] {
  const programs = ['buildah', 'mmdebstrap'].filter(
    (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
  );
  return process.getuid?.() === 0 ? programs : ['root', ...programs];
}

/** Builds the image of this checkout, as committed. */
export async function buildImage(report: (line: string) => void): Promise<BuiltImage> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'direct365-image-')));
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  // Named as an option: with a store of its own the program does not heed the environment, and one in layers stays
  // mounted.
  const stores = [
    '--storage-driver',
    'vfs',
    '--root',
    join(dir, 'store'),
    '--runroot',
    join(dir, 'run'),
  ];
  const buildah = async (...args: string[]): Promise<string> =>
    (
      await run('buildah', [...stores, ...args], { env, cwd: dir, maxBuffer: 2 ** 26 })
    ).stdout.trim();

  report('a Debian');
  await run('mmdebstrap', ['--variant=minbase', 'trixie', join(dir, 'debian.tar')]);
  const base = await buildah('from', 'scratch');
  await buildah('add', '--quiet', base, join(dir, 'debian.tar'), '/');
  await buildah('commit', '--quiet', base, 'localhost/debian');

  // With the Node.js and npm of this machine, and the certificates and the settings by which they reach the registry
  // from it.
  const npm = dirname(
    dirname(await realpath(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())),
  );
  await buildah('copy', '--quiet', base, process.execPath, '/usr/local/bin/node');
  await buildah('copy', '--quiet', base, npm, '/usr/local/lib/node_modules/npm');
  await buildah(
    'run',
    base,
    '--',
    'ln',
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/bin/npm',
  );
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  await buildah('copy', '--quiet', base, certificates, certificates);
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, base);
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) await buildah('copy', '--quiet', base, settings, '/root/.npmrc');
  await buildah('commit', '--quiet', base, 'localhost/node');
  await buildah('rm', base);

  report('the image');
  const checkout = join(dir, 'checkout');
  await run('git', ['clone', '--quiet', checkoutDir, checkout]);
  const bases = [
    '--build-arg',
    'BUILD_IMAGE=localhost/node',
    '--build-arg',
    'RUN_IMAGE=localhost/debian',
  ];
  await buildah('build', '--quiet', ...bases, '--tag', 'localhost/direct365', checkout);
  const container = await buildah('from', 'localhost/direct365');
  // Some versions put a volume of their own over the one that is named, where the image declares it.
  await buildah('config', '--volume', '/data-', container);
  const mounted = await buildah('mount', container);
  const { stdout: size } = await run('du', ['-sm', mounted]);

  let volumes = 0;
  return {
    mebibytes: Number.parseInt(size, 10),
    async newVolume() {
      volumes += 1;
      const volume = join(dir, `volume-${volumes}`);
      await mkdir(volume, { mode: 0o700 });
      await chown(volume, imageUser, imageUser);
      return volume;
    },
    commandIn: (volume, environment, command) => [
      'env',
      ...['BUILDAH_ISOLATION=chroot', 'buildah', ...stores, 'run'],
      ...['--volume', `${volume}:/data`],
      ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', ...command],
    ],
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
