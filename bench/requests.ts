import { startBareServer, statementServer } from './harness/bare-server.ts';
import { type CpuContestant, cpuPerRequest } from './harness/cpu-per-request.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { requireUncached, signedIn } from './harness/own-page.ts';
import { signedInRequests } from './harness/signed-in-requests.ts';
import { startProduct } from './harness/started-product.ts';

/** By HTTPS; Node's own `fetch` names less. */
const asBrowsersAsk = 'gzip, deflate, br, zstd';

/**
 * The processor's time that a request costs the server's process, by the process's own clock: work beside it on the
 * machine moves it little. What Node alone can do is measured in the same run.
 */
export const requests: Benchmark = {
  about: 'CPU of the server for signed-in pages and API reads, against bare answers of Node',
  async run(report) {
    const product = await startProduct();
    const { app } = product;
    const contestants: CpuContestant[] = [];
    for (const { name, path, as, isPage } of signedInRequests) {
      const headers = { ...(await signedIn(product, as)), 'accept-encoding': asBrowsersAsk };
      if (isPage) await requireUncached(app.url, { name, path, headers });
      contestants.push({ name, pid: app.pid, url: `${app.url}${path}`, headers });
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
      const ratios = signedInRequests.map(
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
