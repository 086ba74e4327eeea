import { exifOfOrientation, orientationOf } from './exif-orientation.ts';
import { imageLimits } from './image-limits.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Huffman and quantisation tables, arithmetic conditioning, number of lines, restart interval. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xcc, 0xdc, 0xdd]);
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** See `strippedPicture`. */
export function strippedJpeg(file: Buffer): Buffer | null {
  const segments = new ApplicationSegments();
  const kept: Buffer[] = [];
  const frames: Buffer[] = [];
  let scans = 0;
  for (const piece of piecesOf(file)) {
    if (!piece || kept.length > imageLimits.parts) return null;
    const { code, data, scan } = piece;
    if (isFrameHeader(code)) frames.push(data);
    if (scan) scans += 1;
    if (isDrawnFrom(code)) kept.push(segment(code, data), ...(scan ? [scan] : []));
    else if (code === endOfImage) kept.push(Buffer.from([0xff, endOfImage]));
    else segments.take(code, data);
  }
  if (!isOnePicture(frames, scans)) return null;
  return Buffer.concat([Buffer.from([0xff, startOfImage]), ...segments.kept(), ...kept]);
}

const isDrawnFrom = (code: number): boolean =>
  isFrameHeader(code) || tables.has(code) || code === startOfScan;

/** A segment, with the picture data that follow a scan's. */
interface Piece {
  code: number;
  data: Buffer;
  scan?: Buffer;
}

/**
 * The segments of a file, up to its end mark or, when it is cut off, as far as it goes (how much of a picture that is,
 * the decoder says). Null where something else stands.
 */
function* piecesOf(file: Buffer): Generator<Piece | null> {
  for (let at = 2; at < file.length; ) {
    const marker = markerAt(file, at);
    if (!marker || marker.code === startOfImage) return yield null;
    const { code, end: head } = marker;
    at = head;
    if (code === endOfImage) return yield { code, data: Buffer.alloc(0) };
    if (standsAlone(code)) continue;
    const length = head + 2 > file.length ? 0 : file.readUInt16BE(head);
    at += length;
    if (length < 2 || at > file.length) return yield null;
    const data = file.subarray(head + 2, at);
    if (code !== startOfScan) yield { code, data };
    else {
      const end = endOfScan(file, at);
      yield { code, data, scan: file.subarray(at, end) };
      at = end;
    }
  }
}

/**
 * Whether this is one picture that is gone over a reasonable number of times: a progressive one is once for each scan,
 * and a scan may be a few bytes long.
 */
function isOnePicture([frame, ...others]: readonly Buffer[], scans: number): boolean {
  if (!frame || frame.length < 5 || others.length > 0) return false;
  const pixels = Math.min(frame.readUInt16BE(1) * frame.readUInt16BE(3), imageLimits.pixels);
  return scans > 0 && scans <= imageLimits.scans && scans * pixels <= imageLimits.scannedPixels;
}

/** The marker at a place, and where it ends; any number of filling bytes may stand before it. */
function markerAt(file: Buffer, at: number): { code: number; end: number } | null {
  if (file[at] !== 0xff) return null;
  let place = at;
  while (file[place] === 0xff) place += 1;
  const code = file[place];
  return code ? { code, end: place + 1 } : null;
}

/** Where the bytes of a scan end: at the next marker that is part of no scan. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  return file.length;
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const exifSignature = 'Exif\0\0';
const profileSignature = 'ICC_PROFILE\0';

/** What applications add: of all that, the first mark of each kind of colours, the profile and which way is up. */
class ApplicationSegments {
  #jfif: Buffer | undefined;
  #adobe: Buffer | undefined;
  #orientation: number | null | undefined;
  readonly #profile: Buffer[] = [];
  #profileBytes = 0;

  take(marker: number, data: Buffer): void {
    const begins = (signature: string) =>
      data.toString('latin1', 0, signature.length) === signature;
    if (marker === 0xe0 && begins('JFIF\0')) this.#jfif ??= segment(marker, data);
    else if (marker === 0xee && begins('Adobe')) this.#adobe ??= segment(marker, data);
    else if (marker === 0xe1 && begins(exifSignature)) {
      if (this.#orientation === undefined) {
        this.#orientation = orientationOf(data.subarray(exifSignature.length));
      }
    } else if (marker === 0xe2 && begins(profileSignature)) {
      this.#profileBytes += data.length;
      this.#profile.push(segment(marker, data));
    }
  }

  kept(): Buffer[] {
    const signature = Buffer.from(exifSignature, 'latin1');
    return [
      ...(this.#jfif ? [this.#jfif] : []),
      ...(this.#orientation
        ? [segment(0xe1, Buffer.concat([signature, exifOfOrientation(this.#orientation)]))]
        : []),
      ...(this.#profileBytes <= imageLimits.profileBytes ? this.#profile : []),
      ...(this.#adobe ? [this.#adobe] : []),
    ];
  }
}
