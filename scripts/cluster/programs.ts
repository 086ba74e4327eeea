import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a cluster consists of beside the product, and the package of Debian that each comes in. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

export type ProgramName = keyof typeof packages;
export type Programs = Readonly<Record<ProgramName, string>>;

/** Debian keeps some of them where only administrators look. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];

/** Finds one of them. */
export const findProgram = (name: ProgramName): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

/** Finds the programs, or says which packages of Debian are absent. */
export function findPrograms(
  postgresPrograms: string,
): { programs: Programs } | { absent: string[] } {
  const { patroni, etcd, haproxy, pgbouncer } = {
    ...{ patroni: findProgram('patroni'), etcd: findProgram('etcd') },
    ...{ haproxy: findProgram('haproxy'), pgbouncer: findProgram('pgbouncer') },
  };
  const hasPostgres = existsSync(join(postgresPrograms, 'postgres'));
  if (patroni && etcd && haproxy && pgbouncer && hasPostgres) {
    return { programs: { patroni, etcd, haproxy, pgbouncer } };
  }
  const found = { patroni, etcd, haproxy, pgbouncer };
  const absent = Object.entries(packages).flatMap(([name, packageName]) =>
    Object.entries(found).some(([each, file]) => each === name && file) ? [] : [packageName],
  );
  return { absent: hasPostgres ? absent : [...absent, 'postgresql-15'] };
}
