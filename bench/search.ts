import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { chanceOf } from '#db/scale/chance.ts';
import type { SearchFilter } from '#features/search/query/contract.ts';
import type { AskedText } from '#features/search/query/rules/asked-text.ts';
import { readText } from '#features/search/query/server/queries/read-text.ts';
import {
  countChoices,
  countConsultants,
  openSearch,
  type SearchAt,
} from '#features/search/query/server/queries/search-at.ts';
import { searchConsultants } from '#features/search/query/server/queries/search-consultants.ts';
import { createSearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import { suggestConsultants } from '#features/search/query/server/queries/suggest-consultants.ts';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { callLoad } from './harness/call-load.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { compareSideBySide } from './harness/side-by-side.ts';
import { madeUpNeeds } from './search-data/made-up-needs.ts';
import { findPageWithCounts } from './search-data/page-with-counts.ts';
import { mixedQuestions, type Question, questionMakers } from './search-data/search-shapes.ts';
import { makeSearchedDatabase } from './search-data/searched-database.ts';

const pageSize = 20;
const byKey = 'primary key';
const allThree = 'page, total and counts together';

/** Pages of found consultants, counts and suggestions, against the look-up of one row by its key. */
export const search: Benchmark = {
  about: 'search and suggestions at 100,000 consultants, against a look-up by primary key',
  async run(report) {
    const database = await makeSearchedDatabase(100_000, report);
    try {
      const figures = await measureSizes(database.connectionString);
      for (const atOnce of [1, 16]) {
        report(`${atOnce} at once`);
        figures.push(...(await measure(database.connectionString, atOnce)));
      }
      return figures;
    } finally {
      await database.stop();
    }
  },
};

async function measure(connectionString: string, atOnce: number): Promise<Figure[]> {
  const pool = openPool(connectionString, atOnce);
  const db = createDb(pool);
  const searchMemory = createSearchMemory({ db, clock: systemClock, log: createLog('silent') });
  try {
    const before = memoryInUse();
    const begun = performance.now();
    await searchMemory.load();
    const loaded = performance.now() - begun;
    const taken = memoryInUse() - before;
    const { rows } = await pool.query<{ user_id: string }>(
      'select user_id from consultant_search tablesample system (1) limit 1000',
    );
    const anybody = rows.map(({ user_id }) => user_id);
    const chance = chanceOf('who');
    const open = async (): Promise<SearchAt> => {
      const at = await openSearch({ db, clock: systemClock, searchMemory });
      if (!at) throw new Error('The search index is not loaded.');
      return at;
    };
    const findPage = ({ filter, sort }: Question, at: SearchAt) =>
      searchConsultants(at, { ...filter, sort, limit: pageSize });
    const mixed = mixedQuestions();
    const counted = mixedQuestions();
    const chosen = mixedQuestions();
    const together = mixedQuestions();
    const nextNeed = madeUpNeeds();
    const calls: Record<string, () => Promise<unknown>> = {
      [byKey]: () =>
        pool.query('select user_id, rating from consultant_search where user_id = $1', [
          chance.one(anybody),
        ]),
      page: async () => findPage(mixed(), await open()),
      [allThree]: () => findPageWithCounts(open, together()),
      total: async () => {
        const [at, { filter }] = [await open(), counted()];
        return countConsultants(at, filter, await textOf(at, filter));
      },
      'counts of choices': async () => {
        const [at, { filter }] = [await open(), chosen()];
        return countChoices(at, filter, await textOf(at, filter));
      },
      suggestions: async () => suggestConsultants(await open(), nextNeed(), { limit: 10 }),
      ...Object.fromEntries(
        Object.entries(questionMakers()).map(([name, next]) => [
          `page, ${name}`,
          async () => findPage(next(), await open()),
        ]),
      ),
    };
    const contestants = Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [name, callLoad(atOnce, call)]),
    );
    const { figuresOf, latencyRatio, throughputRatio } = await compareSideBySide(contestants, {
      rounds: 4,
      seconds: 1,
      warmUp: 5,
    });
    const place = `${atOnce} at once`;
    return [
      ...(atOnce === 1
        ? [
            { name: 'index: loaded in', value: loaded, unit: 'ms' as const },
            { name: 'index: memory', value: taken, unit: 'MiB' as const },
          ]
        : []),
      ...Object.keys(calls).flatMap((name) => figuresOf(name, `${place}: ${name}`)),
      ...Object.keys(calls)
        .filter((name) => name.startsWith('page') || name === 'suggestions')
        .flatMap((name): Figure[] => [
          {
            name: `${place}: ${name} ÷ ${byKey}, p50`,
            value: latencyRatio(name, byKey),
            unit: 'ratio',
          },
          {
            name: `${place}: ${name} ÷ ${byKey}, rate`,
            value: throughputRatio(name, byKey),
            unit: 'ratio',
          },
        ]),
    ];
  } finally {
    await searchMemory.close();
    await db.destroy();
  }
}

async function textOf(at: SearchAt, filter: SearchFilter): Promise<AskedText | null> {
  const read = await readText(at, filter);
  return read?.asked ?? null;
}

/** The memory of this process, in MiB, after a full garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  // Some arrays are given back only by the next collection.
  for (let times = 0; times < 2; times += 1) runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

async function measureSizes(connectionString: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; mebibytes: number }>(
      `select 'rows' as name, pg_relation_size('consultant_search') / 1048576.0 as mebibytes
       union all select 'words and cards', (pg_table_size('consultant_search') - pg_relation_size('consultant_search')) / 1048576.0
       union all select indexrelid::regclass::text, pg_relation_size(indexrelid) / 1048576.0
         from pg_index where indrelid = 'consultant_search'::regclass`,
    );
    return rows.map(({ name, mebibytes }) => ({
      name: `size: ${name}`,
      value: Number(mebibytes),
      unit: 'MiB',
    }));
  } finally {
    await client.end();
  }
}
