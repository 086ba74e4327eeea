import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseFiles } from './database.ts';
import { entryFiles } from './entry.ts';
import type { Cluster, MachineFile } from './machine-file.ts';
import { siteFiles } from './site.ts';

/** All files of all machines, by the machine's name. */
export function machineFiles(cluster: Cluster): Map<string, MachineFile[]> {
  const { entries, sites, databases } = cluster.description;
  return new Map([
    ...entries.map((machine) => [machine.name, entryFiles(cluster, machine)] as const),
    ...sites.map((machine) => [machine.name, siteFiles(cluster, machine)] as const),
    ...databases.map((machine) => [machine.name, databaseFiles(cluster, machine)] as const),
  ]);
}

/** Writes them into this folder, one of each machine's name. Only their owner can read them: most contain secrets. */
export function writeMachineFiles(folder: string, cluster: Cluster): void {
  for (const [machine, files] of machineFiles(cluster)) {
    for (const { path, text, isProgram = false } of files) {
      const file = join(folder, machine, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: 0o600 });
      chmodSync(file, isProgram ? 0o700 : 0o600);
    }
  }
}
