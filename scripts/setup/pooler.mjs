import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { withProgress } from './progress.mjs';

/** Debian keeps it where only administrators look. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Installs PgBouncer for the test of the pooler, where that can be done; without it that test is left out, and says so. */
export async function fetchPooler() {
  if (folders.some((folder) => existsSync(join(folder, 'pgbouncer')))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await withProgress('Fetching PgBouncer for its test', 'PgBouncer fetched', () =>
    installDebianPackages(['pgbouncer']),
  );
}
