/**
 * What a picture may cost to decode. 36 million pixels are more than a photo of 5 MB usually has, and 144 MB
 * of memory while they are read: a screenful of tiny bytes can claim far more than it holds.
 */
export const imageLimits = {
  pixels: 36_000_000,
  /** Width × height × channels × bytes per channel. */
  decodedBytes: 144_000_000,
  /** Processor time for one picture. */
  seconds: 20,
} as const;
