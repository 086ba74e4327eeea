import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  allIntents,
  apply,
  applyBody,
  applyHeaders,
  applyPath,
  type Intent,
} from '#tests/processes/applying.ts';
import { fillMarketplace } from '#tests/processes/marketplace.ts';
import {
  findMailOfSameRows,
  type KeptMail,
  rowsOfApplication,
} from './harness/application-rows.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { compareSideBySide } from './harness/side-by-side.ts';
import { type Statement, sqlLoad } from './harness/sql-load.ts';
import { type StartedProduct, startProduct } from './harness/started-product.ts';

const longestSettleMs = 120_000;
/** Seconds in which the engine has compiled nearly all that an application and its mail need: some 2,000 of them. */
const untilCompiled = 20;
/**
 * By 1, 2, 4, 8 and 16 connections 394, 470, 551, 507 and 419 applications a second were written: more of them wait for
 * each other.
 */
const mostForRows = 4;

/** Applying over HTTP (checks, one transaction with its fact, the answer) against the bare insert, committed. */
export const submitApplication: Benchmark = {
  about: 'applying to a project, against the bare insert in a transaction',
  async run(report) {
    const product = await startProduct();
    const intents = allIntents(
      await fillMarketplace(product.connectionString, { consultants: 200, projects: 1000 }),
    );
    const next = (): Intent => {
      const { value } = intents.next();
      if (!value) throw new Error('Everyone has applied to everything.');
      return value;
    };
    const figures: Figure[] = [];
    const control = new pg.Client({ connectionString: product.connectionString });
    await control.connect();
    try {
      const { url } = product.app;
      const applyOnce = async (): Promise<void> => {
        await apply({ url, publicUrl: product.publicUrl }, next());
        await settle(control);
      };
      const mail = await findMailOfSameRows(control, { apply: applyOnce, intent: next() });
      for (const connections of [1, 16]) {
        report(`applying over ${connections} connections`);
        figures.push(...(await measure(product, { control, connections, next, mail })));
      }
    } finally {
      await control.end();
    }
    return figures;
  },
};

async function measure(
  { app, publicUrl, connectionString }: StartedProduct,
  options: { control: pg.Client; connections: number; next: () => Intent; mail: KeptMail },
): Promise<Figure[]> {
  const { control, connections, next, mail } = options;
  let jobs = 0;
  let settling = 0;
  const { figuresOf, throughputRatio, latencyRatio } = await compareSideBySide(
    {
      API: httpLoad({
        url: app.url,
        connections,
        nextRequest: () => {
          const intent = next();
          return {
            method: 'POST',
            path: applyPath(intent),
            headers: applyHeaders(publicUrl, intent),
            body: applyBody,
          };
        },
      }),
      insert: sqlLoad({ connectionString, connections, nextTurn: () => bareInsert(next()) }),
      rows: sqlLoad({
        ...{ connectionString, pipeline: true },
        connections: Math.min(connections, mostForRows),
        nextTurn: () => rowsOfApplication(next(), mail),
      }),
    },
    {
      warmUp: untilCompiled,
      // What the applications set off must not run beside the bare insert.
      between: async () => {
        const started = performance.now();
        jobs += await settle(control);
        settling += performance.now() - started;
      },
    },
  );
  const place = `${connections} conn.`;
  return [
    ...figuresOf('API', `${place}: API`),
    ...figuresOf('insert', `${place}: insert`),
    ...figuresOf('rows', `${place}: all its rows`),
    { name: `${place}: API ÷ insert, p50`, value: latencyRatio('API', 'insert'), unit: 'ratio' },
    {
      name: `${place}: API ÷ insert, rate`,
      value: throughputRatio('API', 'insert'),
      unit: 'ratio',
    },
    ...(connections === 1
      ? [
          {
            name: `${place}: all its rows ÷ insert, p50`,
            value: latencyRatio('rows', 'insert'),
            unit: 'ratio' as const,
          },
        ]
      : []),
    {
      name: `${place}: API ÷ all its rows, rate`,
      value: throughputRatio('API', 'rows'),
      unit: 'ratio',
    },
    {
      name: `${place}: jobs done afterwards`,
      value: (jobs * 1000) / settling,
      unit: 'per second',
    },
  ];
}

function bareInsert({ projectId, consultant }: Intent): Statement[] {
  return [
    { text: 'begin', values: [] },
    {
      text: 'insert into applications (project_id, consultant_id, cover_letter) values ($1, $2, $3)',
      values: [projectId, consultant.userId, applyBody],
    },
    { text: 'commit', values: [] },
  ];
}

/** Waits until the facts and mails are done; returns how many were still waiting at the beginning. */
async function settle(control: pg.Client): Promise<number> {
  const deadline = Date.now() + longestSettleMs;
  let atFirst: number | undefined;
  for (;;) {
    const { rows } = await control.query(
      `select coalesce(sum(case name when 'application-submitted' then 2 else 1 end), 0)::int as n
       from jobs.job where state < 'completed' and name in ('application-submitted', 'mail-requested')`,
    );
    // A fact that waits becomes a mail that waits: two jobs.
    atFirst ??= Number(rows[0].n);
    if (rows[0].n === 0) return atFirst;
    if (Date.now() > deadline) throw new Error('Jobs are still waiting after two minutes.');
    await wait(20);
  }
}
