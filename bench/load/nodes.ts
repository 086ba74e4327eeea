import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { type AppProcess, checkoutDir, startApp } from '#tests/processes/app-process.ts';
import { databasePid, newDataFolder, quietLog } from '#tests/processes/data-folder.ts';
import { nodeEnvironment } from '#tests/processes/node-environment.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { databaseMebibytes, processMebibytes } from '../harness/memory.ts';

/** One database with as many nodes of the product before it as are wanted. */
export interface Nodes {
  connectionString: string;
  publicUrl: string;
  apps: AppProcess[];
  add(): Promise<void>;
  /** What the largest node and the database have in memory now, in MiB. */
  memory(): { node: number; database: number };
  close(): Promise<void>;
}

/** Starts a database with a first node. Each visitor comes from another address, as on the internet. */
export async function startNodes(): Promise<Nodes> {
  const dataDir = await newDataFolder();
  const mailServer = await smtpServerFixture();
  const database = await startPrivatePostgres({ dataDir, checkoutDir, log: quietLog });
  const apps: AppProcess[] = [];
  const add = async (): Promise<void> => {
    const environment = {
      ...nodeEnvironment(database.connectionString, mailServer.url),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    };
    apps.push(await startApp(environment, { keepOutput: false }));
  };
  const close = async (): Promise<void> => {
    for (const app of apps) await app.terminate();
    await database.stop();
    await mailServer.close();
  };
  try {
    await add();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connectionString: database.connectionString,
    publicUrl: testPublicUrl,
    apps,
    add,
    memory: () => ({
      node: Math.max(...apps.map(({ pid }) => processMebibytes(pid))),
      database: databaseMebibytes(databasePid(dataDir) ?? 0),
    }),
    close,
  };
}
