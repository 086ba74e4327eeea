import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { EventStream, type ReceivedEvent } from '#tests/support/event-stream.ts';
import type { Person } from '../marketplace.ts';

const changeSchema = z.object({ topic: z.string(), id: z.string().nullable() });
const threadsSchema = z.object({ items: z.array(z.object({ id: z.uuid() })) });
const entriesSchema = z.object({
  items: z.array(z.object({ kind: z.string(), id: z.string() })),
  nextCursor: z.string().nullable(),
});

/** As the pages do: what comes within so many milliseconds is asked for together. */
const togetherMs = 50;
/**
 * As the pages do: how long until a stream that was cut is opened again, the first time; twice as long each time after.
 */
const comeBackMs = 1000;
const longestPauseMs = 60_000;

/**
 * A user with an open browser: listens to their stream, reconnects from the last event that they have seen, and reads
 * what it names by the API. They read nothing without an event.
 */
export class ListeningPerson {
  readonly person: Person;
  /** The messages of each conversation as they came to be known, oldest first. */
  readonly read = new Map<string, string[]>();
  /** When each message was there, by the clock of this process, in milliseconds. */
  readonly readAt = new Map<string, number>();
  /** Every conversation that the stream or the list has named. */
  readonly named = new Set<string>();
  readonly counts = { opened: 0, resyncs: 0, ended: 0, doubled: 0 };
  readonly #url: string;
  readonly #stopping = new AbortController();
  readonly #changed = new Set<string>();
  #mustList = false;
  #asking: Promise<void> | null = null;

  constructor(url: string, person: Person) {
    this.#url = url;
    this.person = person;
    void this.#follow();
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** All of a conversation as the API has it now, oldest first; null when it is not there for them. */
  async readAll(threadId: string): Promise<string[] | null> {
    return (await this.#readNew(threadId, [])).read;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    let seen = '';
    let failures = 0;
    while (!signal.aborted) {
      const path = seen ? `/live?after=${encodeURIComponent(seen)}` : '/live';
      try {
        const stream = new EventStream(await this.#get(path), (event) => {
          failures = 0;
          this.#hear(event);
        });
        this.counts.opened += 1;
        await stream.ended;
        seen = stream.lastId || seen;
      } catch {
        // Refused, or cut before it had begun.
      }
      failures += 1;
      const pause = Math.min(comeBackMs * 2 ** (failures - 1), longestPauseMs);
      await wait(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  #hear({ event, data }: ReceivedEvent): void {
    if (event === 'over') this.counts.ended += 1;
    if (event === 'resync') {
      this.counts.resyncs += 1;
      this.#mustList = true;
    }
    if (event === 'change') {
      const { topic, id } = changeSchema.parse(JSON.parse(data));
      if (topic !== 'thread' || id === null) return;
      this.named.add(id);
      this.#changed.add(id);
    }
    if (this.#mustList || this.#changed.size > 0) this.#asking ??= this.#ask();
  }

  async #ask(): Promise<void> {
    while (!this.#stopping.signal.aborted && (this.#mustList || this.#changed.size > 0)) {
      await wait(togetherMs);
      const isListed = this.#mustList;
      const changed = [...this.#changed];
      this.#mustList = false;
      this.#changed.clear();
      try {
        if (isListed) for (const id of await this.#list()) changed.push(id);
        for (const threadId of new Set(changed)) await this.#learn(threadId);
      } catch {
        // A cut, or a node that is gone: asked again.
        this.#mustList ||= isListed;
        for (const id of changed) this.#changed.add(id);
      }
    }
    this.#asking = null;
  }

  async #list(): Promise<string[]> {
    const { items } = threadsSchema.parse(await (await this.#get('/threads?limit=100')).json());
    for (const { id } of items) this.named.add(id);
    return items.map(({ id }) => id);
  }

  async #learn(threadId: string): Promise<void> {
    const known = this.read.get(threadId) ?? [];
    const { read } = await this.#readNew(threadId, known);
    const at = performance.now();
    for (const id of read ?? []) {
      if (this.readAt.has(id)) this.counts.doubled += 1;
      else this.readAt.set(id, at);
    }
    this.read.set(threadId, [...known, ...(read ?? [])]);
  }

  /** What is newer than what is known, page after page from the newest. */
  async #readNew(threadId: string, known: readonly string[]): Promise<{ read: string[] | null }> {
    const newestFirst: string[] = [];
    const knownIds = new Set(known);
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const answer = await this.#get(`/threads/${threadId}/entries?limit=30${after}`, [404]);
      if (answer.status === 404) return { read: null };
      const page: z.infer<typeof entriesSchema> = entriesSchema.parse(await answer.json());
      const messages = page.items.filter(({ kind }) => kind === 'message').map(({ id }) => id);
      const end = messages.findIndex((id) => knownIds.has(id));
      newestFirst.push(...(end < 0 ? messages : messages.slice(0, end)));
      cursor = end < 0 ? page.nextCursor : null;
    }
    return { read: newestFirst.reverse() };
  }

  async #get(path: string, expected: readonly number[] = []): Promise<Response> {
    const { signal } = this.#stopping;
    const headers = { cookie: this.person.cookie };
    const answer = await fetch(`${this.#url}/api${path}`, { headers, signal });
    if (answer.ok || expected.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`${path} answers ${answer.status}.`);
  }
}
