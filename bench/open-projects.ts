import pg from 'pg';
import { listOpenProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import { readServer, startBareServer } from './harness/bare-server.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { sentStatement } from './harness/sent-statements.ts';
import { compareSideBySide } from './harness/side-by-side.ts';
import { type Statement, sqlLoad } from './harness/sql-load.ts';
import { type StartedProduct, startProduct } from './harness/started-product.ts';

const largeSize = 10_000;
/** Seconds: some 5,000 answers, after which the engine compiles little more. */
const untilCompiled = 12;

/** The list of open projects over HTTP against its own statement, and the smallest one there is, by the bare driver. */
export const openProjects: Benchmark = {
  about: 'GET /api/projects/open, against the same statement by the bare driver, and select 1',
  async run(report) {
    const product = await startProduct();
    const statement = await sentStatement(product.connectionString, (db) =>
      listOpenProjects(db, {}, new Date(), { limit: 20, after: null }),
    );
    const { consultants } = await fillMarketplace(product.connectionString, {
      consultants: 1,
      projects: 1,
    });
    const cookie = consultants[0]?.cookie ?? '';
    const figures: Figure[] = [];
    for (const size of ['demo', 'large'] as const) {
      if (size === 'large') {
        await fillMarketplace(product.connectionString, {
          consultants: 0,
          projects: largeSize,
        });
      }
      const projects = await countOpenProjects(product);
      figures.push({ name: `${size}: open projects`, value: projects, unit: 'count' });
      for (const connections of [1, 16]) {
        report(`${projects} open projects, ${connections} connections`);
        figures.push(...(await measure(product, { statement, cookie, connections, size })));
      }
    }
    return figures;
  },
};

async function measure(
  { app, connectionString }: StartedProduct,
  options: { statement: Statement; cookie: string; connections: number; size: string },
): Promise<Figure[]> {
  const { statement, cookie, connections, size } = options;
  const sql = (sent: Statement) =>
    sqlLoad({ connectionString, connections, nextTurn: () => [sent] });
  const bare = await startBareServer(readServer(connectionString, statement));
  const { figuresOf, throughputRatio, latencyRatio } = await compareSideBySide(
    {
      API: httpLoad({ url: `${app.url}/api/projects/open`, connections, headers: { cookie } }),
      'bare server': httpLoad({ url: bare.url, connections }),
      statement: sql(statement),
      'select 1': sql({ text: 'select 1', values: [] }),
    },
    { warmUp: untilCompiled },
  ).finally(bare.kill);
  const place = `${size}, ${connections} conn.`;
  return [
    ...figuresOf('API', `${place}: API`),
    ...figuresOf('bare server', `${place}: bare server`),
    ...figuresOf('statement', `${place}: statement`),
    ...figuresOf('select 1', `${place}: select 1`),
    {
      name: `${place}: API ÷ statement, p50`,
      value: latencyRatio('API', 'statement'),
      unit: 'ratio',
    },
    {
      name: `${place}: API ÷ statement, rate`,
      value: throughputRatio('API', 'statement'),
      unit: 'ratio',
    },
    {
      name: `${place}: bare server ÷ statement, p50`,
      value: latencyRatio('bare server', 'statement'),
      unit: 'ratio',
    },
    {
      name: `${place}: bare server ÷ statement, rate`,
      value: throughputRatio('bare server', 'statement'),
      unit: 'ratio',
    },
    {
      name: `${place}: API ÷ bare server, rate`,
      value: throughputRatio('API', 'bare server'),
      unit: 'ratio',
    },
    {
      name: `${place}: statement ÷ select 1, p50`,
      value: latencyRatio('statement', 'select 1'),
      unit: 'ratio',
    },
  ];
}

async function countOpenProjects({ connectionString }: StartedProduct): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as n from projects where status = 'open' and visibility = 'public'",
  );
  await client.end();
  return rows[0].n;
}
