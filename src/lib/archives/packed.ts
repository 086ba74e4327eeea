import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * What a stream such as `createGzip()` makes of chunks. Throws what reading them throws. Reading may stop at any time.
 * Composed streams would then end the process with an error that no caller can catch.
 */
export async function* packed(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  packing: Transform,
): AsyncGenerator<Buffer> {
  // What fails there ends the stream that is read, and is thrown here.
  pipeline(chunks, packing).catch(() => undefined);
  for await (const chunk of packing) yield Buffer.from(chunk);
}
