import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { router } from '#app/router.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { refreshSearchEntries } from '#features/search/query/server/commands/refresh-entries.ts';
import {
  createSearchMemory,
  type SearchMemory,
} from '#features/search/query/server/queries/search-memory.ts';
import { createLog } from '#lib/log.ts';
import { examine } from '#operations/doctor/doctor.ts';
import { soundSettings } from '#operations/doctor/doctor-fixture.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { exampleRequest, toFetch } from '#tests/support/authorisation/example-request.ts';
import { EventStream } from '#tests/support/event-stream.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type ReplicatedApp, startReplicatedApp } from './replicated-app.ts';
import {
  hasPostgresPrograms,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from './replicated-postgres.ts';

const fromReplica = 'replica: chosen';

describe.skipIf(!hasPostgresPrograms)('with two replicas', () => {
  let site: ReplicatedApp;
  beforeAll(async () => {
    site = await startReplicatedApp(2);
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    await Promise.all([site.letGo(0), site.letGo(1)]);
    await site.untilUsed(0, 1);
    await site.untilReplayed();
    site.countReads();
  });

  const hold = () => Promise.all([site.hold(0), site.hold(1)]);
  const get = (path: string, cookie = '') => site.app.http.request(path, { headers: { cookie } });
  const post = (path: string, cookie: string, body: unknown = {}) =>
    site.app.http.request(path, {
      method: 'POST',
      headers: { cookie, origin: testPublicUrl, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const cookiesOf = (answer: Response): string[] =>
    answer.headers.getSetCookie().filter((cookie) => cookie.includes('last_write='));
  const refuse = async (admin: string, userId: UserId) => {
    const reason = 'A test.';
    const answer = await post(`/api/admin/approvals/${userId}/refuse`, admin, { reason });
    expect(answer.status).toBe(200);
    return answer;
  };
  const isAudited = async (cookie: string, userId: UserId) => {
    const answer = await get('/api/admin/audit-log', cookie);
    expect(answer.status).toBe(200);
    return (await answer.text()).includes(userId);
  };
  /** What the doctor finds of the replicas. */
  const askDoctor = async (
    { primary, replicas }: Pick<ReplicatedPostgres, 'primary' | 'replicas'> = site.servers,
  ) => {
    const findings = await examine({
      environment: {
        ...soundSettings,
        DATABASE_URL: primary.connectionString,
        DATABASE_REPLICA_URLS: replicas.map((replica) => replica.connectionString).join(),
        PUBLIC_URL: 'http://127.0.0.1:9',
      },
      checkoutDir: process.cwd(),
      log: createLog('silent'),
      dns: { resolveTxt: () => Promise.reject(new Error('There is no DNS here.')) },
      stripe: { apiBase: 'http://127.0.0.1:9' },
    });
    return findings.find(({ name }) => name === 'replicas');
  };
  const isOpen = async (cookie: string, projectId: string) => {
    const answer = await get('/api/projects/open', cookie);
    expect(answer.status).toBe(200);
    return (await answer.text()).includes(projectId);
  };

  it('what may be some seconds old is read there, in turn', async () => {
    const { servers, app } = site;
    const consultant = await app.make.consultant({ subscribed: true });
    await site.untilReplayed();
    const scans = async (): Promise<number[]> => {
      const counts = await Promise.all(
        servers.replicas.map((server) =>
          server.run(
            "select seq_scan + idx_scan as n from pg_stat_user_tables where relname = 'consultant_profiles'",
          ),
        ),
      );
      return counts.map(([row]) => Number(row?.n ?? 0));
    };
    const anyone = await app.as();
    const before = await scans();
    for (let reads = 0; reads < 10; reads += 1) {
      const { items } = await anyone.consultants.listPublicCards({});
      expect(items.map(({ userId }) => userId)).toContain(consultant);
    }
    expect(site.countReads()).toEqual({ [fromReplica]: 10 });
    await eventually(async () => {
      const grown = (await scans()).map((n, index) => n - (before[index] ?? 0));
      expect(Math.min(...grown)).toBeGreaterThan(0);
    });
  });

  it.each([
    'audit.list',
    'consultants.getPublicDirectory',
    'growth.get',
    'projects.listOpen',
    'users.count',
    'users.list',
  ])('%s is answered there', async (name) => {
    const { app } = site;
    const asker =
      name === 'projects.listOpen' ? await app.make.consultant() : await app.make.admin();
    const input = (await exampleInputs[name]?.(app, 'own', asker)) ?? {};
    const [path, init] = toFetch(exampleRequest(name, input), await app.cookieOf(asker));
    await eventually(async () => {
      site.countReads();
      expect((await app.http.request(path, init)).status).toBe(200);
      expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    });
  });

  it('a user who has just written reads it at once, on every node, and others a little later', async () => {
    const { app } = site;
    const admin = await app.cookieOf(await app.make.admin());
    const other = await app.cookieOf(await app.make.admin());
    const client = await app.make.client({ approved: false });
    await site.untilReplayed();
    await hold();
    const answer = await refuse(admin, client);
    const [mark = ''] = cookiesOf(answer);
    expect(mark).toMatch(
      /^direct365\.last_write=\d+-[0-9a-f]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    site.countReads();
    const marked = `${admin}; ${mark.split(';')[0]}`;
    expect(await isAudited(marked, client)).toBe(true);
    expect(site.countReads()).toEqual({ 'primary: own-write': 1 });
    expect(await isAudited(other, client)).toBe(false);
    expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    // A mark that says nothing readable is one that may say anything.
    expect(await isAudited(`${admin}; direct365.last_write=!`, client)).toBe(true);
    site.countReads();

    await Promise.all([site.letGo(0), site.letGo(1)]);
    await eventually(async () => {
      expect(await isAudited(marked, client)).toBe(true);
      expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    });
  });

  it('the doctor finds them close behind', async () => {
    expect(await askDoctor()).toMatchObject({ name: 'replicas', state: 'good' });
  });

  it('the doctor takes the primary among them for what it is, and one that leads beside it for wrong', async () => {
    const { primary, replicas } = site.servers;
    expect(await askDoctor({ primary, replicas: [primary, ...replicas] })).toMatchObject({
      state: 'good',
      sentence: expect.stringMatching(/: 2\.$/),
    });
    const other = await startReplicatedPostgres(0);
    try {
      expect(await askDoctor({ primary, replicas: [other.primary, ...replicas] })).toMatchObject({
        state: 'wrong',
        sentence: expect.stringContaining('Replica 1 of DATABASE_REPLICA_URLS is no replica'),
      });
    } finally {
      await other.close();
    }
  });

  it('a read sets no position cookie', async () => {
    const admin = await site.app.cookieOf(await site.app.make.admin());
    expect(cookiesOf(await get('/api/admin/audit-log', admin))).toEqual([]);
    expect(cookiesOf(await get('/api/me', admin))).toEqual([]);
  });

  it('a user who was notified of a change reads it, at any lag of the replicas', async () => {
    const { app } = site;
    const [client, applicant, other] = await Promise.all([
      app.make.client(),
      app.make.consultant({ subscribed: true }),
      app.make.consultant({ subscribed: true }),
    ]);
    const projectId = await app.make.project(client);
    const applicationId = await app.make.application(projectId, applicant);
    const [clients, applicants, others] = await Promise.all(
      [client, applicant, other].map((person) => app.cookieOf(person)),
    );
    await site.untilReplayed();
    const stream = new EventStream(await get('/api/live', applicants));
    await stream.until(({ received }) => expect(received).not.toEqual([]));
    await hold();
    expect((await post(`/api/applications/${applicationId}/accept`, clients ?? '')).status).toBe(
      200,
    );
    await stream.until(({ changes }) => expect(changes.join()).toContain('application'));
    site.countReads();
    expect(await isOpen(applicants ?? '', projectId)).toBe(false);
    expect(site.countReads()).toEqual({ 'primary: told': 1 });
    expect(await isOpen(others ?? '', projectId)).toBe(true);
    expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    await stream.cancel();

    await Promise.all([site.letGo(0), site.letGo(1)]);
    await eventually(async () => {
      expect(await isOpen(applicants ?? '', projectId)).toBe(false);
      expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    });
  });

  it('a user is not answered by a replica while an event of theirs has only just begun', async () => {
    const { app } = site;
    const consultant = await app.make.consultant();
    const cookie = await app.cookieOf(consultant);
    await site.untilReplayed();
    await eventually(async () => {
      await isOpen(cookie, consultant);
      expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    });
    // A later transaction is replayed, the open one is not: the order of numbers is not that of commits.
    const told = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const writing = app.services.write(async (tx) => {
      await publishChanges(tx, [{ personIds: [consultant], topic: 'project', subjectId: null }]);
      told.resolve();
      await commit.promise;
    });
    await told.promise;
    await app.make.client();
    await site.untilReplayed();
    await hold();
    commit.resolve();
    await writing;
    await isOpen(cookie, consultant);
    expect(site.countReads()).toEqual({ 'primary: told': 1 });
  });

  it('one that is too far behind is left alone until it has caught up', async () => {
    await site.hold(0);
    const MiB = 1024 * 1024;
    await site.servers.primary.run(
      `select pg_logical_emit_message(false, 'test', repeat('x', ${MiB})) from generate_series(1, 66)`,
    );
    await site.untilUsed(1);
    const states = site.app.services.replicas.states();
    expect(states.map(({ lag }) => (lag?.bytes ?? 0) > 64 * MiB)).toEqual([true, false]);
    const anyone = await site.app.as();
    for (let reads = 0; reads < 4; reads += 1) await anyone.consultants.listPublicCards({});
    expect(site.countReads()).toEqual({ [fromReplica]: 4 });
    await site.hold(1);
    await site.servers.primary.run(
      `select pg_logical_emit_message(false, 'test', repeat('x', ${MiB})) from generate_series(1, 66)`,
    );
    await site.untilUsed();
    expect(await askDoctor()).toMatchObject({
      state: 'look-at',
      sentence: expect.stringMatching(/ is \d+ MiB of log behind/),
    });
    await anyone.consultants.listPublicCards({});
    expect(site.countReads()).toEqual({ 'primary: none-usable': 1 });
    await Promise.all([site.letGo(0), site.letGo(1)]);
    await site.untilUsed(0, 1);
  });

  it('the search reads all its entries there at first, and misses none that was being written', async () => {
    const { app } = site;
    const people = await Promise.all(
      Array.from({ length: 3 }, () => app.make.consultant({ subscribed: true })),
    );
    const [open = people[0]] = people;
    const refresh = (userId: UserId | undefined) =>
      app.services.write((tx) => refreshSearchEntries(tx, app.services, userId ? [userId] : []));
    const began = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const writing = app.services.write(async (tx) => {
      await tx
        .updateTable('consultant_profiles')
        .set({ years_experience: 41 })
        .where('user_id', '=', open ?? '')
        .execute();
      await refreshSearchEntries(tx, app.services, open ? [open] : []);
      began.resolve();
      await commit.promise;
    });
    await began.promise;
    await refresh(people[1]);
    await site.untilReplayed();
    site.countReads();
    const { db, clock, log, replicas } = app.services;
    const memory = createSearchMemory({ db, replicas, clock, log });
    await memory.load();
    expect(site.countReads()).toEqual({ [fromReplica]: 1 });
    commit.resolve();
    await writing;
    const viewer = await viewerOf(db, await app.make.client());
    const search = (searchMemory: SearchMemory) =>
      createRouterClient(router, {
        context: { ...app.services, viewer, searchMemory },
      }).search.findConsultants({});
    const inMemory = await search(memory);
    expect(inMemory).toEqual(await search(app.services.searchMemory));
    expect(memory.people()).toBe(inMemory.items.length);
    await memory.close();
  });
});
