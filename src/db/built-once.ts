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
 * is; by that its places among the parameters are found.
 */
export function builtOnce<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): BuiltOnce<Given, Row> {
  let built: { statement: CompiledQuery<Row>; places: Place<Given>[] } | undefined;
  const compiled = (db: Db, given: Given): CompiledQuery<Row> => {
    if (!built) {
      const statement = build(db, given).compile();
      prepareFromNowOn(statement.sql);
      built = { statement, places: statement.parameters.map((value) => placeOf(value, given)) };
    }
    return { ...built.statement, parameters: built.places.map((read) => read(given)) };
  };
  const send = async (db: Db, given: Given): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(compiled(db, given));
    return rows;
  };
  return Object.assign(send, { compiled });
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
