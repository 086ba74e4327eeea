import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type ReplicatedApp, startReplicatedApp } from './replicated-app.ts';
import { hasPostgresPrograms } from './replicated-postgres.ts';
import { openSwitchedWay, type SwitchedWay } from './switched-way.ts';

describe.skipIf(!hasPostgresPrograms)('when another server becomes the primary', () => {
  let site: ReplicatedApp;
  let way: SwitchedWay;
  beforeAll(async () => {
    site = await startReplicatedApp(1, {
      toPrimary: async (connectionString) => {
        way = await openSwitchedWay(connectionString);
        return way.connectionString;
      },
    });
    // What was acknowledged is on both.
    await site.servers.primary.run("alter system set synchronous_standby_names = '*'");
    await site.servers.primary.run('select pg_reload_conf()');
    await site.untilUsed(0);
  });
  afterAll(async () => {
    await site?.close();
    await way?.close();
  });

  it('writes go on there, nothing acknowledged is lost, and nothing is done twice', async () => {
    const { app, servers } = site;
    const consultants = await Promise.all(
      Array.from({ length: 4 }, async () => app.cookieOf(await app.make.consultant())),
    );
    const client = await app.make.client();
    const projects = await Promise.all(Array.from({ length: 150 }, () => app.make.project(client)));
    const acknowledged = new Set<string>();
    const refusals: number[] = [];
    let isOver = false;

    /** Sends the same wish, under its key, until it is answered for. */
    async function apply(cookie: string, projectId: string): Promise<void> {
      const key = crypto.randomUUID();
      while (!isOver) {
        const answer = await app.http.request(`/api/projects/${projectId}/applications`, {
          method: 'POST',
          headers: {
            ...{ cookie, origin: testPublicUrl, 'idempotency-key': key },
            'content-type': 'application/json',
          },
          body: JSON.stringify({ coverLetter: 'I have done this before, twice.' }),
        });
        if (answer.status === 201) {
          const { id } = (await answer.json()) as { id: string };
          acknowledged.add(id);
          return;
        }
        refusals.push(answer.status);
        await wait(20);
      }
    }
    const writing = consultants.map(async (cookie) => {
      for (const projectId of projects) await apply(cookie, projectId);
    });
    const reached = (count: number) =>
      eventually(() => expect(acknowledged.size).toBeGreaterThanOrEqual(count));
    await reached(30);

    const [replica] = servers.replicas;
    if (!replica) throw new Error('There is no replica.');
    await servers.primary.kill();
    way.leadTo(replica.port);
    const before = acknowledged.size;
    // It is up, and accepts no writes: the pool gives out no connection to it.
    await eventually(() => expect(refusals).toContain(503));
    await expect(app.pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
    expect(acknowledged.size).toBe(before);
    await replica.promote();
    await reached(before + 60);
    isOver = true;
    await Promise.all(writing);

    expect(refusals.filter((status) => status !== 503)).toEqual([]);
    const { rows } = await app.pool.query<{ id: string; of: string }>(
      "select id, consultant_id || ' ' || project_id as of from applications",
    );
    expect([...acknowledged].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(new Set(rows.map((row) => row.of)).size).toBe(rows.length);
    // What it was a replica of is gone: it is the primary, and no copy, and nothing is wrong with that.
    await eventually(() =>
      expect(app.services.replicas.states()).toMatchObject([
        { isUsed: false, isPrimary: true, lag: null },
      ]),
    );
  });

  it('a connection that turns out to lead to a server without changes takes the unused ones with it', async () => {
    const { app, servers } = site;
    await Promise.all(Array.from({ length: 5 }, () => app.pool.query('select pg_sleep(0.05)')));
    expect(app.pool.idleCount).toBeGreaterThan(1);
    const said: string[] = [];
    app.pool.on('error', ({ message }) => said.push(message));
    // As after a pooler that says nothing of what it leads to.
    const client = await app.pool.connect();
    Reflect.set(client, 'isStandby', undefined);
    await client.query('begin read only');
    await expect(client.query('create table no_more ()')).rejects.toMatchObject({ code: '25006' });
    await client.query('rollback');
    client.release();
    await eventually(() =>
      expect(said).toContain('Another connection to the same server has become a standby.'),
    );
    expect(await servers.replicas[0]?.run('select 1')).toHaveLength(1);
    expect((await app.pool.query('select 1')).rowCount).toBe(1);
  });
});
