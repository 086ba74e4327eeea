import type { LiveMessage } from './event-connection.ts';

const kept = 500;

/** What a tab has heard of a stream since it began to follow it, for tabs that come later. */
export class HeardMessages {
  readonly #isLater: (id: string, other: string) => boolean;
  readonly #messages: { id: string; message: LiveMessage }[] = [];
  #from: string;

  /** What came after the event `from` is heard; nothing is known of what came before. */
  constructor(from: string, isLater: (id: string, other: string) => boolean) {
    this.#from = from;
    this.#isLater = isLater;
  }

  add(id: string, message: LiveMessage): void {
    if (message.kind === 'resync') {
      this.#messages.length = 0;
      this.#from = id;
    }
    if (message.kind !== 'change') return;
    this.#messages.push({ id, message });
    if (this.#messages.length > kept) this.#from = this.#messages.shift()?.id ?? this.#from;
  }

  /** The events that a browser has missed whose last one was `id`. */
  after(id: string): LiveMessage[] {
    if (id === '' || this.#from === '' || this.#isLater(this.#from, id))
      return [{ kind: 'resync' }];
    return this.#messages
      .filter((each) => this.#isLater(each.id, id))
      .map(({ message }) => message);
  }
}
