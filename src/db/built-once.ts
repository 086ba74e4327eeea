import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import { prepareFromNowOn } from '#lib/database/prepared-statements.ts';
import type { Executor } from '#lib/database/round-trips.ts';
import type { Db } from './client.ts';

/** A statement that is built and compiled for its first use, and sent with other values from then on. */
export interface BuiltOnce<Given extends object, Row, Handle = Db> {
  (db: Handle, given: Given): Promise<Row[]>;
  /** The statement with these values, to be sent together with others. */
  compiled(db: Handle, given: Given): CompiledQuery<Row>;
}

/**
 * Makes a statement that is built once: what every request asks is not made anew for each. `build` hands every given value on as it
 * is; it is built with marks in their places, by which these are found. What it makes of a value, such as the day before a date, or
 * another text for another value, would stay that of the first time: the first time, and until each value has been another one, it
 * is built with the values and compared. Throws when it does so.
 */
export function builtOnce<Given extends object, Row, Handle extends Executor = Db>(
  build: (db: Handle, given: Given) => Compilable<Row>,
): BuiltOnce<Given, Row, Handle> {
  let built: Built<Given, Row> | undefined;
  const compiled = (db: Handle, given: Given): CompiledQuery<Row> => {
    const known = built ?? buildWithMarks(build, db, given);
    const statement = { ...known.statement, parameters: known.places.map((read) => read(given)) };
    if (known.same.size > 0 && known.compared < mostCompared) {
      compare(known, given, { before: statement, now: build(db, given).compile() });
    }
    if (!built) prepareFromNowOn(statement.sql);
    built = known;
    return statement;
  };
  const send = async (db: Handle, given: Given): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(compiled(db, given));
    return rows;
  };
  return Object.assign(send, { compiled });
}

interface Built<Given, Row> {
  statement: CompiledQuery<Row>;
  places: Place<Given>[];
  first: Given;
  /** The values that have always been as the first time. */
  same: Set<keyof Given>;
  compared: number;
}

/** Some values hardly ever are another one. */
const mostCompared = 100;

/** Stands in the place of a given value. */
class Mark<Given> {
  readonly key: keyof Given;

  constructor(key: keyof Given) {
    this.key = key;
  }
}

/** Whose value stands there: a given one's, or always the same. */
type Place<Given> = (given: Given) => unknown;

function buildWithMarks<Given extends object, Row, Handle>(
  build: (db: Handle, given: Given) => Compilable<Row>,
  db: Handle,
  first: Given,
): Built<Given, Row> {
  const keys = keysOf(first);
  const marks = Object.fromEntries(keys.map((key) => [key, new Mark<Given>(key)]));
  let statement: CompiledQuery<Row>;
  try {
    statement = build(db, marks as unknown as Given).compile();
  } catch (cause) {
    throw new Error(hasMore, { cause });
  }
  const places = statement.parameters.map(
    (value): Place<Given> =>
      value instanceof Mark ? (given) => given[value.key as keyof Given] : () => value,
  );
  return { statement, places, first, same: new Set(keys), compared: 0 };
}

const hasMore = 'This statement has more of the given values than themselves.';

function compare<Given, Row>(
  built: Built<Given, Row>,
  given: Given,
  { before, now }: { before: CompiledQuery<Row>; now: CompiledQuery<Row> },
): void {
  const isSame = before.sql === now.sql && isDeepStrictEqual(before.parameters, now.parameters);
  if (!isSame) throw new Error(hasMore);
  built.compared += 1;
  for (const key of built.same) {
    if (!isDeepStrictEqual(given[key], built.first[key])) built.same.delete(key);
  }
}

const keysOf = <Given extends object>(given: Given): (keyof Given & string)[] =>
  Object.keys(given).filter((key): key is Extract<keyof Given, string> => key in given);
