import sharp from 'sharp';

/** An honest JPEG: a picture in four colours, so that its turning is seen. */
export function jpegFile(
  width: number,
  height: number,
  options: { progressive?: boolean; grey?: boolean; cmyk?: boolean } = {},
): Promise<Buffer> {
  const picture = sharp(fourColours(width, height), { raw: { width, height, channels: 3 } });
  if (options.cmyk) return picture.toColourspace('cmyk').jpeg().toBuffer();
  if (options.grey) return picture.toColourspace('b-w').jpeg().toBuffer();
  return picture.jpeg({ quality: 95, progressive: options.progressive ?? false }).toBuffer();
}

const corners = {
  topLeft: [255, 0, 0],
  topRight: [0, 255, 0],
  bottomLeft: [0, 0, 255],
  bottomRight: [255, 255, 0],
};

/** Red, green, blue and yellow, from top left to bottom right. */
export function fourColours(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLeft = x < width / 2;
      const top = isLeft ? corners.topLeft : corners.topRight;
      const bottom = isLeft ? corners.bottomLeft : corners.bottomRight;
      pixels.set(y < height / 2 ? top : bottom, (y * width + x) * 3);
    }
  }
  return pixels;
}

/** A marker segment: `0xe1` is APP1, where EXIF and XMP live. */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The same picture with these segments behind its first two bytes. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The frame header, where precision, height and width stand. Throws when there is none. */
export function frameHeaderAt(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === 0xc0 || marker === 0xc2) return at;
  }
  throw new Error('This JPEG has no frame header.');
}

/** An EXIF block whose only entry is the orientation, with `more` bytes behind it. */
export function exifWithOrientation(orientation: number, more: Uint8Array = new Uint8Array()) {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, more]);
}
