import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import {
  comparePositions,
  type Position,
  writeEventId,
} from '#features/notifications/change-events/rules/position.ts';
import { mayListen, mayReceive } from '#features/notifications/change-events/rules/topics.ts';
import {
  currentPosition,
  type LiveEvent,
  readEvents,
} from '#features/notifications/change-events/server/queries/read-events.ts';
import type { Clock } from '#lib/clock.ts';
import { createOutageLog } from '#lib/jobs/outage-log.ts';
import type { Log } from '#lib/log.ts';

export interface LiveStreamsOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** The people of these sessions, as they are now; sessions that do not let anyone in are missing. */
  findViewers(sessionIds: readonly string[], now: Date): Promise<Map<string, SignedIn>>;
  /** How often is looked for events, and how often each stream is proven and shows that it is alive. */
  pauseMs?: number;
  beatMs?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/** Where a stream of one browser writes to. */
export interface Listener {
  /** False when its reader is too slow to take any more. */
  send(text: string): boolean;
  end(): void;
}

interface Stream {
  userId: string;
  sessionId: string;
  listener: Listener;
  /** Up to where everything was sent; null while it is caught up, when events wait in `waiting`. */
  position: Position | null;
  waiting: LiveEvent[];
}

/** So many of one session: a browser has one. */
const streamsOfSession = 4;
/** So many of one person on one node, over all the browsers they are signed in with. */
const streamsOfPerson = 12;
/** So many on one node; each costs a connection and some KiB. */
const streamsAtOnce = 5000;

/** Says that there is nothing more to come for this session, so that its browser does not come back. */
const over = 'event: over\ndata: .\n\n';

/** How many sessions are proven by one statement. */
const provenAtOnce = 1000;

/**
 * The event streams of one node. While any is open, one statement every 300 ms reads the new change events and wakes
 * the streams of the users concerned. Session and rights are checked again before each event is sent. Without an open
 * stream nothing is read.
 */
export class LiveStreams {
  readonly #options: Required<LiveStreamsOptions>;
  readonly #streams = new Set<Stream>();
  readonly #outages;
  /** Up to where was read; streams are there before it is taken, so it lies behind none of them. */
  #position: Position | null = null;
  #begun: Promise<void> | null = null;
  #reading: Promise<void> = Promise.resolve();
  #beatAt = 0;
  #isClosed = false;

  constructor(options: LiveStreamsOptions) {
    const defaults = { pauseMs: 300, beatMs: 15_000, now: () => performance.now() };
    this.#options = { ...defaults, ...options };
    this.#outages = createOutageLog(options.log, undefined, 'what streams of events need');
  }

  get size(): number {
    return this.#streams.size;
  }

  get hasRoom(): boolean {
    return !this.#isClosed && this.#streams.size < streamsAtOnce;
  }

  /**
   * Opens a stream for this session. Events after the browser's last position are sent first. `resync` asks a browser
   * with an unknown position to reload everything. Returns a function that ends the stream.
   */
  async open(
    { userId, sessionId }: { userId: string; sessionId: string },
    after: Position | null,
    listener: Listener,
  ): Promise<() => void> {
    const stream: Stream = { userId, sessionId, listener, position: null, waiting: [] };
    this.#endOldest(streamsOfSession, (other) => other.sessionId === sessionId);
    this.#endOldest(streamsOfPerson, (other) => other.userId === userId);
    this.#streams.add(stream);
    try {
      this.#begun ??= this.#begin();
      await this.#begun;
      await this.#catchUp(stream, after);
      // It came while all were being ended.
      if (this.#isClosed) this.#end(stream);
    } catch (error) {
      this.#streams.delete(stream);
      throw error;
    }
    return () => this.#streams.delete(stream);
  }

  /** Ends all streams; their browsers come back, to another node if there is one. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#streams) this.#end(stream);
    await this.#reading;
  }

  async #begin(): Promise<void> {
    try {
      this.#position = await currentPosition(this.#options.db);
    } catch (error) {
      this.#begun = null;
      throw error;
    }
    this.#beatAt = this.#options.now();
    this.#reading = this.#readOn();
  }

  /**
   * From here on the node's reads fill `waiting`. They may be behind this read, or ahead of it when it is done. Events
   * that both have found are sent once, by position and in order.
   */
  async #catchUp(stream: Stream, after: Position | null): Promise<void> {
    const { db, clock } = this.#options;
    const present = await currentPosition(db);
    const isKnown = after !== null && comparePositions(after, present) <= 0;
    let position = isKnown ? after : present;
    const begun = `retry: 3000\nid: ${writeEventId(position, clock.now())}\n`;
    this.#send(stream, `${begun}event: ${isKnown ? 'ready' : 'resync'}\ndata: .\n\n`);
    for (let hasMore = isKnown; hasMore; ) {
      const read = await readEvents(db, position, stream.userId);
      await this.#tell(new Map([[stream, read.events]]));
      ({ position, hasMore } = read);
    }
    for (;;) {
      const missed = stream.waiting.filter((event) => isAfter(event, position));
      stream.waiting = [];
      position = missed.at(-1)?.position ?? position;
      if (missed.length === 0) break;
      await this.#tell(new Map([[stream, missed]]));
    }
    stream.position = position;
  }

