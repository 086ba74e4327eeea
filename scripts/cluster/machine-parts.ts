import { join } from 'node:path';
import { readStartCommand } from '#tests/support/start-command.ts';
import { projectFolder } from '../project-folder.ts';
import { etcdEnvironment } from './files/database.ts';
import type { Cluster } from './files/machine-file.ts';
import { siteEnvironment } from './files/site.ts';
import { Part, type PartCommand } from './part.ts';
import type { Programs } from './programs.ts';

/** The programs of a cluster on this machine, in the order in which they are started. */
export interface Parts {
  etcd: Part[];
  patroni: Part[];
  /** HAProxy before the databases, and PgBouncer. */
  ways: Part[];
  sites: Part[];
  entries: Part[];
}

/** What would be started on each machine, made to run below this folder. */
export function machineParts(
  cluster: Cluster,
  options: { folder: string; programs: Programs; user: { uid: number; gid: number } | undefined },
): Parts {
  const { description, rootOf } = cluster;
  const { folder, programs, user } = options;
  const surroundings = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
  const part = (
    machine: { name: string },
    name: string,
    command: Pick<PartCommand, 'program' | 'args'> & Partial<PartCommand>,
  ): Part =>
    new Part(folder, `${machine.name} ${name}`, {
      ...{ environment: surroundings, cwd: rootOf(machine.name), user },
      ...command,
    });
  const haproxy = (machine: { name: string }): Part => {
    const settings = join(rootOf(machine.name), 'etc/haproxy/haproxy.cfg');
    return part(machine, 'haproxy', { program: programs.haproxy, args: ['-db', '-f', settings] });
  };
  const { args, environment } = readStartCommand(projectFolder);
  return {
    etcd: description.databases.map((machine) =>
      part(machine, 'etcd', {
        ...{ program: programs.etcd, args: [] },
        environment: { ...surroundings, ...etcdEnvironment(cluster, machine) },
      }),
    ),
    patroni: description.databases.map((machine) =>
      part(machine, 'patroni', {
        program: programs.patroni,
        args: [join(rootOf(machine.name), 'etc/patroni/config.yml')],
      }),
    ),
    ways: description.sites.flatMap((machine) => [
      haproxy(machine),
      part(machine, 'pgbouncer', {
        program: programs.pgbouncer,
        args: [join(rootOf(machine.name), 'etc/pgbouncer/pgbouncer.ini')],
      }),
    ]),
    sites: description.sites.map((machine) =>
      part(machine, 'direct365', {
        ...{ program: process.execPath, args, cwd: projectFolder, user: undefined },
        // The first start of a cluster is a lot of work at once: what gives up waiting for the database comes again.
        startsAgain: 5,
        environment: {
          ...{ ...surroundings, HOME: process.env.HOME ?? '/' },
          ...environment,
          // A .env of the checkout is not the cluster's.
          ...Object.fromEntries(settingsOfOthers.map((name) => [name, ''])),
          ...siteEnvironment(cluster, machine),
          DATA_DIR: join(rootOf(machine.name), 'var/lib/direct365'),
        },
      }),
    ),
    entries: description.entries.map(haproxy),
  };
}

const settingsOfOthers = ['BACKUP_DIR', 'DATA_DIR', 'DEMO', 'LOG_LEVEL', 'S3_BUCKET'];
