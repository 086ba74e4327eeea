import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import { prepareFromNowOn } from '#lib/database/prepared-statements.ts';
import type { Db } from './client.ts';

/** A statement that is built and compiled for its first use, and sent with other values from then on. */
export interface BuiltOnce<Given extends object, Row> {
  (db: Db, given: Given): Promise<Row[]>;
  /** The statement with these values, to be sent together with others. */
  compiled(db: Db, given: Given): CompiledQuery<Row>;
}

/**
 * Makes a statement that is built once: what every request asks is not made anew for each. `build` hands every given value on as it
 * is; by that its places among the parameters are found. What it makes of a value, such as the day before a date, would stay that of
 * the first time: the next times, until each value has been another one, it is built again and compared. Throws when it does so.
 */
export function builtOnce<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): BuiltOnce<Given, Row> {
  let built: Built<Given, Row> | undefined;
  const compiled = (db: Db, given: Given): CompiledQuery<Row> => {
    if (!built) {
      const statement = build(db, given).compile();
      prepareFromNowOn(statement.sql);
      const places = statement.parameters.map((value) => placeOf(value, given));
      built = { statement, places, first: given, same: new Set(keysOf(given)), compared: 0 };
      return statement;
    }
    const parameters = built.places.map((read) => read(given));
    if (built.same.size > 0 && built.compared < mostCompared) {
      compare(built, given, { before: parameters, now: build(db, given).compile().parameters });
    }
    return { ...built.statement, parameters };
  };
  const send = async (db: Db, given: Given): Promise<Row[]> => {
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

function compare<Given, Row>(
  built: Built<Given, Row>,
  given: Given,
  parameters: { before: readonly unknown[]; now: readonly unknown[] },
): void {
  if (!isDeepStrictEqual(parameters.before, parameters.now)) {
    throw new Error('This statement has more of the given values than themselves.');
  }
  built.compared += 1;
  for (const key of built.same) {
    if (!isDeepStrictEqual(given[key], built.first[key])) built.same.delete(key);
  }
}

/** Whose value stands there: a given one's, or always the same. */
type Place<Given> = (given: Given) => unknown;

function placeOf<Given extends object>(value: unknown, first: Given): Place<Given> {
  const [name, another] = keysOf(first).filter((key) => first[key] === value);
  if (another !== undefined) throw new Error('Two of the given values are the same.');
  return name === undefined ? () => value : (given) => given[name];
}

const keysOf = <Given extends object>(given: Given): (keyof Given)[] =>
  Object.keys(given).filter((key): key is Extract<keyof Given, string> => key in given);
