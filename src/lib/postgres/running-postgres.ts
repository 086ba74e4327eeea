import { askServerVersion, connectionStringFor } from './connection.ts';
import { type DataFolderOptions, openDataFolder } from './data-folder.ts';
import { socketFolderFor } from './socket-folder.ts';

/** The private PostgreSQL of a data folder while it runs: for commands beside a running site. */
export interface RunningPostgres {
  connectionString: string;
  dataDir: string;
}

/** Finds the private PostgreSQL if it answers; it stays its owner's, who alone may stop it. */
export async function findRunningPostgres(
  options: DataFolderOptions,
): Promise<RunningPostgres | undefined> {
  const folder = openDataFolder(options);
  const socketDir = socketFolderFor(folder);
  try {
    await askServerVersion(socketDir);
    return { connectionString: connectionStringFor(socketDir), dataDir: folder.dir };
  } catch {
    return undefined;
  }
}
