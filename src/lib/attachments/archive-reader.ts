import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { ByteSource } from './byte-source.ts';

const pieceBytes = 65_536;

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ByteSource;
  /** Why the source could not be read, if so: the archive is not to blame. */
  failure: unknown;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += pieceBytes) {
      yield await this.#read(at, Math.min(end, at + pieceBytes));
    }
  }

  async #read(start: number, end: number): Promise<Uint8Array> {
    try {
      return await this.#source.read(start, end);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/** Lets an archive be read where it is kept, without having all of it at hand. */
export const archiveReader = (source: ByteSource) => new SourceReader(source);
