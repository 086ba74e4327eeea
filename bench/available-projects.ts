import pg from 'pg';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { listOpenProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { sentStatement } from './harness/sent-statements.ts';
import { compareSideBySide } from './harness/side-by-side.ts';
import { type Statement, sqlLoad } from './harness/sql-load.ts';
import { type StartedProduct, startProduct } from './harness/started-product.ts';

const size = 1_000_000;
const pageSize = 20;
const deepPage = 100;

/** Every filter alone, narrow and wide, and all of them together. */
const filters: Readonly<Record<string, OpenProjectFilter>> = {
  'no filter': {},
  'common word': { text: 'finance' },
  'rare words': { text: 'loyalty assortments' },
  product: { skill: 'finance-operations' },
  module: { skill: 'human-resources.leave-and-absence' },
  duration: { duration: 'ongoing' },
  budget: { budgetFrom: '250k-plus' },
  posted: { posted: 'month' },
  'all filters': {
    text: 'ledger',
    skill: 'finance-operations',
    duration: '3-6-months',
    budgetFrom: '25k-50k',
    posted: 'month',
  },
};

/** What consultants browse, at a million open projects: no page and no filter may cost more the more there are. */
export const availableProjects: Benchmark = {
  about:
    'open projects at 1,000,000: first and hundredth page, each filter, against the bare driver',
  async run(report) {
    const product = await startProduct();
    const { connectionString } = product;
    const { consultants } = await fillMarketplace(connectionString, {
      consultants: 1,
      projects: 1,
    });
    report(`${size} projects are made`);
    const anyId = await fillWithProjects(connectionString);
    const figures: Figure[] = [];
    const byKey = { text: 'select * from projects where id = $1', values: [anyId] };
    for (const [name, filter] of Object.entries(filters)) {
      report(name);
      figures.push(...(await measureFilter(product, { name, filter, byKey })));
    }
    report('over HTTP');
    const cookie = consultants[0]?.cookie ?? '';
    figures.push(...(await measureApi(product, cookie)));
    return figures;
  },
};

/** Makes the projects; the index of the filters is left out meanwhile, which is quicker. Returns the id of one. */
async function fillWithProjects(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: definitions } = await client.query<{ made: string }>(
    "select pg_get_indexdef('projects_open_filters'::regclass) as made",
  );
  await client.query('drop index projects_open_filters');
  await fillWithScaleData(client, {
    consultants: 0,
    projects: size,
    seed: 'bench',
    now: new Date(),
  });
  await client.query(definitions[0]?.made ?? '');
  await client.query('vacuum analyze projects');
  const { rows } = await client.query<{ id: string }>(
    'select id from projects order by created_at offset 1000 limit 1',
  );
  await client.end();
  return rows[0]?.id ?? '';
}

interface Measured {
  name: string;
  filter: OpenProjectFilter;
  byKey: Statement;
}

async function measureFilter(
  { connectionString }: StartedProduct,
  { name, filter, byKey }: Measured,
): Promise<Figure[]> {
  const first = await statementOf(connectionString, filter, { limit: pageSize, after: null });
  const after = await positionBefore(connectionString, first, deepPage);
  const deep = await statementOf(connectionString, filter, { limit: pageSize, after });
  const sql = (statement: Statement) =>
    sqlLoad({ connectionString, connections: 1, nextTurn: () => [statement] });
  const { figuresOf, latencyRatio } = await compareSideBySide(
    { first: sql(first), deep: sql(deep), byKey: sql(byKey) },
    { rounds: 5, seconds: 0.5 },
  );
  return [
    ...figuresOf('first', `${name}: first page`).slice(1),
    ...figuresOf('deep', `${name}: page ${deepPage}`).slice(1),
    ratio(`${name}: page ${deepPage} ÷ first page, p50`, latencyRatio('deep', 'first')),
    ratio(`${name}: first page ÷ one row by its key, p50`, latencyRatio('first', 'byKey')),
  ];
}

async function measureApi(
  { app, connectionString }: StartedProduct,
  cookie: string,
): Promise<Figure[]> {
  const statement = await statementOf(connectionString, {}, { limit: pageSize, after: null });
  const { figuresOf, latencyRatio } = await compareSideBySide({
    API: httpLoad({
      url: `${app.url}/api/projects/open`,
      connections: 1,
      headers: { cookie },
    }),
    statement: sqlLoad({ connectionString, connections: 1, nextTurn: () => [statement] }),
  });
  return [
    ...figuresOf('API', 'API'),
    ratio('API ÷ statement, p50', latencyRatio('API', 'statement')),
  ];
}

const ratio = (name: string, value: number): Figure => ({ name, value, unit: 'ratio' });

/** The statement as the product sends it. */
const statementOf = (
  connectionString: string,
  filter: OpenProjectFilter,
  page: PageRequest,
): Promise<Statement> =>
  sentStatement(connectionString, (db) => listOpenProjects(db, filter, new Date(), page));

/** Where this page begins; the beginning of the last one where there are not so many. */
async function positionBefore(
  connectionString: string,
  { text, values }: Statement,
  page: number,
): Promise<PageRequest['after']> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const wanted = (page - 1) * pageSize;
  const { rows } = await client.query<{ id: string; created_at: Date }>({
    text,
    // The limit is the statement's last parameter.
    values: [...values.slice(0, -1), wanted],
  });
  await client.end();
  const last = rows.at(Math.min(rows.length, wanted) - 1);
  return last ? { createdAt: last.created_at, id: last.id } : null;
}
