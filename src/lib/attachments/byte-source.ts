/** A file that is read piece by piece, wherever it is kept. */
export interface ByteSource {
  readonly length: number;
  /** The bytes from `start` up to `end`, which both lie within it. */
  read(start: number, end: number): Promise<Uint8Array>;
}

const pieceBytes = 1024 * 1024;

/** A whole file, in order, a piece at a time. */
export async function* piecesOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < source.length; start += pieceBytes) {
    yield await source.read(start, Math.min(source.length, start + pieceBytes));
  }
}

/** A file that is at hand as a whole. */
export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  length: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});
