import { startBareServer, statementServer } from './harness/bare-server.ts';
import { type CpuContestant, cpuPerRequest } from './harness/cpu-per-request.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { requireUncached, signedIn } from './harness/own-page.ts';
import { startProduct } from './harness/started-product.ts';

const client = 'client@demo.test';
const consultant = 'consultant@demo.test';

/** What signed-in people ask for, one after the other. */
const asked = [
  { name: 'Find Consultants', path: '/find-consultants', as: client, isPage: true },
  { name: 'portal of a client', path: '/client/portal', as: client, isPage: true },
  { name: 'who I am', path: '/api/me', as: client, isPage: false },
  { name: 'search', path: '/api/consultants', as: client, isPage: false },
  { name: 'open projects', path: '/api/projects/open', as: consultant, isPage: false },
] as const;

/**
 * The processor's time that a request costs the server's process, by the process's own clock: work beside it on the machine
 * moves it little. What Node alone can do is measured in the same run.
 */
export const requests: Benchmark = {
  about: 'CPU of the server for signed-in pages and API reads, against bare answers of Node',
  async run(report) {
    const product = await startProduct();
    const { app } = product;
    const headers = {
      [client]: await signedIn(product, client),
      [consultant]: await signedIn(product, consultant),
    };
    const contestants: CpuContestant[] = asked.map(({ name, path, as }) => ({
      ...{ name, pid: app.pid, url: `${app.url}${path}`, headers: headers[as] },
    }));
    for (const { name, path, as, isPage } of asked) {
      if (isPage) await requireUncached(app.url, { name, path, headers: headers[as] });
    }
    const bare = await startBareServer();
    const withStatement = await startBareServer(statementServer(product.connectionString));
    try {
      const cpu = await cpuPerRequest(
        [
          ...contestants,
          { name: 'bare answer', pid: bare.pid, url: bare.url, headers: {} },
          {
            name: 'bare answer with a statement',
            pid: withStatement.pid,
            url: withStatement.url,
            headers: {},
          },
        ],
        report,
      );
      const times = [...cpu].map(([name, value]): Figure => ({ name, value, unit: 'ms' }));
      const least = cpu.get('bare answer with a statement') ?? 0;
      const ratios = asked.map(
        ({ name }): Figure => ({
          name: `${name} ÷ bare answer with a statement`,
          value: (cpu.get(name) ?? 0) / least,
          unit: 'ratio',
        }),
      );
      return [...times, ...ratios];
    } finally {
      await bare.kill();
      await withStatement.kill();
    }
  },
};
