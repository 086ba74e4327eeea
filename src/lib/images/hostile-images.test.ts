import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bombFiles } from './hostile/bombs-fixture.ts';
import { type HostileFile, noPictures } from './hostile/no-pictures-fixture.ts';
import { overdonePictures, packedPictures } from './hostile/packed-pictures-fixture.ts';
import { picturesWithPayload } from './hostile/pictures-with-payload-fixture.ts';
import { encodeBlurredWebp, encodeWebp, readSquarePicture } from './square-picture.ts';

const files: readonly HostileFile[] = [
  ...noPictures,
  ...bombFiles,
  ...picturesWithPayload,
  ...packedPictures,
  ...overdonePictures,
];
const maxFileBytes = 5 * 1024 * 1024;

describe('hostile files', () => {
  it('are sixty and more, each by its name', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it.each(files)('$name: $becomes', async ({ make, becomes }) => {
    const file = await make();
    // A larger one is refused before anything looks at it.
    expect(file.length).toBeLessThanOrEqual(maxFileBytes);
    const result = await readSquarePicture(file, { size: 96 });
    expect('refused' in result ? result.refused : 'a picture').toBe(becomes);
    if ('refused' in result) return;
    expect(result.pixels).toHaveLength(96 * 96 * 3);
    for (const served of [await encodeWebp(result, 96), await encodeBlurredWebp(result, 96)]) {
      expect(await foundIn(served)).toEqual({ chunks: ['VP8 '], metadata: [], payload: false });
    }
  });
});

/** What a WebP contains beside its picture. */
async function foundIn(webp: Uint8Array) {
  const file = Buffer.from(webp);
  const chunks: string[] = [];
  for (
    let at = 12;
    at < file.length;
    at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2)
  ) {
    chunks.push(file.toString('latin1', at, at + 4));
  }
  const { exif, icc, iptc, xmp, orientation } = await sharp(file).metadata();
  const metadata = Object.entries({ exif, icc, iptc, xmp, orientation })
    .filter(([, value]) => value !== undefined)
    .map(([kind]) => kind);
  return { chunks, metadata, payload: file.includes('direct365-payload') };
}
