import { gifFile, gifFrameOfSize } from './gif-fixture.ts';
import { frameHeaderAt, jpegFile } from './jpeg-fixture.ts';
import type { HostileFile } from './no-pictures-fixture.ts';
import { compressedZeros, pngFile } from './png-fixture.ts';

async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await jpegFile(64, 64));
  const at = frameHeaderAt(file);
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}

const bombs: [string, HostileFile['make']][] = [
  [
    'a PNG that claims 20,000 × 20,000 pixels',
    () => pngFile({ width: 20_000, height: 20_000, picture: compressedZeros(1000) }),
  ],
  [
    'a PNG of 20,000 × 20,000 pixels in 50 KB',
    () => pngFile({ width: 20_000, height: 20_000, depth: 1, colour: 0 }),
  ],
  [
    'a PNG of 20,000 × 20,000 pixels that unfolds to 1.2 GB',
    () => pngFile({ width: 20_000, height: 20_000 }),
  ],
  [
    'a PNG of 900,000 × 900,000 pixels',
    () => pngFile({ width: 900_000, height: 900_000, picture: compressedZeros(10) }),
  ],
  ['a JPEG that claims 65,500 × 65,500 pixels', () => jpegThatClaims(65_500, 65_500)],
  ['a JPEG that claims 20,000 × 20,000 pixels', () => jpegThatClaims(20_000, 20_000)],
  ['a GIF of 65,535 × 65,535 pixels', () => gifFile([gifFrameOfSize(65_535, 65_535)])],
  [
    'a PNG of few pixels and eight bytes each',
    () => pngFile({ width: 5000, height: 5000, depth: 16, colour: 6 }),
  ],
  [
    'an interlaced PNG of eight bytes a pixel',
    () => pngFile({ width: 5000, height: 5000, depth: 16, colour: 6, interlaced: true }),
  ],
  [
    'an interlaced PNG that unfolds to 1.1 GB',
    () => pngFile({ width: 12_000, height: 12_000, depth: 16, colour: 6, interlaced: true }),
  ],
];

/** Small files that unfold into very much. */
export const bombFiles: readonly HostileFile[] = bombs.map(([name, make]) => ({
  name,
  make,
  becomes: 'too-many-pixels',
}));
