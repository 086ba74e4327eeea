import pg from 'pg';

/** The same server, another database. */
export function inDatabase(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

/**
 * Copies a database file by file. The usual way also writes each page of the copy into the server's log, which takes
 * twice the time, and is meant for servers that must not lose it.
 */
export const copyDatabase = (serverUrl: string, template: string, name: string): Promise<void> =>
  onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);

/** Runs one statement that cannot be in a transaction, such as `create database`. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
