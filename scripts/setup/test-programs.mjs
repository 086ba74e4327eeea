import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { withProgress } from './progress.mjs';

/** What the second tier of the tests starts, by the Debian package that brings it. */
const programs = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  prometheus: 'promtool',
  'postgresql-15': 'postgres',
};

/** Debian keeps some programs where only administrators look. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['/usr/sbin', '/usr/lib/postgresql/15/bin'],
];

const isThere = (program) => folders.some((folder) => existsSync(join(folder, program)));

/** Installs these programs where that can be done; without one of them its tests are skipped, and say so. */
export async function fetchPrograms() {
  const absent = Object.keys(programs).filter((name) => !isThere(programs[name]));
  if (absent.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  refuseOwnCluster();
  await withProgress(`Fetching ${absent.join(', ')} for their tests`, 'Programs fetched', () =>
    installDebianPackages(absent),
  );
}

const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/** Debian's PostgreSQL would otherwise make and start a database of its own. */
function refuseOwnCluster() {
  if (existsSync(clusterSettings)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(clusterSettings, 'create_main_cluster = false\n');
}
