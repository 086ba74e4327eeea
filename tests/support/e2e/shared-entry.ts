import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ports } from '../../../scripts/cluster/description.ts';
import { entryFiles } from '../../../scripts/cluster/files/entry.ts';
import { localDescription } from '../../../scripts/cluster/local-description.ts';
import { findProgram } from '../../../scripts/cluster/programs.ts';
import { makeSecrets } from '../../../scripts/cluster/secrets.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';
import { takeLoopbackNet } from '../loopback-net.ts';

/** Whether this machine has HAProxy, and addresses enough. To have it: apt-get install haproxy */
export const canShareAnEntry = process.platform === 'linux' && findProgram('haproxy') !== undefined;

/** The entry of a cluster of two sites, as `npm run cluster -- --write` makes it. */
export interface SharedEntry {
  /** What both sites are started with. */
  environment: Record<string, string>;
  /** Where each of them listens. */
  sites: readonly { HOST: string; PORT: string }[];
  /** Lets people in, once the sites answer. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the entry, with addresses that nothing else on this machine has. */
export async function prepareSharedEntry(): Promise<SharedEntry> {
  const haproxy = findProgram('haproxy');
  if (!haproxy) throw new Error('Not installed: haproxy.');
  const { net, release } = await takeLoopbackNet();
  const description = localDescription({ net, port: await freePort(), environment: {} });
  const [machine] = description.entries;
  if (!machine) throw new Error('A cluster has an entry.');
  const folder = await mkdtemp(join(tmpdir(), 'direct365-entry-'));
  const files = entryFiles({ description, secrets: makeSecrets(), rootOf: () => folder }, machine);
  const written = files.map(({ path, text }) => ({ file: join(folder, path), text }));
  await mkdir(join(folder, 'run/haproxy'), { recursive: true });
  for (const { file, text } of written) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  let running: ChildProcess | undefined;
  const kill = () => running?.kill('SIGKILL');
  process.once('exit', kill);
  const sites = description.sites.map(({ address }) => ({ HOST: address, PORT: `${ports.site}` }));
  return {
    environment: { PUBLIC_URL: description.publicUrl, TRUSTED_PROXIES: machine.address },
    sites,
    async open() {
      const settings = written.flatMap(({ file }) => ['-f', file]);
      running = spawn(haproxy, ['-db', ...settings], { stdio: 'ignore' });
      await eventually(async () => {
        const answer = await fetch(`${description.publicUrl}/readyz`);
        if (!answer.ok) throw new Error(`The entry answers ${answer.status}.`);
      });
    },
    async close() {
      process.off('exit', kill);
      if (running && running.exitCode === null) {
        kill();
        await once(running, 'exit');
      }
      await release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
