import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gifFile, gifFrame } from './hostile/gif-fixture.ts';
import {
  exifWithOrientation,
  jpegFile,
  jpegSegment,
  withSegments,
} from './hostile/jpeg-fixture.ts';
import {
  encodeBlurredWebp,
  encodeWebp,
  readSquarePicture,
  type SquareCrop,
  type SquarePicture,
} from './square-picture.ts';

const size = 40;

async function read(file: Uint8Array, crop?: SquareCrop): Promise<SquarePicture> {
  const picture = await readSquarePicture(file, { crop, size });
  if ('refused' in picture) throw new Error(picture.refused);
  return picture;
}

const named: Record<string, readonly number[]> = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  white: [255, 255, 255],
};

/** The nearest of the colours that the test pictures are made of. */
function colourAt({ pixels }: SquarePicture, x: number, y: number): string {
  const at = (y * size + x) * 3;
  const distance = (colour: readonly number[]) =>
    Math.hypot(...colour.map((value, channel) => value - (pixels[at + channel] ?? 0)));
  const [nearest] = Object.entries(named).sort(([, a], [, b]) => distance(a) - distance(b));
  return nearest?.[0] ?? '';
}

const cornersOf = (picture: SquarePicture): string =>
  [
    [4, 4],
    [35, 4],
    [4, 35],
    [35, 35],
  ]
    .map(([x = 0, y = 0]) => colourAt(picture, x, y))
    .join(' ');

describe('a picture that is read', () => {
  it('is cut to its middle square', async () => {
    expect(cornersOf(await read(await jpegFile(300, 100)))).toBe('red green blue yellow');
    expect(cornersOf(await read(await jpegFile(100, 300)))).toBe('red green blue yellow');
  });

  it('is cut at the given place', async () => {
    const file = await jpegFile(400, 200);
    const topLeft = { left: 0, top: 0, size: 100 };
    expect(cornersOf(await read(file, topLeft))).toBe('red red red red');
    const bottomRight = { left: 300, top: 100, size: 100 };
    expect(cornersOf(await read(file, bottomRight))).toBe('yellow yellow yellow yellow');
  });

  it.each([
    { left: -1, top: 0, size: 10 },
    { left: 0, top: 0, size: 0 },
    { left: 0, top: 0, size: 201 },
    { left: 391, top: 0, size: 10 },
    { left: 0, top: 191, size: 10 },
  ])('is not cut outside of itself: %j', async (crop) => {
    const file = await jpegFile(400, 200);
    expect(await readSquarePicture(file, { crop, size })).toEqual({ refused: 'crop-outside' });
  });

  it.each([
    [1, 'red green blue yellow'],
    [2, 'green red yellow blue'],
    [3, 'yellow blue green red'],
    [4, 'blue yellow red green'],
    [5, 'red blue green yellow'],
    [6, 'blue red yellow green'],
    [7, 'yellow green blue red'],
    [8, 'green yellow red blue'],
  ])('is turned as its camera was held (%i)', async (orientation, corners) => {
    const exif = jpegSegment(0xe1, exifWithOrientation(orientation));
    const file = withSegments(await jpegFile(200, 200), exif);
    expect(cornersOf(await read(file))).toBe(corners);
  });

  it('is cut as people see it, not as the camera wrote it', async () => {
    const exif = jpegSegment(0xe1, exifWithOrientation(6));
    // Upright it is 100 wide and 300 high: blue on red's left, and the bottom right is green.
    const file = withSegments(await jpegFile(300, 100), exif);
    const bottomRight = { left: 60, top: 260, size: 40 };
    expect(cornersOf(await read(file, bottomRight))).toBe('green green green green');
  });

  it('is the first of an animation', async () => {
    expect(cornersOf(await read(gifFile([gifFrame(0), gifFrame(1)])))).toBe('red red red red');
    expect(cornersOf(await read(gifFile([gifFrame(1), gifFrame(0)])))).toBe('blue blue blue blue');
  });

  it('lies on white where it is transparent', async () => {
    const clear = { width: 30, height: 30, channels: 4, background: '#ff000000' } as const;
    const file = await sharp({ create: clear }).png().toBuffer();
    expect(cornersOf(await read(file))).toBe('white white white white');
  });

  it('keeps its colours when it comes in those of print or of another screen', async () => {
    const cmyk = await jpegFile(200, 200, { cmyk: true });
    // The green of screens cannot be printed.
    expect(cornersOf(await read(cmyk))).toMatch(/^red \w+ blue yellow$/);
    const wide = await sharp(await jpegFile(200, 200))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(cornersOf(await read(wide))).toBe('red green blue yellow');
  });
});

describe('what is made of a picture', () => {
  it('is a square WebP of the width that was asked for', async () => {
    const picture = await read(await jpegFile(300, 200));
    const { format, width, height } = await sharp(await encodeWebp(picture, 24)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 24, height: 24 });
  });

  it('blurred, shows colours and no line: fine stripes are one grey', async () => {
    const stripes = Buffer.alloc(400 * 400 * 3);
    for (let at = 0; at < stripes.length; at += 1)
      stripes[at] = Math.floor(at / 3) % 20 < 10 ? 0 : 255;
    const raw = { width: 400, height: 400, channels: 3 } as const;
    const picture = await readSquarePicture(await sharp(stripes, { raw }).png().toBuffer(), {
      size: 384,
    });
    if ('refused' in picture) throw new Error(picture.refused);
    const blurred = await sharp(await encodeBlurredWebp(picture, 96)).stats();
    const sharpOne = await sharp(await encodeWebp(picture, 384)).stats();
    expect(sharpOne.channels[0]?.stdev).toBeGreaterThan(80);
    expect(blurred.channels[0]?.stdev).toBeLessThan(12);
  });
});
