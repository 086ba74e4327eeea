const uint16 = (value: number): number[] => [value & 0xff, value >> 8];

/** A frame of one pixel in the given of two colours. */
export const gifFrame = (colour: 0 | 1 = 0): Buffer =>
  Buffer.from([
    ...[0x2c, 0, 0, 0, 0, ...uint16(1), ...uint16(1), 0],
    ...[2, 2, colour === 0 ? 0x44 : 0x4c, 1, 0],
  ]);

/** A frame that claims a size and contains one pixel. */
export const gifFrameOfSize = (width: number, height: number): Buffer =>
  Buffer.from([0x2c, 0, 0, 0, 0, ...uint16(width), ...uint16(height), 0, 2, 2, 0x44, 1, 0]);

/** An extension block, such as a comment (`0xfe`) or application data (`0xff`). */
export function gifExtension(label: number, text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([Buffer.from([0x21, label]), ...blocks, Buffer.from([0])]);
}

/** A GIF of these parts on a screen of the given size, with red and blue as its colours. */
export function gifFile(parts: readonly Buffer[], { width = 1, height = 1 } = {}): Buffer {
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...uint16(width), ...uint16(height), 0x80, 0, 0, 255, 0, 0, 0, 0, 255]),
    ...parts,
    Buffer.from([0x3b]),
  ]);
}
