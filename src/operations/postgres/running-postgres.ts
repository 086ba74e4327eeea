import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { askServerVersion, connectionStringFor } from './connection.ts';
import { type DataFolderOptions, openDataFolder } from './data-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './postmaster-process.ts';
import { socketFolderFor } from './socket-folder.ts';

/** The private PostgreSQL of a data folder while it runs: for commands beside a running site. */
export interface RunningPostgres {
  connectionString: string;
  dataDir: string;
}

/** On a loaded machine a sound database takes seconds to answer. */
const patienceMs = 10_000;

/**
 * Finds the private PostgreSQL that a running site has started; undefined when no such process runs. Raises a
 * SetupProblem when the process runs and does not answer.
 */
export async function findRunningPostgres(
  options: DataFolderOptions,
): Promise<RunningPostgres | undefined> {
  const folder = openDataFolder(options);
  const pid = readPostmasterFile(folder.cluster)?.pid;
  if (pid === undefined || !isPostmasterOf(folder.cluster, pid)) return undefined;
  const socketDir = socketFolderFor(folder);
  try {
    await askServerVersion(socketDir, patienceMs);
  } catch (error) {
    throw new SetupProblem(
      `The private database in ${folder.cluster} runs (process ${pid}) and did not answer within ${patienceMs / 1000} seconds. If the machine is overloaded, try again later.`,
      { cause: error },
    );
  }
  return { connectionString: connectionStringFor(socketDir), dataDir: folder.dir };
}
