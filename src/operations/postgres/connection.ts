import { Client, DatabaseError } from 'pg';
import { DATABASE, PORT, ROLE } from './settings.ts';

const UNDEFINED_DATABASE = '3D000';

/** A URL for `pg` and libpq alike; port and sslmode stand in it so that PGPORT and PGSSLMODE cannot change them. */
export function connectionStringFor(socketDir: string, database = DATABASE): string {
  return `postgresql://${ROLE}@/${database}?host=${encodeURIComponent(socketDir)}&port=${PORT}&sslmode=disable`;
}

/** Asks the server for its version, such as 18.4; raises when it does not answer within `timeoutMs`. */
export async function askServerVersion(socketDir: string, timeoutMs = 2000): Promise<string> {
  const readVersion = async (client: Client) => {
    const answer = await client.query<{ server_version: string }>('show server_version');
    return answer.rows[0]?.server_version ?? '';
  };
  return withClient(connectionStringFor(socketDir, 'postgres'), readVersion, timeoutMs);
}

/** Creates the application's database unless it is there. */
export async function ensureDatabase(socketDir: string): Promise<void> {
  try {
    await withClient(connectionStringFor(socketDir), async () => undefined);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNDEFINED_DATABASE) throw error;
    await withClient(connectionStringFor(socketDir, 'postgres'), (client) =>
      client.query(`create database ${DATABASE}`),
    );
  }
}

async function withClient<T>(
  connectionString: string,
  use: (client: Client) => Promise<T>,
  timeoutMs = 2000,
): Promise<T> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined); // a lost connection fails the query, which is enough
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}
