import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailRequested } from '#lib/mail/mailer.ts';
import { cookieFrom } from '#tests/support/confirm.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ClusterDrill } from './cluster-drill.ts';
import { killAndStart, killPrimary, primaryOf, restartSite } from './cluster-faults.ts';
import { untilReplicasAreRead } from './replica-figures.ts';
import { clusterPrograms, startTestCluster, type TestCluster } from './test-cluster.ts';

/** Each wait has its own timeout and names what it waited for; this only ends a hanging test. */
const timeout = 1_800_000;
// 127.36.x.x are addresses of this machine on Linux alone. To have the programs: apt-get install patroni etcd-server haproxy pgbouncer
const isPossible = process.platform === 'linux' && 'programs' in clusterPrograms;

describe.skipIf(!isPossible)('a cluster of two nodes and three databases', () => {
  let test: TestCluster;
  let drill: ClusterDrill;

  beforeAll(async () => {
    // A request that takes longer than the drain and some seconds is aborted, and this machine may be busy.
    test = await startTestCluster({ drainSeconds: 20 });
    drill = await ClusterDrill.start(test, {
      ...{ circles: 1, consultants: 2, writers: 1, appliers: 2, readers: 1 },
      market: { consultants: 40, projects: 60 },
    });
  }, timeout);
  afterAll(() => test?.close(), timeout);

  it('signs a user in by its entry, and trusts no address that they claim', {
    timeout,
  }, async () => {
    const { cluster, mailServer } = test;
    const email = 'cluster@drill.test';
    const password = 'four unrelated words here';
    // Retries after a retry answer.
    const send = (path: string, init: RequestInit & { method: string }): Promise<Response> =>
      eventually(async () => {
        const answer = await fetch(`${cluster.url}${path}`, {
          redirect: 'manual',
          ...init,
          headers: {
            'content-type': 'application/json',
            origin: cluster.url,
            'x-forwarded-for': '203.0.113.7',
            ...init.headers,
          },
        });
        if (answer.status === 503) throw new Error(`503 ${await answer.text()}`);
        return answer;
      });
    const form = { email, password, firstName: 'Ada', lastName: 'Lovelace', userType: 'client' };
    const signedUp = await send('/auth/v1/sign-up/email', {
      method: 'POST',
      body: JSON.stringify(form),
    });
    expect(signedUp.status).toBe(200);
    const link = await eventually(() => {
      const mail = mailServer.received.find(({ recipients }) => recipients.includes(email));
      const found = /https?:\/\/\S+\/auth\/confirm\S*/.exec(mail?.email.text ?? '')?.[0];
      if (!found) throw new Error('The mail has not come.');
      return new URL(found);
    });
    const confirmed = await send('/auth/confirm', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookieFrom(signedUp),
      },
      body: `${new URLSearchParams({ token: link.searchParams.get('token') ?? '', password })}`,
    });
    expect(confirmed.headers.get('location')).toContain('confirmed=true');
    const signedIn = await send('/auth/v1/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const renamed = await send('/api/me/name', {
      method: 'PUT',
      headers: { cookie: cookieFrom(signedIn) },
      body: JSON.stringify({ firstName: 'Augusta', lastName: 'King' }),
    });
    expect(await renamed.json()).toEqual({ firstName: 'Augusta', lastName: 'King' });

    const client = new pg.Client({ connectionString: cluster.directConnectionString });
    await client.connect();
    const { rows } = await client.query(
      `select distinct host(ip_address::inet) as address from auth.sessions session
         join auth.users person on person.id = session.user_id where person.email = $1`,
      [email],
    );
    await client.end();
    expect(rows).toEqual([{ address: '127.0.0.1' }]);
  });

  it('reads on the standbys, and on both of them', { timeout }, async () => {
    const before = await untilReplicasAreRead(test.cluster);
    await test.cluster.until(async () => {
      const now = await untilReplicasAreRead(test.cluster);
      return now.every(({ reads }, index) => reads > (before[index]?.reads ?? 0));
    });
    expect(before.map(({ used }) => used.length)).toEqual([2, 2]);
  });

  it('loses no request of a node that is stopped, and is as large as before when it is back', {
    timeout,
  }, async () => {
    const { broken } = await drill.amid(() => restartSite(test.cluster, 'site-2'));
    expect(broken).toBe(0);
  });

  it('loses of a killed node no more than what it was at', { timeout }, async () => {
    const { broken } = await drill.amid(() => killAndStart(test.cluster, 'site-1', 'direct365'));
    expect(broken).toBeLessThanOrEqual(drill.traffic.people);
  });

  it('goes on when its primary is killed, and reads from that one when it is a standby', {
    timeout,
  }, async () => {
    const { address } = await primaryOf(test.cluster);
    const looks = drill.traffic.report.decisions.looks;
    await drill.amid(() => killPrimary(test.cluster));
    const figures = await untilReplicasAreRead(test.cluster);
    for (const { used } of figures) expect(used).toContain(`${address}:5432`);
    await test.cluster.until(async () => drill.traffic.report.decisions.looks > looks + 2);
  });

  it('has kept all that it has acknowledged, once, and shows each user what they wrote', {
    timeout,
  }, async () => {
    const { traffic, messages, applications, mails } = await drill.finish();
    expect(traffic.applications.length).toBeGreaterThan(0);
    expect(traffic).toMatchObject({ refused: [], messages: { refused: [] } });
    expect(applications).toMatchObject({ lost: [], doubled: [] });
    expect(messages).toMatchObject({ lost: [], doubled: 0, disordered: [], strays: [], ended: 0 });
    expect(traffic.decisions).toMatchObject({ stale: [], refused: [] });
    expect(mails.unexplained).toEqual([]);
    expect(mails.mostOfOneFault).toBeLessThanOrEqual(2 * mailRequested.concurrency);
  });
});
