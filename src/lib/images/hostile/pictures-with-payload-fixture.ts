import sharp from 'sharp';
import { gifExtension, gifFile, gifFrame, gifFrameOfSize } from './gif-fixture.ts';
import { exifWithOrientation, jpegFile, jpegSegment, withSegments } from './jpeg-fixture.ts';
import { type HostileFile, payload } from './no-pictures-fixture.ts';
import { compressedZeros, pngChunk, pngFile } from './png-fixture.ts';

const square = { width: 64, height: 64 };
const bytes = (content: string) => Buffer.from(content, 'latin1');
const zip = bytes(`PK\u0003\u0004${payload}PK\u0005\u0006`);
const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${payload}</x:xmpmeta>`;

const jpegWith = async (...segments: Buffer[]) => withSegments(await jpegFile(64, 64), ...segments);
const pngWith = (...before: Buffer[]) => pngFile({ ...square, before });
const palette = pngChunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255]));

async function jpegWithPlace(): Promise<Buffer> {
  const file = sharp(await jpegFile(64, 64));
  return file
    .withExif({
      IFD0: { Copyright: payload, Artist: 'direct365-payload' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

/** The most expensive picture that is still taken: all of it has to be in memory before it can be turned. */
async function largestJpeg(): Promise<Buffer> {
  const blank = { width: 6000, height: 6000, channels: 3, background: '#369' } as const;
  const file = await sharp({ create: blank }).jpeg({ progressive: true }).toBuffer();
  return withSegments(file, jpegSegment(0xe1, exifWithOrientation(6)));
}

const withPayload: [string, HostileFile['make']][] = [
  ['a JPEG that says where it was taken', jpegWithPlace],
  ['a JPEG with XMP', () => jpegWith(jpegSegment(0xe1, bytes(xmp)))],
  [
    'a JPEG with IPTC captions',
    () => jpegWith(jpegSegment(0xed, bytes(`Photoshop 3.0\x008BIM\x04\x04${payload}`))),
  ],
  ['a JPEG with a comment', () => jpegWith(jpegSegment(0xfe, bytes(payload)))],
  [
    'a JPEG with another picture in its EXIF',
    async () => jpegWith(jpegSegment(0xe1, exifWithOrientation(1, await jpegFile(32, 32)))),
  ],
  ['a JPEG that lies on its side', () => jpegWith(jpegSegment(0xe1, exifWithOrientation(6)))],
  ['a JPEG turned in an unknown way', () => jpegWith(jpegSegment(0xe1, exifWithOrientation(99)))],
  [
    'a JPEG with damaged EXIF',
    () => jpegWith(jpegSegment(0xe1, bytes(`Exif\0\0II*\0\xff\xff\xff\xff${payload}`))),
  ],
  [
    'a JPEG with a damaged colour profile',
    () => jpegWith(jpegSegment(0xe2, bytes(`ICC_PROFILE\0\u0001\u0001${payload}`))),
  ],
  [
    'a JPEG with four megabytes of metadata',
    () => jpegWith(...Array.from({ length: 64 }, () => jpegSegment(0xe9, Buffer.alloc(65_000)))),
  ],
  [
    'a JPEG that is HTML as well',
    async () => Buffer.concat([await jpegFile(64, 64), bytes(payload)]),
  ],
  ['a JPEG that is a ZIP as well', async () => Buffer.concat([await jpegFile(64, 64), zip])],
  ['a progressive JPEG of as many pixels as may be, on its side', largestJpeg],
  ['a progressive JPEG', () => jpegFile(64, 64, { progressive: true })],
  ['a JPEG in grey', () => jpegFile(64, 64, { grey: true })],
  ['a JPEG in the colours of print', () => jpegFile(64, 64, { cmyk: true })],
  ['a PNG with texts', () => pngWith(pngChunk('tEXt', bytes(`Comment\0${payload}`)))],
  [
    'a PNG with a text that unfolds to 50 MB',
    () => pngWith(pngChunk('zTXt', Buffer.concat([bytes('Comment\0\0'), compressedZeros(5e7)]))),
  ],
  [
    'a PNG with a colour profile that unfolds to 50 MB',
    () => pngWith(pngChunk('iCCP', Buffer.concat([bytes('profile\0\0'), compressedZeros(5e7)]))),
  ],
  [
    'a PNG with EXIF',
    () => pngWith(pngChunk('eXIf', exifWithOrientation(1, bytes(payload)).subarray(6))),
  ],
  ['a PNG with XMP', () => pngWith(pngChunk('iTXt', bytes(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)))],
  ['a PNG that is a ZIP as well', () => pngFile({ ...square, after: zip })],
  ['an animated PNG', () => pngWith(pngChunk('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0])))],
  ['a PNG of sixteen bits a colour', () => pngFile({ ...square, depth: 16, colour: 6 })],
  ['a PNG of one bit a pixel', () => pngFile({ ...square, depth: 1, colour: 0 })],
  ['a PNG in grey, see-through', () => pngFile({ ...square, colour: 4 })],
  ['a PNG with a palette', () => pngFile({ ...square, colour: 3, before: [palette] })],
  ['an interlaced PNG', () => pngFile({ ...square, interlaced: true })],
  ['a PNG that is one line', () => pngFile({ width: 10_000, height: 1 })],
  ['a GIF of one pixel', () => gifFile([gifFrame()])],
  ['an animated GIF', () => gifFile([gifFrame(0), gifFrame(1), gifFrame(0)])],
  ['a GIF of 200,000 frames', () => gifFile(Array.from({ length: 200_000 }, () => gifFrame(1)))],
  [
    'a GIF whose second frame, never looked at, is 65,535 × 65,535 pixels',
    () => gifFile([gifFrame(), gifFrameOfSize(65_535, 65_535)]),
  ],
  ['a GIF with a comment', () => gifFile([gifExtension(0xfe, payload), gifFrame()])],
  [
    'a GIF with XMP',
    () => gifFile([gifExtension(0xff, 'XMP DataXMP'), gifExtension(0xfe, xmp), gifFrame()]),
  ],
  ['a GIF that is a script as well', () => Buffer.concat([gifFile([gifFrame()]), bytes(payload)])],
];

/** Pictures that may come in, with something in them that may not come out. */
export const picturesWithPayload: readonly HostileFile[] = withPayload.map(([name, make]) => ({
  name,
  make,
  becomes: 'a picture',
}));
