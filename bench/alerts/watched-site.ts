import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { type AppProcess, startApp } from '#tests/processes/app-process.ts';
import { fillMarketplace, type Marketplace } from '#tests/processes/marketplace.ts';
import { nodeEnvironment } from '#tests/processes/node-environment.ts';
import { type Prometheus, startPrometheus } from '#tests/processes/prometheus.ts';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '#tests/processes/replicas/replicated-postgres.ts';
import { freePort } from '#tests/support/free-port.ts';

const token = 'the token of the monitor';

/** A node as its operator runs it, with all that it needs, and a Prometheus that watches it. */
export interface WatchedSite {
  app: AppProcess;
  environment: Record<string, string>;
  servers: ReplicatedPostgres;
  mailServer: Awaited<ReturnType<typeof smtpServerFixture>>;
  backups: string;
  people: Marketplace;
  prometheus: Prometheus;
  close(): Promise<void>;
}

/** Starts it, with a backup that it takes at once. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-alerts-'));
  const backups = join(folder, 'backups');
  await mkdir(backups);
  const servers = await startReplicatedPostgres(1);
  const mailServer = await smtpServerFixture();
  const { primary, replicas } = servers;
  const environment = {
    ...nodeEnvironment(primary.connectionString, mailServer.url),
    PORT: String(await freePort()),
    DATABASE_REPLICA_URLS: replicas.map((each) => each.connectionString).join(','),
    METRICS_TOKEN: token,
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: backups,
  };
  const app = await startApp(environment);
  const people = await fillMarketplace(primary.connectionString, { consultants: 60, projects: 2 });
  const prometheus = await startPrometheus(app.url.replace('http://', ''), token);
  const site: WatchedSite = {
    ...{ app, environment, servers, mailServer, backups, people, prometheus },
    async close() {
      await prometheus.stop();
      await site.app.terminate();
      await mailServer.close();
      await servers.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return site;
}
