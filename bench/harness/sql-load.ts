import pg from 'pg';
import type { Contestant, RoundResult } from './side-by-side.ts';

export interface Statement {
  text: string;
  values: unknown[];
  /** Under which it is prepared, on each connection once. */
  name?: string;
}

/**
 * Sends statements with the bare driver over so many connections, in a transaction when there are several in one turn.
 */
export function sqlLoad(options: {
  connectionString: string;
  connections: number;
  /** What one turn sends, one statement after the other. */
  nextTurn: () => readonly Statement[];
  /** All of a turn leave at once: the next is not kept until the one before is answered. */
  pipeline?: boolean;
}): Contestant {
  const { connectionString, connections, nextTurn, pipeline = false } = options;
  return async (seconds): Promise<RoundResult> => {
    const clients = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new pg.Client({ connectionString, pipeline });
        await client.connect();
        return client;
      }),
    );
    const latencies: number[] = [];
    const started = performance.now();
    const end = started + seconds * 1000;
    try {
      await Promise.all(
        clients.map(async (client) => {
          for (let now = performance.now(); now < end; ) {
            if (pipeline) await Promise.all(nextTurn().map((statement) => client.query(statement)));
            else for (const statement of nextTurn()) await client.query(statement);
            const after = performance.now();
            latencies.push(after - now);
            now = after;
          }
        }),
      );
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    return { perSecond: (latencies.length * 1000) / (performance.now() - started), latencies };
  };
}
