import { describe, expect, it } from 'vitest';
import {
  exifWithOrientation,
  jpegFile,
  jpegSegment,
  withSegments,
} from './hostile/jpeg-fixture.ts';
import { overdonePictures, packedPictures } from './hostile/packed-pictures-fixture.ts';
import { picturesWithPayload } from './hostile/pictures-with-payload-fixture.ts';
import { pngChunk, pngFile } from './hostile/png-fixture.ts';
import { imageTypeOf } from './image-type.ts';
import { readSquarePicture } from './square-picture.ts';
import { strippedPicture } from './stripped-picture.ts';

const bare = (file: Uint8Array): Buffer | null => {
  const type = imageTypeOf(file);
  return type && strippedPicture(file, type);
};

/** Processor time of this process in milliseconds: other programs on the machine do not count. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of five: garbage of the tests before is collected in the middle of one. */
async function leastCostOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) least = Math.min(least, await costOf(work));
  return least;
}

describe('what comes to the decoder', () => {
  it.each(packedPictures)(
    'of $name is what comes of the plain picture',
    async ({ make, plain }) => {
      expect(bare(await make())?.equals(bare(await plain()) ?? Buffer.alloc(0))).toBe(true);
    },
  );

  it.each(overdonePictures)('of $name is nothing', async ({ make }) => {
    expect(bare(await make())).toBeNull();
  });

  it('still says which way is up, and nothing else of the EXIF', async () => {
    const secret = Buffer.from('taken at home');
    const jpeg = withSegments(
      await jpegFile(64, 64),
      jpegSegment(0xe1, exifWithOrientation(6, secret)),
    );
    const exif = exifWithOrientation(6, secret).subarray(6);
    const png = pngFile({ width: 64, height: 64, before: [pngChunk('eXIf', exif)] });
    for (const file of [jpeg, png]) {
      const left = bare(file);
      expect(left?.includes(exifWithOrientation(6).subarray(6))).toBe(true);
      expect(left?.includes(secret)).toBe(false);
    }
  });

  it('is the same when it is stripped again', async () => {
    for (const { name, make } of picturesWithPayload) {
      const once = bare(await make());
      if (!once) throw new Error(`Nothing is left of ${name}.`);
      expect(bare(once)?.equals(once), name).toBe(true);
    }
  });
});

describe('reading a packed picture', () => {
  it('costs less than the dearest honest one', async () => {
    const dearest = picturesWithPayload.find(({ name }) =>
      name.startsWith('a progressive JPEG of as many'),
    );
    if (!dearest) throw new Error('The dearest picture is gone.');
    const honest = await dearest.make();
    const limit = await leastCostOf(() => readSquarePicture(honest, { size: 96 }));
    for (const { name, make } of [...packedPictures, ...overdonePictures]) {
      const file = await make();
      const cost = await leastCostOf(() => readSquarePicture(file, { size: 96 }));
      expect(cost, name).toBeLessThan(limit);
    }
  });
});
