import pg from 'pg';
import { z } from 'zod';
import type { RecordedStatement } from '../statements/collect-statements.ts';

/** How a statement is carried out over several databases. */
export type Verdict =
  /** Tables that lie on one database, or on each. */
  | { outcome: 'not shared out' }
  /** By the one that has the person's rows. */
  | { outcome: 'one' }
  /** By all of them at once. */
  | { outcome: 'all' }
  /** One part after the other, with what came of the first handed to the next. */
  | { outcome: 'in steps' }
  | { outcome: 'refused'; reason: string }
  /** Not even where nothing is shared out: it says nothing of sharding. */
  | { outcome: 'not judged'; reason: string };

const planSchema = z.array(z.looseObject({ Plan: z.unknown() })).min(1);

/** Asks a database for the plan of a statement; the reason when it has none. */
export async function planOf(
  client: pg.Client,
  { text, values }: RecordedStatement,
): Promise<{ plan: unknown } | { refused: string }> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
      `explain (costs off, format json) ${text}`,
      values,
    );
    return { plan: planSchema.parse(rows[0]?.['QUERY PLAN']) };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return { refused: withoutNames(error.message) };
  } finally {
    await client.query('rollback');
  }
}

/** Judges a statement by the plans for the database as it is and for the one that is shared out. */
export async function tryStatement(
  { whole, shared }: { whole: pg.Client; shared: pg.Client },
  statement: RecordedStatement,
): Promise<Verdict> {
  const today = await planOf(whole, statement);
  if ('refused' in today) return { outcome: 'not judged', reason: today.refused };
  const found = await planOf(shared, statement);
  if ('plan' in found && !isPartless(found.plan)) return outcomeOf(found.plan);
  if ('refused' in found && !found.refused.startsWith(laterError)) {
    return { outcome: 'refused', reason: found.refused };
  }
  // A database that was to carry out its part made no plan of it: what it says when it is to do it.
  const reason = await refusalOf(shared, statement);
  if (reason !== undefined) return { outcome: 'refused', reason };
  return 'plan' in found ? outcomeOf(found.plan) : { outcome: 'all' };
}

/** What is said instead of the reason, when that came before. */
const laterError = 'current transaction is aborted';

const isPartless = (plan: unknown): boolean =>
  [...propertiesOf(plan)].some(([name, value]) => name === 'Error' && value !== undefined);

/** What a rule of the rows refuses with: they are not there, which says nothing of the statement. */
const integrityClass = '23';

/** Carries a statement out and takes it back; why it cannot be carried out, whatever the rows. */
async function refusalOf(
  client: pg.Client,
  { text, values }: RecordedStatement,
): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(text, values);
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code?.startsWith(integrityClass) ? undefined : withoutNames(error.message);
  } finally {
    await client.query('rollback');
  }
}

function outcomeOf(plan: unknown): Verdict {
  const [tasks, steps] = [numbersNamed(plan, 'Task Count'), countNamed(plan, 'Subplans')];
  if (tasks.length === 0) return { outcome: 'not shared out' };
  if (steps > 0 || tasks.length > 1) return { outcome: 'in steps' };
  return { outcome: (tasks[0] ?? 0) > 1 ? 'all' : 'one' };
}

function* propertiesOf(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [name, inner];
    yield* propertiesOf(inner);
  }
}

const numbersNamed = (plan: unknown, wanted: string): number[] =>
  [...propertiesOf(plan)].flatMap(([name, value]) =>
    name === wanted && typeof value === 'number' ? [value] : [],
  );

const countNamed = (plan: unknown, wanted: string): number =>
  [...propertiesOf(plan)].filter(([name]) => name === wanted).length;

/** So that the same reason reads alike, whatever table it speaks of. */
const withoutNames = (message: string): string => message.replaceAll(/"[^"]+"/g, '“…”');
