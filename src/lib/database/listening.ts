import { setTimeout as wait } from 'node:timers/promises';
import { BoundedClient } from './bounded-client.ts';

/** A connection that hears of notifications, and is made again whenever it is lost. */
export interface Listening {
  /** Whether notifications are heard at present. */
  isListening(): boolean;
  close(): Promise<void>;
}

const beatEveryMs = 5_000;
/** For connecting and for an answer, in ms. */
const answerWithinMs = 4_000;
const longestPauseMs = 5_000;

/**
 * Listens on a channel over a connection of its own, which must be a direct one. Resolves when the first attempt to
 * connect has succeeded or failed; further ones follow until `close`. The listener is asked every few seconds
 * whether it still does: a connection that dies silently is noticed, and replaced, within about ten seconds.
 */
export async function listen(options: {
  connectionString: string;
  applicationName: string;
  channel: string;
  onNotification: (payload: string) => void;
  /** After each time that listening began: what was announced before has not been heard. */
  onListening: () => void;
  onLost: (error: unknown) => void;
}): Promise<Listening> {
  const { channel, onNotification, onListening, onLost } = options;
  const closing = new AbortController();
  const firstAttempt = Promise.withResolvers<void>();
  let isListening = false;
  let client: BoundedClient | undefined;

  async function listenOnce(): Promise<never> {
    const connection = new BoundedClient({
      connectionString: options.connectionString,
      application_name: options.applicationName,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    client = connection;
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    connection.on('error', lost.reject);
    connection.on('end', () => lost.reject(new Error('Connection terminated while listening.')));
    connection.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      isListening = true;
      onListening();
      firstAttempt.resolve();
      return await Promise.race([lost.promise, beat(connection)]);
    } finally {
      isListening = false;
      connection.cut('Connection terminated: it is not listened to any more.');
    }
  }

  async function beat(connection: BoundedClient): Promise<never> {
    for (;;) {
      await wait(beatEveryMs, undefined, { signal: closing.signal, ref: false });
      const { rows } = await connection.query<{ channel: string }>(
        'select pg_listening_channels() as channel',
      );
      // A pooler in transaction mode answers for another session.
      if (!rows.some((row) => row.channel === channel)) {
        throw new Error(
          'Notifications are not heard: does the address lead through PgBouncer? Set DATABASE_DIRECT_URL.',
        );
      }
    }
  }

  async function keepListening(): Promise<void> {
    for (let pause = 250; !closing.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        await listenOnce();
      } catch (error) {
        if (closing.signal.aborted) return;
        onLost(error);
      }
      firstAttempt.resolve();
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  const done = keepListening();
  await firstAttempt.promise;
  return {
    isListening: () => isListening,
    async close() {
      closing.abort();
      client?.cut('Connection terminated: no one listens any more.');
      await done;
    },
  };
}
