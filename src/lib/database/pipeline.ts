import {
  type Compilable,
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
} from 'kysely';

/** A statement of the query builder, compiled or not. */
type Statement<Row> = Compilable<Row> | CompiledQuery<Row>;

/** A database handle or an open transaction, of whatever tables. */
export type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

/** The rows of each statement, under its name. */
type RowsOf<Statements> = {
  [Name in keyof Statements]: Statements[Name] extends Statement<infer Row> ? Row[] : never;
};

/** Statements that are sent as one. Its rows are lists: the rows of each. */
interface Bundle extends CompiledQuery {
  readonly together: readonly CompiledQuery[];
}

/** A statement whose result is not needed: it is sent with the next one on its connection. */
interface Deferred extends CompiledQuery {
  readonly isDeferred: true;
}

/** The statements that a query consists of: itself, or those that were sent together. */
export const statementsOf = (query: CompiledQuery): readonly CompiledQuery[] =>
  isBundle(query) ? query.together : [query];

/**
 * Sends statements that do not need each other's results in one round trip, and returns the rows of each under its
 * name. They are executed in the order in which they are given, on one connection. Throws the error of the first that
 * fails; those after it are not executed in a transaction, and are executed outside of one.
 */
export async function pipeline<const Statements extends Record<string, Statement<unknown>>>(
  db: Executor,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const names = Object.keys(statements);
  const together = Object.values(statements).map(compile);
  const text = together.map(({ sql }) => sql).join('; ');
  const bundle: Bundle = { ...CompiledQuery.raw(text), together };
  const { rows } = await db.executeQuery<unknown>(bundle);
  return Object.fromEntries(names.map((name, at) => [name, rows[at]])) as RowsOf<Statements>;
}

/**
 * Sends a statement of a transaction with the next one, at the latest with the commit. Its result is not returned;
 * where it fails, the next statement or the commit throws its error. Outside of a transaction it is sent at once.
 */
export async function deferToNext(tx: Executor, statement: Statement<unknown>): Promise<void> {
  const compiled = compile(statement);
  await tx.executeQuery(isTransaction(tx) ? asDeferred(compiled) : compiled);
}

const asDeferred = (statement: CompiledQuery): Deferred => ({ ...statement, isDeferred: true });

// A handle is often typed as one that only reads, whatever it is.
const isTransaction = (executor: Executor): boolean =>
  'isTransaction' in executor && executor.isTransaction === true;

const compile = <Row>(statement: Statement<Row>): CompiledQuery<Row> =>
  'compile' in statement ? statement.compile() : statement;

const isBundle = (query: CompiledQuery): query is Bundle => 'together' in query;
const isDeferred = (query: CompiledQuery): query is Deferred => 'isDeferred' in query;

type Begin = PostgresDriver['beginTransaction'];

/** So many wait at most: the answer to the last of them has to come in time, too. */
const mostWaiting = 50;

/** Lets statements share a round trip. The statement that begins a transaction is sent with the first one in it. */
export class PipeliningDriver extends PostgresDriver {
  /** Of each connection, what leaves with its next statement. */
  readonly #waiting = new WeakMap<DatabaseConnection, Deferred[]>();
  /** Connections with a transaction that has not ended. */
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  /** Connections whose transaction the server has not heard of yet. */
  readonly #unbegun = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options);
    if (!this.#waiting.has(connection)) this.#letShare(connection);
    return connection;
  }

  override async beginTransaction(...[connection, settings]: Parameters<Begin>): Promise<void> {
    const deferring: typeof connection = {
      ...connection,
      executeQuery: (begin) => connection.executeQuery(asDeferred(this.beginning(begin))),
    };
    this.#inTransaction.add(connection);
    await super.beginTransaction(deferring, settings);
    this.#unbegun.add(connection);
  }

  /** What begins a transaction. */
  protected beginning(begin: CompiledQuery): CompiledQuery {
    return begin;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#inTransaction.delete(connection);
    const isEmpty = this.#unbegun.has(connection) && this.#waitingOn(connection).length === 1;
    if (isEmpty) this.#forget(connection);
    else await super.commitTransaction(connection);
  }

  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    const isUnbegun = this.#unbegun.has(connection);
    this.#inTransaction.delete(connection);
    this.#forget(connection);
    if (isUnbegun) return;
    // Where that fails the connection is gone, or is let go, and the transaction with it: what is of interest is why it
    // was to be undone.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }

  #waitingOn(connection: DatabaseConnection): Deferred[] {
    return this.#waiting.get(connection) ?? [];
  }

  #forget(connection: DatabaseConnection): void {
    this.#unbegun.delete(connection);
    this.#waitingOn(connection).length = 0;
  }

  #letShare(connection: DatabaseConnection): void {
    const waiting: Deferred[] = [];
    this.#waiting.set(connection, waiting);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (isDeferred(query)) {
        // It would leave with another caller's transaction.
        if (!this.#inTransaction.has(connection)) throw new Error('Its transaction has ended.');
        if (waiting.length < mostWaiting) {
          waiting.push(query);
          return { rows: [] };
        }
      }
      if (waiting.length === 0 && !isBundle(query)) return execute<Row>(query);
      this.#unbegun.delete(connection);
      const before = waiting.splice(0);
      // All in one turn: the connection makes one write of them.
      const sent = [...before, ...statementsOf(query)].map((each) => execute<Row>(each));
      const results = (await allOf(sent)).slice(before.length);
      return isBundle(query)
        ? { rows: results.map(({ rows }) => rows) as Row[] }
        : (results[0] ?? { rows: [] });
    };
  }
}

export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config);
  }
}

/** Waits for all, so that none is in flight when it throws the error of the first that failed. */
async function allOf<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
