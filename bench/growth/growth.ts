import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { checkoutDir } from '#tests/processes/app-process.ts';
import { newDataFolder, quietLog } from '#tests/processes/data-folder.ts';
import { callLoad } from '../harness/call-load.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { compareSideBySide } from '../harness/side-by-side.ts';
import { blocksOf } from './blocks.ts';
import { growMarketplace } from './grown-marketplace.ts';
import { marketplaceQuestions } from './marketplace-questions.ts';

/** `GROWTH_SIZES` names other ones, by commas, from the smallest on. */
const sizes = (process.env.GROWTH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);
const byKey = 'one row by its key';

/**
 * Of one question at one size: how long half of the answers take at most, and how much of the database was looked at.
 */
interface Seen {
  question: string;
  size: number;
  /** Milliseconds. */
  p50: number;
  /** Times a look-up by key, in the same rounds. */
  overKey: number;
  blocks: number | null;
}

type Call = () => Promise<unknown>;

/** The same questions the more there are of everything: what grows as the site does, and what stays. */
export const growth: Benchmark = {
  about: `the same questions at ${sizes.map((size) => size.toLocaleString('en')).join(', ')}: lists, inbox, tables of admins`,
  longestRunMs: 60 * 60_000,
  async run(report) {
    const seen = await measureMarketplace(report);
    return [
      ...seen.filter(({ question }) => question !== byKey).flatMap(figuresOf),
      ...slopesOf(seen),
    ];
  },
};

/** One database that grows: what is there already stays. */
async function measureMarketplace(report: (line: string) => void): Promise<Seen[]> {
  const seen: Seen[] = [];
  const { connectionString, stop } = await startPrivatePostgres({
    ...{ dataDir: await newDataFolder(), checkoutDir, log: quietLog },
  });
  const db = createDb(openPool(connectionString, 1));
  try {
    await migrate(db);
    for (const size of sizes) {
      report(`${size.toLocaleString('en')} projects, messages, users and entries of the audit log`);
      const marketplace = await growMarketplace(connectionString, size);
      const questions = marketplaceQuestions(marketplace);
      const calls = Object.fromEntries(
        Object.entries(questions).map(([name, ask]) => [name, () => ask(db)]),
      );
      const measured = await measure(size, calls, report);
      for (const each of measured) {
        const ask = questions[each.question];
        seen.push({ ...each, blocks: ask ? await blocksOf(connectionString, ask) : null });
      }
    }
  } finally {
    await db.destroy();
    await stop();
  }
  return seen;
}

async function measure(
  size: number,
  calls: Readonly<Record<string, Call>>,
  report: (line: string) => void,
): Promise<Seen[]> {
  if (!(byKey in calls)) throw new Error('There is nothing to compare the queries with.');
  const loads = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, callLoad(1, call)]),
  );
  const { figuresOf: of, latencyRatio } = await compareSideBySide(loads, {
    rounds: 4,
    seconds: 0.3,
  });
  return Object.keys(calls).map((question) => {
    const p50 = of(question, question)[1]?.value ?? Number.NaN;
    const overKey = latencyRatio(question, byKey);
    report(`${question}: ${p50.toFixed(2)} ms, ${overKey.toFixed(1)} look-ups by key`);
    return { question, size, p50, overKey, blocks: null };
  });
}

function figuresOf({ question, size, p50, overKey, blocks }: Seen): Figure[] {
  const name = `${question}, ${size.toLocaleString('en')}`;
  return [
    { name: `${name}: p50`, value: p50, unit: 'ms' },
    { name: `${name}: ÷ ${byKey}, p50`, value: overKey, unit: 'ratio' },
    ...(blocks === null
      ? []
      : [{ name: `${name}: blocks`, value: blocks, unit: 'count' } satisfies Figure]),
  ];
}

/**
 * How many times as much a question takes where there is most, and how many times as much for each ten times as many.
 * Times are counted in look-ups by key of the same rounds: a machine that is slower at one size is so for both.
 */
function slopesOf(seen: readonly Seen[]): Figure[] {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const decades = Math.log10(most / least);
  const questions = new Set(seen.map(({ question }) => question));
  return [...questions].flatMap((question) => {
    const at = (size: number) =>
      seen.find((each) => each.question === question && each.size === size);
    const [first, last] = [at(least), at(most)];
    if (!first || !last || question === byKey) return [];
    const times = last.overKey / first.overKey;
    return [
      { name: `${question}: most ÷ least, p50`, value: times, unit: 'ratio' as const },
      {
        name: `${question}: each ten times`,
        value: times ** (1 / decades),
        unit: 'ratio' as const,
      },
      ...(first.blocks === null || last.blocks === null
        ? []
        : [
            {
              name: `${question}: most ÷ least, blocks`,
              value: last.blocks / first.blocks,
              unit: 'ratio' as const,
            },
          ]),
    ];
  });
}
