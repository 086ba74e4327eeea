import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import {
  countConsultants,
  findEntries,
  openSearch,
  type SearchAt,
} from '#features/search/query/server/queries/search-at.ts';
import { createSearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { callLoad } from '../harness/call-load.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { compareSideBySide } from '../harness/side-by-side.ts';
import { makeSearchedDatabase } from '../search-data/searched-database.ts';
import { type FindAll, libraries, type PlainPerson } from './libraries.ts';
import {
  availabilityToken,
  choiceToken,
  makePlainQuestions,
  type PlainQuestion,
} from './plain-questions.ts';

const people = Number(process.env.SEARCH_PEOPLE ?? 100_000);
const pageSize = 20;
const ours = 'the product';

/** The first page by rating, and how many there are: what everyone is asked, and what everyone has to answer alike. */
interface Answer {
  page: string[];
  total: number;
}
type Answers = (question: PlainQuestion) => Promise<Answer>;

/**
 * The product's search, and libraries that search in memory: the same questions, the same answers.
 */
export const searchLibraries: Benchmark = {
  about: `the search at ${people.toLocaleString('en')} consultants beside MiniSearch, FlexSearch and Orama`,
  longestRunMs: 60 * 60_000,
  async run(report) {
    const searched = await makeSearchedDatabase(people, report);
    const client = new pg.Client({ connectionString: searched.connectionString });
    const db = createDb(openPool(searched.connectionString, 2));
    const searchMemory = createSearchMemory({ db, clock: systemClock, log: createLog('silent') });
    try {
      await client.connect();
      const contestants: Record<string, Answers> = {};
      const figures: Figure[] = [];
      const load = async (name: string, make: () => Promise<Answers>): Promise<void> => {
        report(`${name} indexes all people`);
        const before = memoryInUse();
        const begun = performance.now();
        contestants[name] = await make();
        const taken = performance.now() - begun;
        figures.push(
          { name: `${name}: taken in`, value: taken, unit: 'ms' },
          { name: `${name}: memory`, value: memoryInUse() - before, unit: 'MiB' },
        );
      };
      await load(ours, async () => {
        await searchMemory.load();
        return async (question) => {
          const at = await openSearch({ db, clock: systemClock, searchMemory });
          if (!at) throw new Error('The search index is not loaded.');
          return answerFrom(at, question);
        };
      });
      const begun = performance.now();
      const listed = await readListed(client);
      figures.push({
        name: 'reading rows for libraries',
        value: performance.now() - begun,
        unit: 'ms',
      });
      const idOf = listed.map(({ userId }) => userId);
      for (const [name, make] of Object.entries(libraries)) {
        await load(name, async () => answerOf(await make(listed), idOf));
      }
      const questions = await makePlainQuestions(client, 20);
      report(`${questions.length} questions are answered by all`);
      for (const name of Object.keys(contestants)) {
        figures.push({
          name: `${name}: answers that differ`,
          value: await countDifferent(questions, contestants[ours], contestants[name]),
          unit: 'count',
        });
      }
      return [...figures, ...(await compare(contestants, questions, report))];
    } finally {
      await searchMemory.close();
      await db.destroy();
      await client.end();
      await searched.stop();
    }
  },
};

async function compare(
  contestants: Readonly<Record<string, Answers>>,
  questions: readonly PlainQuestion[],
  report: (line: string) => void,
): Promise<Figure[]> {
  const names = Object.keys(contestants);
  const loads = Object.entries(contestants).map(([name, answer]) => {
    let turn = 0;
    const next = (): Promise<unknown> => {
      const question = questions[turn % questions.length];
      turn += 1;
      return question ? answer(question) : Promise.reject(new Error('There are no questions.'));
    };
    return [name, callLoad(1, next)] as const;
  });
  report('they take turns');
  const { figuresOf, latencyRatio } = await compareSideBySide(Object.fromEntries(loads), {
    rounds: 5,
    seconds: 3,
  });
  return [
    ...names.flatMap((name) => figuresOf(name, name)),
    ...names
      .filter((name) => name !== ours)
      .map(
        (name): Figure => ({
          name: `${ours} ÷ ${name}, p50`,
          value: latencyRatio(ours, name),
          unit: 'ratio',
        }),
      ),
  ];
}

async function answerFrom(at: SearchAt, { filter, text }: PlainQuestion): Promise<Answer> {
  const slice = { after: null, limit: pageSize, snapshot: at.loaded.snapshot };
  const found = await findEntries(at, { filter, text, sort: 'rating' }, slice);
  const total = await countConsultants(at, filter, text);
  return { page: found.map(({ userId }) => userId), total };
}

/** People have their places by rating as ids: the least ones are the first page. */
const answerOf =
  (find: FindAll, idOf: readonly string[]): Answers =>
  async ({ tokens }) => {
    const all = await find(tokens);
    const first = all.toSorted((a, b) => a - b).slice(0, pageSize);
    return { page: first.map((id) => idOf[id] ?? ''), total: all.length };
  };

async function countDifferent(
  questions: readonly PlainQuestion[],
  expected: Answers | undefined,
  given: Answers | undefined,
): Promise<number> {
  if (!expected || !given) throw new Error('There is no library to query.');
  let different = 0;
  for (const question of questions) {
    const [right, answer] = await Promise.all([expected(question), given(question)]);
    if (JSON.stringify(right) !== JSON.stringify(answer)) different += 1;
  }
  return different;
}

/** All listed consultants, in the order by rating. */
async function readListed(client: pg.Client): Promise<(PlainPerson & { userId: string })[]> {
  const { rows } = await client.query<{
    user_id: string;
    choices: string[];
    availability: number;
    words: string[];
  }>(
    `select user_id, skills || modules || places as choices, availability,
            array(select word from unnest(tsvector_to_array(words)) as word where word !~ '^[0-9]:') as words
       from consultant_search where to_xid is null and listed_until > now()
      order by merit desc, user_id desc`,
  );
  return rows.map(({ user_id: userId, choices, availability, words }, id) => ({
    ...{ id, userId },
    tokens: [...words, ...choices.map(choiceToken), availabilityToken(availability)],
  }));
}

/** The memory of this process, in MiB, after a full garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}
