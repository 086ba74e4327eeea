import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NetworkPath, openNetworkPath } from '#tests/support/network-path.ts';
import { type ReplicatedApp, startReplicatedApp } from './replicated-app.ts';
import { hasPostgresPrograms } from './replicated-postgres.ts';

describe.skipIf(!hasPostgresPrograms)('a lost replica fails no request', () => {
  let site: ReplicatedApp;
  let way: NetworkPath;
  beforeAll(async () => {
    site = await startReplicatedApp(1, {
      toReplica: async (connectionString) => {
        way = await openNetworkPath(connectionString);
        return way.connectionString;
      },
    });
  });
  afterAll(async () => {
    await site?.close();
    await way?.close();
  });

  /** Reads at eight places at once until `isOver`; gives how many were answered with what. */
  async function readUntil(isOver: () => boolean): Promise<Record<number, number>> {
    const answers: Record<number, number> = {};
    const readOn = async () => {
      while (!isOver()) {
        const { status } = await site.app.http.request('/api/consultants/public');
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, readOn));
    return answers;
  }

  /** Does something to the replica while it is read from, and reads on until it is left alone. */
  async function loseBy(lose: () => Promise<void> | void): Promise<Record<number, number>> {
    await site.untilUsed(0);
    site.countReads();
    let isLeft = false;
    const reading = readUntil(() => isLeft);
    await lose();
    await site.untilUsed();
    isLeft = true;
    return reading;
  }

  it('when it is killed, and comes back', async () => {
    const [replica] = site.servers.replicas;
    const answers = await loseBy(() => replica?.kill());
    expect(Object.keys(answers)).toEqual(['200']);
    expect(site.countReads()).toHaveProperty('replica: chosen');
    await replica?.start();
    await site.untilUsed(0);
  });

  it('when nothing is heard of it any more', async () => {
    const answers = await loseBy(() => way.cut());
    expect(Object.keys(answers)).toEqual(['200']);
    way.restore();
    await site.untilUsed(0);
  });

  it('when its server ends sessions of its own accord', async () => {
    const [replica] = site.servers.replicas;
    await site.untilUsed(0);
    let ended = 0;
    const reading = readUntil(() => ended === 5);
    while (ended < 5) {
      await replica?.run(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'direct365'",
      );
      ended += 1;
    }
    expect(Object.keys(await reading)).toEqual(['200']);
    await site.untilUsed(0);
  });

  it('when it lacks a table that has come since', async () => {
    await site.untilUsed(0);
    await site.servers.primary.run('alter table consultant_profiles rename to put_away');
    await site.untilReplayed();
    await site.hold(0);
    await site.servers.primary.run('alter table put_away rename to consultant_profiles');
    await site.untilUsed(0);
    site.countReads();
    expect((await site.app.http.request('/api/consultants/public')).status).toBe(200);
    expect(site.countReads()).toEqual({ 'replica: chosen': 1, 'primary: failed': 1 });
    await site.letGo(0);
  });

  it('when it is promoted: it is no copy any more', async () => {
    await site.untilUsed(0);
    await site.servers.replicas[0]?.promote();
    await site.untilUsed();
    // No user sees what is written there by mistake.
    await site.servers.replicas[0]?.run('truncate consultant_profiles cascade');
    expect((await site.app.http.request('/api/consultants/public')).status).toBe(200);
    await site.servers.primary.run('select pg_switch_wal()');
    expect(site.app.services.replicas.states()).toMatchObject([
      { isUsed: false, isPrimary: false, lag: null },
    ]);
  });
});
