import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A text that is sent once or twice, such as one with a list of its own length, is not worth a plan that is kept. */
const preparedFrom = 3;
/** The server keeps the plans of each session in memory: a connection prepares this many statements in its life. */
const most = 300;
const longestText = 10_000;

/** Names the statements of one connection: a statement is prepared from its third use on, up to 300 of them. */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new LRUCache<string, number>({ max: 1_000 });
  #made = 0;

  /** The name under which a statement with values is sent; undefined while it is sent without one. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#made >= most || text.length > longestText) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < preparedFrom) return undefined;
    this.#uses.delete(text);
    this.#made += 1;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const made = `${hash}-${this.#made}`;
    this.#names.set(text, made);
    return made;
  }

  /** Forgets all names, so that the statements are prepared again under others. */
  renew(): void {
    this.#names.clear();
  }
}