  async #readOn(): Promise<void> {
    const { db, pauseMs } = this.#options;
    while (this.#streams.size > 0 && !this.#isClosed) {
      let pause = pauseMs;
      try {
        const read = await readEvents(db, this.#position ?? (await currentPosition(db)));
        await this.#dispatch(read.events);
        this.#position = read.position;
        await this.#beat();
        this.#outages.answered();
        if (read.hasMore) pause = 0;
      } catch (error) {
        this.#outages.failed(error);
        pause = 1000;
      }
      await wait(pause);
    }
    this.#begun = null;
  }

  async #dispatch(events: readonly LiveEvent[]): Promise<void> {
    if (events.length === 0) return;
    const streams = Map.groupBy(this.#streams, ({ userId }) => userId);
    const due = new Map<Stream, LiveEvent[]>();
    for (const event of events) {
      for (const stream of streams.get(event.personId) ?? []) {
        if (stream.position === null) stream.waiting.push(event);
        else if (isAfter(event, stream.position)) {
          due.set(stream, [...(due.get(stream) ?? []), event]);
        }
      }
    }
    await this.#tell(due);
    for (const [stream, told] of due) stream.position = told.at(-1)?.position ?? stream.position;
  }

  /** Sends each stream its events, as far as its session and its user's rights allow now. */
  async #tell(due: ReadonlyMap<Stream, readonly LiveEvent[]>): Promise<void> {
    const streams = [...due].filter(([, events]) => events.length > 0).map(([stream]) => stream);
    await this.#prove(streams, (stream, viewer) => {
      for (const event of due.get(stream) ?? []) {
        if (mayReceive(event.topic, viewer)) this.#send(stream, this.#write(event));
      }
    });
  }

  /**
   * Proves these streams' sessions; those that have ended, and those of people who may not listen any more, are over.
   */
  async #prove(
    streams: readonly Stream[],
    onProven: (stream: Stream, viewer: SignedIn) => void,
  ): Promise<void> {
    const { findViewers, clock } = this.#options;
    for (let at = 0; at < streams.length; at += provenAtOnce) {
      const some = streams.slice(at, at + provenAtOnce);
      const sessionIds = some.map(({ sessionId }) => sessionId);
      const viewers = await findViewers(sessionIds, clock.now());
      for (const stream of some) {
        const viewer = viewers.get(stream.sessionId);
        if (viewer) onProven(stream, viewer);
        if (!viewer || !mayListen(viewer)) this.#leave(stream);
      }
    }
  }

  /** Sends every browser a heartbeat with the position up to which it has received all events. */
  async #beat(): Promise<void> {
    const { beatMs, now, clock } = this.#options;
    if (now() - this.#beatAt < beatMs) return;
    this.#beatAt = now();
    const told = this.#position;
    await this.#prove([...this.#streams], (stream) => {
      const id = stream.position && told ? `id: ${writeEventId(told, clock.now())}\n` : '';
      this.#send(stream, `${id}event: beat\ndata: .\n\n`);
    });
  }

  #write({ position, topic, subjectId }: LiveEvent): string {
    const id = writeEventId(position, this.#options.clock.now());
    return `id: ${id}\nevent: change\ndata: ${JSON.stringify({ topic, id: subjectId })}\n\n`;
  }

  #endOldest(most: number, isOwn: (stream: Stream) => boolean): void {
    const own = [...this.#streams].filter(isOwn);
    const [oldest] = own;
    if (oldest && own.length >= most) this.#end(oldest);
  }

  #send(stream: Stream, text: string): void {
    if (!stream.listener.send(text)) this.#end(stream);
  }

  #leave(stream: Stream): void {
    this.#send(stream, over);
    this.#end(stream);
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.listener.end();
  }
}

const isAfter = ({ position }: LiveEvent, other: Position): boolean =>
  comparePositions(position, other) > 0;
