import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type { Figure } from '../harness/figures.ts';
import { httpLoad } from '../harness/http-load.ts';
import { openStreams } from '../harness/open-streams.ts';
import { type Contestant, compareSideBySide } from '../harness/side-by-side.ts';
import { type Statement, sqlLoad } from '../harness/sql-load.ts';
import type { StartedProduct } from '../harness/started-product.ts';
import { untilIdle } from '../harness/until-idle.ts';
import type { FilledConversations } from './filled-conversations.ts';

const text = 'The ledger is closed. Shall we go on with the budget on Thursday?';

/**
 * Sending through the API compared with the bare insert, and with itself while all users concerned have open streams.
 */
export async function measureSending(
  product: StartedProduct,
  filled: FilledConversations,
  report: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const turns = new Turns(filled);
  for (const connections of [1, 16]) {
    report(`sending over ${connections} connections`);
    figures.push(...(await measure(product, { connections, turns, filled })));
  }
  return figures;
}

/** Who writes next, and where: each user in turn, so that none reaches the daily limit. */
class Turns {
  readonly #written: FilledConversations['clients'];
  readonly #bare: FilledConversations['clients'];
  readonly #positions = new Map<string, number>();
  #n = 0;

  constructor({ clients }: FilledConversations) {
    const half = clients.length / 2;
    this.#written = clients.slice(0, half);
    this.#bare = clients.slice(half);
  }

  next(): { cookie: string; threadId: string } {
    const { person, threadId } = this.#take(this.#written);
    return { cookie: person.cookie, threadId };
  }

  /** Conversations of their own: what is inserted past the product would be in its way. */
  nextBare(): { userId: string; threadId: string; position: number } {
    const { person, threadId } = this.#take(this.#bare);
    const position = (this.#positions.get(threadId) ?? 1_000_000) + 1;
    this.#positions.set(threadId, position);
    return { userId: person.userId, threadId, position };
  }

  #take(people: FilledConversations['clients']) {
    this.#n += 1;
    const person = people[this.#n % people.length];
    const threads = person?.threadIds ?? [];
    const threadId = threads[Math.floor(this.#n / people.length) % threads.length];
    if (!person || !threadId) throw new Error('There is no user to write.');
    return { person, threadId };
  }
}

async function measure(
  { app, publicUrl, connectionString }: StartedProduct,
  {
    connections,
    turns,
    filled,
  }: { connections: number; turns: Turns; filled: FilledConversations },
): Promise<Figure[]> {
  const sending = httpLoad({
    url: app.url,
    connections,
    nextRequest: () => sendRequest(publicUrl, turns.next()),
  });
  const listeners = [...filled.clients, ...filled.consultants].map(({ cookie }) => cookie);
  let heard = 0;
  const whileTheyListen: Contestant = async (seconds) => {
    const streams = await openStreams(app.url, listeners);
    try {
      await untilIdle(app.url);
      return await sending(seconds);
    } finally {
      heard += streams.heard();
      streams.close();
    }
  };
  const { figuresOf, throughputRatio, latencyRatio } = await compareSideBySide(
    {
      API: sending,
      streams: whileTheyListen,
      insert: sqlLoad({
        connectionString,
        connections,
        nextTurn: () => bareInsert(turns.nextBare()),
      }),
    },
    { seconds: 2, between: () => untilIdle(app.url) },
  );
  if (heard === 0) throw new Error('No user received an event.');
  const place = `${connections} conn.`;
  const ratio = (what: string, value: number): Figure => ({
    name: `${place}: ${what}`,
    value,
    unit: 'ratio',
  });
  return [
    ...figuresOf('API', `${place}: send`),
    ...figuresOf('streams', `${place}: send beside ${listeners.length} streams`),
    ...figuresOf('insert', `${place}: insert`),
    ratio('send ÷ insert, p50', latencyRatio('API', 'insert')),
    ratio('send ÷ insert, rate', throughputRatio('API', 'insert')),
    ratio('send beside streams ÷ without, p50', latencyRatio('streams', 'API')),
    ratio('send beside streams ÷ without, rate', throughputRatio('streams', 'API')),
  ];
}

const sendRequest = (
  publicUrl: string,
  { cookie, threadId }: { cookie: string; threadId: string },
): autocannon.Request => ({
  method: 'POST',
  path: `/api/threads/${threadId}/messages`,
  headers: { 'content-type': 'application/json', origin: publicUrl, cookie },
  body: JSON.stringify({ messageId: randomUUID(), text }),
});

function bareInsert(turn: { userId: string; threadId: string; position: number }): Statement[] {
  const { userId, threadId, position } = turn;
  return [
    { text: 'begin', values: [] },
    {
      text: `insert into messages (id, thread_id, position, sender_id, delivery, text, created_at)
        values ($1, $2, $3, $4, $3, $5, now())`,
      values: [randomUUID(), threadId, position, userId, text],
    },
    { text: 'commit', values: [] },
  ];
}
