import { Socket } from 'node:net';
import pg from 'pg';
import { markOfDatabase } from './lost-connection.ts';
import { preparedNameOf } from './prepared-statements.ts';

/** A quiet connection is probed after this many ms, so that the system notices a peer that is gone. */
export const keepAliveAfterMs = 10_000;

/** The server refuses a change because it is a standby, or because the transaction only reads. */
export const takesNoChanges = '25006';

/** What a session has prepared would answer with other columns by now. */
const outdatedPlan = '0A000';

/**
 * A connection that is given up, and not used again, when the answer to a statement does not come within
 * `query_timeout`. (The driver alone fails the statement and leaves the connection waiting for its answer.)
 */
export class BoundedClient extends pg.Client {
  /** Called when an answer did not come. */
  onSilence: (() => void) | undefined;
  /** Whether the session is kept for this connection, so that what is sent often is prepared in it. */
  keepsSession = false;
  /** Called when a server refused a change that is not known to be the primary. */
  onStandby: (() => void) | undefined;
  /** As the server said when the connection was made, and says when it changes; a pooler may keep it back. */
  isStandby: boolean | undefined;
  readonly #socket: Socket;
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
      apply: (query, self, [statement, ...others]: unknown[]) => {
        this.#gather();
        return this.#call(query, self, [this.#named(statement, others[0]), ...others]);
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

  /** The statement under its name where it is prepared here, and under none else. */
  #named(statement: unknown, values: unknown): unknown {
    const name =
      this.keepsSession && typeof statement === 'string' ? preparedNameOf(statement) : undefined;
    return name === undefined ? withoutName(statement) : { text: statement, values, name };
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
    markOfDatabase(error);
    // What it has prepared answers otherwise since a change of the tables.
    if (isOutdatedPlan(error)) this.keepsSession = false;
    if (isRefusedChange(error) && this.isStandby !== false) this.onStandby?.();
    if (!isMissingAnswer(error)) return;
    // First, so that the pool it is given back to lets it go.
    this.end().catch(() => undefined);
    this.#socket.destroy();
    this.onSilence?.();
  }
}

/**
 * A statement that is prepared under a name stays in a session, which a pooler gives to somebody else; and its plan is soon
 * one for any values. Libraries name theirs without being asked.
 */
function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed && !('submit' in statement) ? { ...statement, name: undefined } : statement;
}

const isRefusedChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === takesNoChanges;

const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outdatedPlan;

/** Whether this is the driver's word for an answer that did not come. */
export const isMissingAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
