import { Socket } from 'node:net';
import pg from 'pg';
import { setDatabaseOrigin } from './lost-connection.ts';
import { PreparedStatements } from './prepared-statements.ts';

/** A quiet connection is probed after this many ms, so that the system notices a peer that is gone. */
export const keepAliveAfterMs = 10_000;

/** The server refuses a change because it is a standby, or because the transaction only reads. */
export const takesNoChanges = '25006';

/**
 * The errors of a prepared statement whose columns a migration has changed, and of one that the driver has closed
 * because it could not send its values.
 */
const outdatedStatement = new Set(['0A000', '26000']);

/**
 * A connection that is given up, and not used again, when the answer to a statement does not come within
 * `query_timeout`. (The driver alone fails the statement and leaves the connection waiting for its answer.)
 */
export class BoundedClient extends pg.Client {
  /** Called when an answer did not come. */
  onSilence: (() => void) | undefined;
  /** Whether the session stays with this connection, so that statements can be prepared in it. */
  keepsSession = false;
  /** Called when a prepared statement can no longer be used. */
  onOutdatedStatement: (() => void) | undefined;
  /** Called when a server refused a change that is not known to be the primary. */
  onStandby: (() => void) | undefined;
  /** As the server said when the connection was made, and says when it changes; a pooler may keep it back. */
  isStandby: boolean | undefined;
  readonly #socket: Socket;
  readonly #prepared = new PreparedStatements();
  #isGathering = false;

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    const settings = typeof config === 'string' ? { connectionString: config } : config;
    super({
      ...settings,
      // Not enumerable in what a pool hands on.
      ...(settings?.password !== undefined && { password: settings.password }),
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveAfterMs,
    });
    this.#socket = socket;
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
    });
    this.query = new Proxy(this.query, {
      apply: (query, self, words: unknown[]) => {
        this.#gather();
        return this.#query(query, self, words);
      },
    });
    this.connect = new Proxy(this.connect, {
      apply: (connect, self, words: unknown[]) => this.#call(connect, self, words),
    });
  }

  /** Calls a method of the driver, which answers by a callback or a promise, and hears of its errors first. */
  // biome-ignore lint/complexity/noBannedTypes: as a proxy is handed the method.
  #call(method: Function, self: unknown, words: unknown[]): unknown {
    const callback = words.at(-1);
    if (typeof callback === 'function') {
      const heard = (error: unknown, ...results: unknown[]) => {
        this.#hear(error);
        Reflect.apply(callback, undefined, [error, ...results]);
      };
      return Reflect.apply(method, self, [...words.slice(0, -1), heard]);
    }
    const answer: unknown = Reflect.apply(method, self, words);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#hear(error));
    return answer;
  }

  /** Closes the connection as if the other side had done so, without waiting for the other side. */
  cut(reason: string): void {
    this.#socket.destroy(new Error(reason));
  }

  /** Prepares the statements anew: what was prepared before a migration may not fit the tables any more. */
  prepareAnew(): void {
    this.#prepared.renew();
  }

  /**
   * Sends a statement, under its name if it is prepared here. One that can no longer be used is sent once more without
   * a name; inside a transaction it fails, and `write` repeats the transaction.
   */
  // biome-ignore lint/complexity/noBannedTypes: as a proxy is handed the method.
  #query(method: Function, self: unknown, [statement, ...others]: unknown[]): unknown {
    if (!isConfig(statement)) return this.#call(method, self, [statement, ...others]);
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const values = Array.isArray(others[0]) ? others[0] : config.values;
    const name =
      this.keepsSession && values?.length ? this.#prepared.nameOf(config.text) : undefined;
    const send = (words: unknown[], as?: string): unknown =>
      this.#call(method, self, [{ ...config, name: as }, ...words]);
    if (name === undefined) return send(others);
    const isRepeated = (error: unknown): boolean => {
      if (!isOutdatedStatement(error)) return false;
      this.onOutdatedStatement?.();
      return this.getTransactionStatus() === 'I';
    };
    const callback = others.at(-1);
    if (typeof callback === 'function') {
      const answered = (error: unknown, ...results: unknown[]): void => {
        if (isRepeated(error)) send(others);
        else Reflect.apply(callback, undefined, [error, ...results]);
      };
      return send([...others.slice(0, -1), answered], name);
    }
    return Promise.resolve(send(others, name)).catch((error: unknown) => {
      if (!isRepeated(error)) throw error;
      return send(others);
    });
  }

  /** What is sent within one turn of the process is one write, of which the server is woken once. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #hear(error: unknown): void {
    setDatabaseOrigin(error);
    if (isRefusedChange(error) && this.isStandby !== false) this.onStandby?.();
    if (!isMissingAnswer(error)) return;
    // First, so that the pool it is given back to lets it go.
    this.end().catch(() => undefined);
    this.#socket.destroy();
    this.onSilence?.();
  }
}

/**
 * Not a query object of its own class. A name that a library gives its statement is not used: through a pooler it would
 * be another's.
 */
const isConfig = (statement: unknown): statement is string | pg.QueryConfig =>
  typeof statement === 'string' ||
  (typeof statement === 'object' && statement !== null && !('submit' in statement));

const isRefusedChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === takesNoChanges;

/** Whether a prepared statement can no longer be used: nothing was carried out, and it can be sent again. */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && outdatedStatement.has(String(error.code));

/** Whether this is the driver's word for an answer that did not come. */
export const isMissingAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
