import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import type { OperatorLog } from './operator-log.ts';
import { postgresArguments } from './settings.ts';
import { socketFolderFor } from './socket-folder.ts';

/** All that is needed to start the server of one data folder, or to recognise it when it runs. */
export type Server = {
  folder: DataFolder;
  program: string;
  args: string[];
  socketDir: string;
  /** As `show server_version` gives it. */
  version: string;
  log: OperatorLog;
};

/** Describes the server that belongs to this data folder, with the binaries in `native`. */
export function describeServer(
  folder: DataFolder,
  native: string,
  version: string,
  log: OperatorLog,
  walArchive?: string,
): Server {
  const socketDir = socketFolderFor(folder);
  return {
    folder,
    program: join(native, 'bin/postgres'),
    args: postgresArguments(folder.cluster, socketDir, walArchive),
    socketDir,
    version,
    log,
  };
}
