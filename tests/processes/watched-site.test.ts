import { spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type NetworkPath, openNetworkPath } from '#tests/support/network-path.ts';
import { type AppProcess, endAllApps, startApp } from './app-process.ts';
import { nodeEnvironment } from './node-environment.ts';
import { hasPrometheus, type Prometheus, startPrometheus } from './prometheus.ts';
import {
  hasPostgresPrograms,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from './replicas/replicated-postgres.ts';

/*
 * A node of the product as its operator runs it, a Prometheus that watches it, and what its alerts are for done to
 * them.
 */

const timeout = 300_000;
const token = 'the token of the monitor';
const provoked = ['SiteDown', 'DiskFull', 'JobsNotAnnounced', 'ReplicaLeft'];

/** A small disk in memory. Only root may create one. */
const disk = await mountDisk();
async function mountDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'direct365-watched-')));
  if (mount(folder, 'size=3G,mode=711')) return folder;
  await rm(folder, { recursive: true });
  return undefined;
}
function mount(folder: string, options: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return status === 0;
}

describe.skipIf(!hasPrometheus || !hasPostgresPrograms)('Prometheus', () => {
  let servers: ReplicatedPostgres;
  let directWay: NetworkPath;
  let app: AppProcess;
  let prometheus: Prometheus;
  let environment: Record<string, string>;

  beforeAll(async () => {
    servers = await startReplicatedPostgres(1);
    const { primary, replicas } = servers;
    directWay = await openNetworkPath(primary.connectionString);
    environment = {
      ...nodeEnvironment(primary.connectionString, 'smtp://127.0.0.1:9'),
      PORT: String(await freePort()),
      DATABASE_DIRECT_URL: directWay.connectionString,
      DATABASE_REPLICA_URLS: replicas.map((each) => each.connectionString).join(','),
      METRICS_TOKEN: token,
      ...(disk && { DATA_DIR: disk }),
    };
    app = await startApp(environment);
    prometheus = await startPrometheus(app.url.replace('http://', ''), token);
  }, timeout);
  afterAll(async () => {
    await prometheus?.stop();
    await endAllApps();
    await directWay?.close();
    await servers?.close();
    if (disk) {
      spawnSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  }, timeout);

  const untilRaised = (alert: string) =>
    eventually(async () => expect(await prometheus.raised()).toContain(alert));
  const untilCalm = (alert: string) =>
    eventually(async () => expect(await prometheus.raised()).not.toContain(alert));

  it(
    'raises nothing while all is well',
    async () => {
      await eventually(async () => {
        expect(await prometheus.ask('up{job="direct365"}')).toBe(1);
        expect(await prometheus.ask('direct365_jobs_listening')).toBe(1);
        expect(await prometheus.ask('direct365_db_replica_used')).toBe(1);
      });
      // Whatever was so during the start.
      for (const alert of provoked) await untilCalm(alert);
      expect(await prometheus.ask('count(direct365_disk_free_bytes)')).toBeGreaterThan(0);
    },
    timeout,
  );

  it.skipIf(!disk)(
    'raises DiskFull when a disk becomes too small, until there is room again',
    async () => {
      expect(mount(disk ?? '', 'remount,size=1G')).toBe(true);
      await untilRaised('DiskFull');
      expect(await prometheus.ask('direct365_disk_free_bytes{folder="data"}')).toBeLessThan(
        2 ** 31,
      );
      expect(mount(disk ?? '', 'remount,size=3G')).toBe(true);
      await untilCalm('DiskFull');
    },
    timeout,
  );

  it(
    'raises JobsNotAnnounced when the direct way is cut, until it is there again',
    async () => {
      directWay.cut();
      await untilRaised('JobsNotAnnounced');
      // What the page of the alert has one look for.
      expect(app.output()).toContain('the database of the job queue does not answer');
      directWay.restore();
      await untilCalm('JobsNotAnnounced');
    },
    timeout,
  );

  it(
    'raises ReplicaLeft when a replica is killed, until it is back',
    async () => {
      const [replica] = servers.replicas;
      await replica?.kill();
      await untilRaised('ReplicaLeft');
      expect(await prometheus.ask('direct365_db_replica_lag_seconds')).toBeUndefined();
      await replica?.start();
      await untilCalm('ReplicaLeft');
      expect(
        await replica?.run(
          'select pg_is_in_recovery() as is, pg_last_wal_replay_lsn() is not null as has, pg_get_wal_replay_pause_state() as pause',
        ),
      ).toEqual([{ is: true, has: true, pause: 'not paused' }]);
    },
    timeout,
  );

  it(
    'raises SiteDown when the process is killed, until it is started again',
    async () => {
      await app.kill();
      await untilRaised('SiteDown');
      app = await startApp(environment);
      await untilCalm('SiteDown');
    },
    timeout,
  );

  it(
    'with a wrong token sees a site that is down, as the page of the alert says',
    async () => {
      const stranger = await startPrometheus(app.url.replace('http://', ''), 'another token');
      await eventually(async () => expect(await stranger.raised()).toContain('SiteDown'));
      const answer = await fetch(`${app.url}/metrics`, {
        headers: { authorization: 'Bearer another token' },
      });
      expect(answer.status).toBe(404);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      await stranger.stop();
    },
    timeout,
  );
});
