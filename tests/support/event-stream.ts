import { eventually } from './eventually.ts';

/** An event as it came over the line. */
export interface ReceivedEvent {
  event: string;
  id: string;
  data: string;
}

/** Reads a stream of server-sent events as a browser does: the id of an event stays valid until the next one. */
export class EventStream {
  readonly received: ReceivedEvent[] = [];
  isOver = false;
  /** Resolves when it is over, however it has ended. */
  readonly ended: Promise<void>;
  #lastId = '';
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly #onEvent: (event: ReceivedEvent) => void;

  constructor(response: Response, onEvent: (event: ReceivedEvent) => void = () => undefined) {
    if (!response.body) throw new Error('There is no stream to read.');
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    this.#onEvent = onEvent;
    this.ended = this.#read();
  }

  get lastId(): string {
    return this.#lastId;
  }

  /** What has changed so far, as `topic id`. */
  get changes(): string[] {
    return this.received
      .filter(({ event }) => event === 'change')
      .map(({ data }) => Object.values(JSON.parse(data)).join(' '));
  }

  /** Waits until what was received is as expected; `check` throws until then. */
  until(check: (stream: this) => void): Promise<void> {
    return eventually(async () => check(this));
  }

  cancel(): Promise<void> {
    return this.#reader.cancel();
  }

  async #read(): Promise<void> {
    let unread = '';
    for (;;) {
      const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: '' }));
      if (done) break;
      unread += value;
      const blocks = unread.split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
    }
    this.isOver = true;
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
    );
    this.#lastId = fields.get('id') ?? this.#lastId;
    const [event = '', data = ''] = [fields.get('event'), fields.get('data')];
    const received = { event, id: this.#lastId, data };
    this.received.push(received);
    this.#onEvent(received);
  }
}
