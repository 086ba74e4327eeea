import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkoutDir, waitUntilAnswers } from '#tests/processes/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Statement } from './sql-load.ts';

const program = (port: number): string =>
  `require('node:http').createServer((request, response) => response.end('hello')).listen(${port}, '127.0.0.1')`;

/**
 * The least that Node can be as a server that asks a database: one row by its key for each answer, by the bare driver.
 */
export const statementServer =
  (connectionString: string) =>
  (port: number): string =>
    `
    const { Pool } = require('pg');
    const pool = new Pool({ connectionString: ${JSON.stringify(connectionString)}, max: 1 });
    const anybody = pool.query('select id from auth.users limit 1');
    require('node:http').createServer(async (request, response) => {
      const [{ id }] = (await anybody).rows;
      const { rows } = await pool.query('select id, email, created_at from auth.users where id = $1', [id]);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows));
    }).listen(${port}, '127.0.0.1')`;

/**
 * The least that a read of the API can be: a session by its token and a statement, both prepared, and all columns of
 * the rows as they are. It has as many connections as the product has.
 */
export const readServer =
  (connectionString: string, { text, values }: Statement) =>
  (port: number): string =>
    `
    const { Pool } = require('pg');
    const pool = new Pool({ connectionString: ${JSON.stringify(connectionString)}, max: 10 });
    const session = pool.query('select token from auth.sessions limit 1');
    const list = ${JSON.stringify({ name: 'list', text, values })};
    require('node:http').createServer(async (request, response) => {
      const values = [(await session).rows[0].token];
      await pool.query({ name: 'session', text: 'select user_id, expires_at from auth.sessions where token = $1', values });
      const { rows } = await pool.query(list);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows));
    }).listen(${port}, '127.0.0.1')`;

/** The least that Node can be as a web server: what every start, every megabyte and every request is compared with. */
export async function startBareServer(programOn = program): Promise<{
  pid: number;
  url: string;
  readyAfter: number;
  kill(): Promise<void>;
}> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--eval', programOn(port)], {
    cwd: checkoutDir,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilAnswers(url, child);
  return {
    pid: child.pid ?? 0,
    url,
    readyAfter: performance.now() - started,
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
