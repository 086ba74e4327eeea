import { LRUCache } from 'lru-cache';
import { BoundedQueue } from '#lib/bounded-queue.ts';

/** Thrown when more drawings are requested at once than normal use needs. */
export class TooManyDrawings extends Error {
  override readonly name = 'TooManyDrawings';
}

/**
 * Keeps what was drawn, the most recently asked for first to stay, and draws one thing at a time. Drawing takes a tenth
 * of a second of a processor, so anyone who asks for many waits behind themselves.
 */
export class Drawings {
  readonly #kept: LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>;
  readonly #queue: BoundedQueue;

  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.#kept = new LRUCache({ max: most });
    this.#queue = new BoundedQueue(mostWaiting);
  }

  /** The drawing of this name, from memory or by `draw`. Throws TooManyDrawings when too many wait already. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const queued = this.#queue.run(draw);
    // Before it is kept: what is refused must not push out what was drawn.
    if (queued === null) throw new TooManyDrawings();
    const drawing = queued.then((drawn) => new Uint8Array(drawn));
    this.#kept.set(name, drawing);
    drawing.catch(() => this.#kept.delete(name));
    return drawing;
  }
}
