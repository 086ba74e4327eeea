/** Thrown when more drawings are asked for at once than anybody with a good reason would. */
export class TooManyDrawings extends Error {
  override readonly name = 'TooManyDrawings';
}

/**
 * Keeps what was drawn, the most recently asked for first to stay, and draws one thing at a time: drawing
 * takes a tenth of a second of a processor, so somebody who asks for many waits behind themselves.
 */
export class Drawings {
  readonly #kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #most: number;
  readonly #mostWaiting: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** The drawing of this name, from memory or by `draw`. Throws TooManyDrawings when too many wait already. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(name);
    const drawing = kept ?? this.#enqueue(name, draw);
    this.#kept.delete(name);
    this.#kept.set(name, drawing);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return drawing;
  }

  #enqueue(name: string, draw: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting >= this.#mostWaiting) throw new TooManyDrawings();
    this.#waiting += 1;
    const drawing = this.#last.then(draw).then((drawn) => new Uint8Array(drawn));
    this.#last = drawing
      .catch(() => this.#kept.delete(name))
      .finally(() => {
        this.#waiting -= 1;
      });
    return drawing;
  }
}
