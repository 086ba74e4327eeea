import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { eventually } from '#tests/support/eventually.ts';
import { takeLoopbackNet } from '#tests/support/loopback-net.ts';
import { projectFolder } from '../project-folder.ts';
import { speaksPostgres } from './answers.ts';
import { type Description, ports, readDescription } from './description.ts';
import { writeMachineFiles } from './files/machine-files.ts';
import { localDescription } from './local-description.ts';
import { giveTo } from './local-folder.ts';
import { findPrograms } from './programs.ts';
import { keepSecrets, makeSecrets } from './secrets.ts';

// To have them: apt-get install patroni etcd-server haproxy pgbouncer postgresql-15
const found = findPrograms('/usr/lib/postgresql/15/bin');
const programs = 'programs' in found ? found.programs : undefined;

const example = readDescription(
  JSON.parse(readFileSync(join(projectFolder, 'deploy/cluster/cluster.example.json'), 'utf8')),
);

let net: Awaited<ReturnType<typeof takeLoopbackNet>>;
let local: Description;
beforeAll(async () => {
  net = await takeLoopbackNet();
  local = localDescription({ net: net.net, environment: {} });
});
afterAll(() => net.release());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'd365-machines-'));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true }));

const onMachines = () =>
  writeMachineFiles(folder, { description: example, secrets: makeSecrets(), rootOf: () => '' });
const onThisMachine = () =>
  writeMachineFiles(folder, {
    ...{ description: local, secrets: makeSecrets() },
    rootOf: (name) => join(folder, name),
  });

function run(program: string, ...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}` };
}

describe('the files of the machines', () => {
  it('are for the eyes of their owner, and there are some for each machine', () => {
    onMachines();
    const names = [...example.entries, ...example.sites, ...example.databases].map(
      ({ name }) => name,
    );
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(files.length).toBeGreaterThan(names.length);
    for (const { parentPath, name } of files) {
      expect(statSync(join(parentPath, name)).mode & 0o077).toBe(0);
    }
  });

  it('let a site write where the primary is, and read from each database straight', () => {
    onMachines();
    const settings = readFileSync(join(folder, 'site-1/etc/direct365.env'), 'utf8');
    const hostsOf = (name: string) =>
      new RegExp(`^${name}=(.*)$`, 'm')
        .exec(settings)?.[1]
        ?.split(',')
        .map((url) => new URL(url).host);
    expect(hostsOf('DATABASE_URL')).toEqual(['127.0.0.1:6432']);
    expect(hostsOf('DATABASE_DIRECT_URL')).toEqual(['127.0.0.1:5000']);
    expect(hostsOf('DATABASE_REPLICA_URLS')).toEqual(
      example.databases.map(({ address }) => `${address}:5432`),
    );
    const patroni = readFileSync(join(folder, 'postgres-1/etc/patroni/config.yml'), 'utf8');
    for (const { address } of example.sites) {
      expect(patroni).toContain(`"host direct365 direct365 ${address}/32 scram-sha-256"`);
    }
  });

  it('name no replicas where there is one database', () => {
    const databases = example.databases.slice(0, 1);
    const description = { ...example, databases };
    writeMachineFiles(folder, { description, secrets: makeSecrets(), rootOf: () => '' });
    const settings = readFileSync(join(folder, 'site-1/etc/direct365.env'), 'utf8');
    expect(settings).not.toContain('DATABASE_REPLICA_URLS');
  });

  it('stay the same while the secrets are kept, so that a node can be added', () => {
    const secretsFile = join(folder, 'secrets.json');
    const made = keepSecrets(secretsFile);
    expect(keepSecrets(secretsFile)).toEqual(made);
    expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
    writeFileSync(secretsFile, '{"auth":"short"}');
    expect(() => keepSecrets(secretsFile)).toThrow(/no file of a cluster's secrets: auth/);
  });
});

describe.skipIf(!programs)('the files of the machines, as the programs read them', () => {
  it.skipIf(spawnSync('openssl', ['version']).error)(
    'HAProxy takes its own without a warning',
    () => {
      onMachines();
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      run(
        'openssl',
        ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=direct365.example'.split(' '),
        '-keyout',
        key,
        '-out',
        certificate,
      );
      const both = join(folder, 'both.pem');
      writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'));
      for (const machine of ['entry-1', 'site-1']) {
        const settings = join(folder, machine, 'etc/haproxy/haproxy.cfg');
        const text = readFileSync(settings, 'utf8');
        writeFileSync(settings, text.replace(example.listen.certificate ?? '', both));
        const { code, said } = run(programs?.haproxy ?? '', '-c', '-f', settings);
        expect(said.trim()).toBe('Configuration file is valid');
        expect(code).toBe(0);
      }
    },
  );

  it('Patroni takes its own', async () => {
    onThisMachine();
    // It asks whether there is an etcd; that it is one, the drill of a whole cluster shows.
    const members = local.databases.map(({ address }) =>
      createServer().listen(ports.etcd, address),
    );
    try {
      await Promise.all(members.map((member) => once(member, 'listening')));
      for (const { name } of local.databases) {
        const settings = join(folder, name, 'etc/patroni/config.yml');
        const validated = run(programs?.patroni ?? '', '--validate-config', settings);
        expect(validated).toEqual({ code: 0, said: '' });
      }
    } finally {
      for (const member of members) member.close();
    }
  });

  it('PgBouncer starts with its own, and speaks', async () => {
    onThisMachine();
    const [site] = local.sites;
    const root = join(folder, site?.name ?? '');
    const user = isRoot() ? chooseServerUser('/nonexistent') : undefined;
    if (user) giveTo(user, root);
    const pooler = spawn(programs?.pgbouncer ?? '', [join(root, 'etc/pgbouncer/pgbouncer.ini')], {
      stdio: 'ignore',
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    const ended = once(pooler, 'exit');
    try {
      await eventually(async () => {
        expect(pooler.exitCode).toBeNull();
        expect(await speaksPostgres(site?.loopback ?? '', ports.pooler)).toBe(true);
      });
    } finally {
      pooler.kill('SIGKILL');
      await ended;
    }
  });
});
