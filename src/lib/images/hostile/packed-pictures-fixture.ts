import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { gifExtension, gifFile, gifFrame } from './gif-fixture.ts';
import { jpegFile, jpegSegment, withSegments } from './jpeg-fixture.ts';
import type { HostileFile } from './no-pictures-fixture.ts';
import { compressedZeros, pngChunk, pngFile } from './png-fixture.ts';

const square = { width: 64, height: 64 };
const bytes = (content: string) => Buffer.from(content, 'latin1');
const many = (count: number, part: Buffer): Buffer => Buffer.concat(Array(count).fill(part));

const plainPng = () => pngFile(square);
const plainJpeg = () => jpegFile(64, 64);
const plainGif = () => gifFile([gifFrame()]);

const pngWith = (...before: Buffer[]) => pngFile({ ...square, before });
const jpegWith = async (...segments: Buffer[]) => withSegments(await plainJpeg(), ...segments);

/** Forty texts of 32 MB in 1.3 MB: the size at which the decoder read them the longest, 24 s. */
function textBomb(type: string, afterName: string): Buffer {
  const text = deflateSync(Buffer.alloc(32_000_000, 'a'));
  const chunk = (number: number) =>
    pngChunk(type, Buffer.concat([bytes(`text ${number}${afterName}`), text]));
  return pngWith(...Array.from({ length: 40 }, (_, number) => chunk(number)));
}

/** Frames of an animated PNG behind its picture. */
function animatedPng(): Buffer {
  const file = plainPng();
  const end = file.length - 12;
  const frame = Buffer.concat([
    pngChunk('fcTL', Buffer.alloc(26)),
    pngChunk('fdAT', bytes('0000')),
  ]);
  return Buffer.concat([file.subarray(0, end), many(50_000, frame), file.subarray(end)]);
}

/** An EXIF directory of 5,000 entries that names itself as the next, and as each entry's own directory. */
function exifRing(): Buffer {
  const entry = Buffer.from([0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0]);
  const head = Buffer.from([...bytes('Exif\0\0II*\0'), 8, 0, 0, 0, 0x88, 0x13]);
  return Buffer.concat([head, many(5000, entry), Buffer.from([8, 0, 0, 0])]);
}

interface PackedPicture extends HostileFile {
  /** The same picture without what is packed into the file. */
  plain: HostileFile['make'];
}

const packed: [string, HostileFile['make'], HostileFile['make']][] = [
  ['a PNG with forty compressed texts', () => textBomb('zTXt', '\0\0'), plainPng],
  [
    'a PNG with forty compressed texts in UTF-8',
    () => textBomb('iTXt', '\0\u0001\0\0\0'),
    plainPng,
  ],
  [
    'a PNG with a colour profile that unfolds to 1 GB',
    () => pngWith(pngChunk('iCCP', Buffer.concat([bytes('a\0\0'), compressedZeros(1e9)]))),
    plainPng,
  ],
  [
    'a PNG with ten colour profiles of 100 MB',
    () =>
      pngWith(many(10, pngChunk('iCCP', Buffer.concat([bytes('a\0\0'), compressedZeros(1e8)])))),
    plainPng,
  ],
  ['a PNG with 4 MB of EXIF', () => pngWith(pngChunk('eXIf', Buffer.alloc(4e6))), plainPng],
  [
    'a PNG with 200,000 texts',
    () => pngWith(many(200_000, pngChunk('tEXt', bytes('a\0b')))),
    plainPng,
  ],
  ['a PNG with 300,000 unknown chunks', () => pngWith(many(300_000, pngChunk('abCd'))), plainPng],
  ['a PNG with 50,000 moving frames', animatedPng, plainPng],
  [
    'a JPEG with 700,000 comments',
    () => jpegWith(many(700_000, jpegSegment(0xfe, Buffer.alloc(1)))),
    plainJpeg,
  ],
  [
    'a JPEG with 500,000 application segments',
    () => jpegWith(many(500_000, jpegSegment(0xe2, Buffer.alloc(2)))),
    plainJpeg,
  ],
  [
    'a JPEG with 70 blocks of EXIF',
    () => jpegWith(many(70, jpegSegment(0xe1, Buffer.alloc(65_000, 'Exif\0\0')))),
    plainJpeg,
  ],
  [
    'a JPEG with EXIF that goes in a ring',
    () => jpegWith(jpegSegment(0xe1, exifRing())),
    plainJpeg,
  ],
  [
    'a GIF with 400,000 comments',
    () => gifFile([many(400_000, gifExtension(0xfe, 'abc')), gifFrame()]),
    plainGif,
  ],
  [
    'a GIF with 60,000 frames, each with a comment',
    () =>
      gifFile([gifFrame(), many(60_000, Buffer.concat([gifExtension(0xfe, 'abc'), gifFrame(1)]))]),
    plainGif,
  ],
];

/** Small files that are dear to read for what is packed in beside the picture. */
export const packedPictures: readonly PackedPicture[] = packed.map(([name, make, plain]) => ({
  name,
  make,
  plain,
  becomes: 'a picture',
}));

/** A progressive JPEG whose last scan comes again and again: each goes over the whole picture. */
async function scannedJpeg(width: number, again: number): Promise<Buffer> {
  const blank = { width, height: width, channels: 3, background: '#369' } as const;
  const file = await sharp({ create: blank }).jpeg({ progressive: true }).toBuffer();
  const lastScan = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = file.length - 2;
  return Buffer.concat([
    file.subarray(0, end),
    many(again, file.subarray(lastScan, end)),
    file.subarray(end),
  ]);
}

const overdone: [string, HostileFile['make']][] = [
  ['a small JPEG that is gone over 400 times', () => scannedJpeg(64, 400)],
  ['a large JPEG that is gone over 50 times', () => scannedJpeg(6000, 50)],
  [
    'a JPEG with 100,000 tables',
    () =>
      jpegWith(
        many(100_000, jpegSegment(0xdb, Buffer.from([0, ...Array(64).fill(1)]).subarray(0, 40))),
      ),
  ],
  ['a PNG in 300,000 pieces', () => pngWith(many(300_000, pngChunk('IDAT')))],
];

/** Files that pretend to be a picture, by the work that they cause. */
export const overdonePictures: readonly HostileFile[] = overdone.map(([name, make]) => ({
  name,
  make,
  becomes: 'broken-image',
}));
