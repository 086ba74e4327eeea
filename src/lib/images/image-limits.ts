/**
 * What a picture may cost to decode. 36 million pixels are more than a photo of 5 MB usually has, and 144 MB of memory
 * while they are read. A file of a few bytes can claim a far larger picture.
 */
export const imageLimits = {
  pixels: 36_000_000,
  /** Width × height × channels × bytes per channel. */
  decodedBytes: 144_000_000,
  /** Time for reading a header, and for decoding. */
  headerSeconds: 5,
  seconds: 20,
  /** Pieces that a file is made of, as far as the picture is drawn from them. */
  parts: 65_536,
  /** A colour profile, unfolded. */
  profileBytes: 4_000_000,
  /** How often a picture may be gone over; ten times is usual. */
  scans: 100,
  /** Times its pixels: a large picture may be gone over twenty times. */
  scannedPixels: 720_000_000,
} as const;
