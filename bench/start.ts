import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from '#tests/processes/app-process.ts';
import { connectionStringOf, databasePid, newDataFolder } from '#tests/processes/data-folder.ts';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import { startBareServer } from './harness/bare-server.ts';
import { type Benchmark, type Figure, median } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { databaseMebibytes, processMebibytes } from './harness/memory.ts';
import { benchPublicUrl } from './harness/started-product.ts';

const rounds = 5;
const firstStarts = 2;
const loadSeconds = 10;
const firstPage = { readyPath: '/', keepOutput: false };

/** From the spawn of the built product to the first 200 of its landing page, and the memory it takes. */
export const start: Benchmark = {
  about: 'first start, later starts and memory, against a bare Node server',
  async run(report) {
    const first: number[] = [];
    let dataDir = '';
    for (let n = 0; n < firstStarts; n += 1) {
      report('first start on an empty data folder');
      dataDir = await newDataFolder();
      const app = await startApp(environment(dataDir), firstPage);
      first.push(app.readyAfter);
      await app.terminate();
    }

    const later: number[] = [];
    const bare: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report('start on a data folder that is there, and a bare server');
      const server = await startBareServer();
      await server.kill();
      const app = await startApp(environment(dataDir), firstPage);
      await app.terminate();
      bare.push(server.readyAfter);
      later.push(app.readyAfter);
      ratios.push(app.readyAfter / server.readyAfter);
    }

    return [
      { name: 'first start', value: median(first), unit: 'ms' },
      { name: 'start', value: median(later), unit: 'ms' },
      { name: 'start of a bare server', value: median(bare), unit: 'ms' },
      { name: 'first start ÷ start', value: median(first) / median(later), unit: 'ratio' },
      { name: 'start ÷ bare server', value: median(ratios), unit: 'ratio' },
      ...(await measureMemory(dataDir, report)),
    ];
  },
};

const environment = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  PUBLIC_URL: benchPublicUrl,
  LOG_LEVEL: 'info',
});

async function measureMemory(dataDir: string, report: (line: string) => void): Promise<Figure[]> {
  const server = await startBareServer();
  const bareMemory = processMebibytes(server.pid);
  await server.kill();

  const app = await startApp(environment(dataDir), firstPage);
  const database = databasePid(dataDir) ?? 0;
  await wait(2000);
  const appAtRest = processMebibytes(app.pid);
  const databaseAtRest = databaseMebibytes(database);
  report(
    `${loadSeconds} s of load: half visitors of the landing page, half readers of the open projects`,
  );
  const { consultants } = await fillMarketplace(await connectionStringOf(dataDir), {
    consultants: 1,
    projects: 1,
  });
  const cookie = consultants[0]?.cookie ?? '';
  await Promise.all([
    httpLoad({ url: app.url, connections: 8 })(loadSeconds),
    httpLoad({ url: `${app.url}/api/projects/open`, connections: 8, headers: { cookie } })(
      loadSeconds,
    ),
  ]);
  const appAfterLoad = processMebibytes(app.pid);
  const databaseAfterLoad = databaseMebibytes(database);
  await app.terminate();

  return [
    { name: 'memory of a bare server', value: bareMemory, unit: 'MiB' },
    { name: 'memory at rest, product', value: appAtRest, unit: 'MiB' },
    { name: 'memory at rest, PostgreSQL', value: databaseAtRest, unit: 'MiB' },
    { name: 'memory after load, product', value: appAfterLoad, unit: 'MiB' },
    { name: 'memory after load, PostgreSQL', value: databaseAfterLoad, unit: 'MiB' },
    { name: 'product at rest ÷ bare server', value: appAtRest / bareMemory, unit: 'ratio' },
    { name: 'product after load ÷ at rest', value: appAfterLoad / appAtRest, unit: 'ratio' },
    {
      name: 'PostgreSQL after load ÷ at rest',
      value: databaseAfterLoad / databaseAtRest,
      unit: 'ratio',
    },
  ];
}
