import type { TestProject } from 'vitest/node';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { inDatabase, onServer } from './server-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import '../../src/app/workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the test server; its databases are made and dropped through it. */
    testServerUrl: string;
    /** Database that every test database is copied from. */
    templateDatabase: string;
  }
}

/** Prepares one migrated database, which every test file copies: a fresh one costs some 40 ms. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const template = `direct365_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  await prepare(inDatabase(server.url, template));
  project.provide('testServerUrl', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

/** TEST_DATABASE_URL when it is set, else a server of our own. */
async function testServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startTestServer();
}

async function prepare(connectionString: string): Promise<void> {
  const pool = openPool(connectionString, 1);
  const db = createDb(pool);
  await migrate(db);
  await db.destroy();
  const jobs = createJobQueue({ connectionString, log: createLog('error'), sendOnly: true });
  await jobs.start();
  await jobs.stop();
}
