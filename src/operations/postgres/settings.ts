/** PostgreSQL names its socket after a port, though it listens on none. */
export const PORT = 5432;
/** The role that owns everything. */
export const ROLE = 'app';
export const DATABASE = 'direct365';

const SETTINGS = {
  // Reachable only through a socket in a folder of ours.
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  cluster_name: 'direct365',

  // Acknowledged means saved: stated here so that no edited configuration file can weaken it.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // A small server with an SSD.
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Containers often have few huge pages and a small /dev/shm, and systemd empties /dev/shm when
  // a user signs out: neither may end a query.
  huge_pages: 'off',
  min_dynamic_shared_memory: '64MB',

  TimeZone: 'UTC',
  log_timezone: 'UTC',

  // One file a weekday, each overwritten a week later. Errors of statements go to the application,
  // which sent them: here their texts would only pile up people's data.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_file_mode: '0600',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_checkpoints: 'off',
};

/** With these the server hands each piece of its log on, whole and flushed, at the latest after five minutes. */
const archiveSettings = (folder: string) => ({
  archive_mode: 'on',
  // A module of the server: it needs no shell, no program and no path on a command line.
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': folder,
  archive_timeout: '300',
});

/**
 * The whole command line after the program's name; every setting of ours is on it. The log is archived in a folder if
 * one is named.
 */
export function postgresArguments(
  cluster: string,
  socketDir: string,
  walArchive?: string,
): string[] {
  // The setting is a list: quotes keep a comma or a space in a folder's name together.
  const quotedSocketDir = `"${socketDir.replaceAll('"', '""')}"`;
  return [
    '-D',
    cluster,
    ...Object.entries({
      ...SETTINGS,
      unix_socket_directories: quotedSocketDir,
      ...(walArchive !== undefined && archiveSettings(walArchive)),
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * PostgreSQL's whole environment: none of the operator's PG… variables, and a UTF-8 independent
 * locale for its messages.
 */
export const POSTGRES_ENVIRONMENT = { LC_ALL: 'C' };
