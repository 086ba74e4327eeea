import { setTimeout as wait } from 'node:timers/promises';

/** Spreads the kills over the messages: no user writes past a due kill, so that each happens during writing. */
export class Kills {
  done = 0;
  readonly #all: number;
  readonly #every: number;
  readonly #written: () => number;

  constructor(
    { killsOfNode, messages }: { killsOfNode: number; messages: number },
    written: () => number,
  ) {
    this.#all = 2 * killsOfNode;
    this.#every = messages / (this.#all + 1);
    this.#written = written;
  }

  async run(kill: (number: number) => Promise<void>): Promise<void> {
    while (this.done < this.#all) {
      while (this.#written() < this.#dueAt(this.done)) await wait(5);
      await kill(this.done);
      this.done += 1;
    }
  }

  /** While a node starts again the other one goes on, but for the next kill. */
  async untilAllowed(): Promise<void> {
    while (this.done < this.#all && this.#written() >= this.#dueAt(this.done + 1)) await wait(20);
  }

  #dueAt(number: number): number {
    return (number + 1) * this.#every;
  }
}
