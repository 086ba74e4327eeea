import { spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutDir, startApp } from '#tests/processes/app-process.ts';
import { notifyOfDueJobs } from '#tests/support/due-jobs.ts';
import { testAuthSecret, testPublicUrl } from '#tests/support/site.ts';
import type { WatchedSite } from './watched-site.ts';

/** Brings about what an alert is for. Returns what its page says to do about it. */
type Provoke = (site: WatchedSite) => Promise<() => Promise<unknown>>;

const ask = async (
  { app, people }: WatchedSite,
  path = '/api/me',
  init: RequestInit = {},
): Promise<number> => {
  const headers = { cookie: people.client.cookie, origin: testPublicUrl };
  const answer = await fetch(`${app.url}${path}`, { headers, ...init });
  await answer.arrayBuffer();
  return answer.status;
};

/** Repeats an action, so many at a time, until it is stopped. */
function repeat(atOnce: number, act: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const workers = Array.from({ length: atOnce }, async () => {
    while (!isOver) await act().catch(() => wait(100));
  });
  return async () => {
    isOver = true;
    await Promise.all(workers);
  };
}

/** Locks profiles against reads for so many seconds out of a few more, repeatedly. */
const lockAgainAndAgain = ({ servers }: WatchedSite, seconds: number) =>
  repeat(1, async () => {
    const lock = `begin; lock table profiles; select pg_sleep(${seconds}); commit`;
    await servers.primary.run(lock);
    await wait(100);
  });

/** One of the operator's commands, with the settings of the node. */
function command({ environment }: WatchedSite, ...words: string[]): string {
  const program = ['--import', './scripts/runtime.mjs', 'src/app/admin.ts', ...words];
  const env = { ...process.env, ...environment, AUTH_SECRET: testAuthSecret };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    ...{ cwd: checkoutDir, env, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  return stdout;
}

function expectIn(text: string, words: string): void {
  if (!text.includes(words)) throw new Error(`This does not say "${words}":\n${text}`);
}

const slowReads =
  (seconds: number, readers: number): Provoke =>
  async (site) => {
    const unlock = lockAgainAndAgain(site, seconds);
    // With a pause: else a quick machine answers so many between two locks that the slow ones are few.
    const stop = repeat(readers, async () => {
      await ask(site);
      await wait(100);
    });
    return async () => {
      await unlock();
      await stop();
    };
  };

export const provocations: readonly { alert: string; provoke: Provoke }[] = [
  {
    alert: 'SiteNotReady',
    async provoke({ app, servers }) {
      await servers.primary.kill();
      return async () => {
        expectIn(await (await fetch(`${app.url}/readyz`)).text(), '"obstacle"');
        await servers.primary.start();
      };
    },
  },
  {
    alert: 'RequestsFail',
    async provoke(site) {
      await site.servers.primary.run('alter table profiles rename to put_away');
      const stop = repeat(2, () => ask(site));
      return async () => {
        await stop();
        await site.servers.primary.run('alter table put_away rename to profiles');
        expectIn(site.app.output(), '"msg":"request failed"');
        const which =
          'sum by (route, status) (rate(direct365_http_requests_total{status=~"5.."}[5m]))';
        expectIn(String(await site.prometheus.ask(which)), '.');
      };
    },
  },
  { alert: 'RequestsSlow', provoke: slowReads(2, 3) },
  { alert: 'RequestsRefused', provoke: slowReads(3, 400) },
  { alert: 'ConnectionsWaitedFor', provoke: slowReads(3, 40) },
  { alert: 'StatementsSlow', provoke: slowReads(0.6, 8) },
  {
    alert: 'JobsWait',
    async provoke(site) {
      const { primary } = site.servers;
      // A site whose database was restored, and whose restore mode has not been ended.
      await site.app.terminate();
      await primary.run('insert into restores (backup_made_at) values (now())');
      await primary.run(
        `insert into jobs.job (name, data, start_after) values ('mail-requested', '{}', now() - interval '400 seconds')`,
      );
      site.app = await startApp(site.environment);
      return async () => {
        expectIn(command(site, 'release-held', '--dry-run'), 'Only tried');
        command(site, 'drop-held', 'mail-requested');
        command(site, 'release-held');
      };
    },
  },
  {
    alert: 'JobsFailed',
    async provoke(site) {
      const { primary } = site.servers;
      // Of a version that wrote it in another way.
      await primary.run(
        `insert into jobs.job (name, data, dead_letter) values ('mail-requested', '{}', 'dead-letters')`,
      );
      return async () => {
        expectIn(command(site, 'failed-jobs'), 'mail-requested');
        await primary.run(`delete from jobs.job where name = 'dead-letters'`);
      };
    },
  },
  {
    alert: 'MailsFail',
    async provoke(site) {
      site.mailServer.behaviour.refuse = () => ({ code: 554, says: '5.7.1 spam' });
      let person = 0;
      const { people, servers } = site;
      const stop = repeat(1, async () => {
        const { userId = '' } = people.consultants[person++ % people.consultants.length] ?? {};
        const data = JSON.stringify({
          ...{ mail: 'data-export-ready', to: { name: 'A', address: `${userId}@drill.test` } },
          props: { firstName: 'A', pageUrl: `${testPublicUrl}/account` },
        });
        await servers.primary.run(
          `insert into jobs.job (name, data) values ('mail-requested', '${data}')`,
        );
        await servers.primary.run(notifyOfDueJobs);
        await wait(300);
      });
      return async () => {
        await stop();
        expectIn(site.app.output(), '5.7.1 spam');
        site.mailServer.behaviour.refuse = undefined;
        await servers.primary.run("delete from jobs.job where name = 'mail-requested'");
        await servers.primary.run("delete from jobs.job where name = 'dead-letters'");
      };
    },
  },
  {
    // Stripe does not know the key, or cannot be reached from here.
    alert: 'BillingFails',
    async provoke(site) {
      const { cookie = '' } = site.people.consultants[0] ?? {};
      const headers = { cookie, origin: testPublicUrl, 'content-type': 'application/json' };
      return repeat(1, async () => {
        await ask(site, '/api/me/subscription/refresh', { method: 'POST', headers });
        await wait(300);
      });
    },
  },
  {
    alert: 'BackupOld',
    async provoke({ backups }) {
      await rename(backups, `${backups}-away`);
      return () => rename(`${backups}-away`, backups);
    },
  },
  {
    alert: 'EventLoopSlow',
    async provoke({ app }) {
      return repeat(1, async () => {
        process.kill(app.pid, 'SIGSTOP');
        await wait(600);
        process.kill(app.pid, 'SIGCONT');
        await wait(50);
      });
    },
  },
];
