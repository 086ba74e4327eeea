/** An answer of another service is longer than it may be. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/** The body of such an answer. Throws BodyTooLong, and reads no further, when it is longer than `mostBytes`. */
export async function readBoundedBody(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes)
      throw new BodyTooLong(`The service answered more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
