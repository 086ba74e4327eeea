/** The kinds of picture that are taken in. */
export type ImageType = 'jpeg' | 'png' | 'gif';

const signatures: readonly { type: ImageType; bytes: readonly number[] }[] = [
  { type: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'gif', bytes: [...'GIF87a'].map((letter) => letter.charCodeAt(0)) },
  { type: 'gif', bytes: [...'GIF89a'].map((letter) => letter.charCodeAt(0)) },
];

/**
 * What a file is by its first bytes, whatever it is called; null when it is no picture that is taken in.
 * Pages look with it before they send, and the server looks again.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const found = signatures.find((signature) =>
    signature.bytes.every((byte, position) => bytes[position] === byte),
  );
  return found?.type ?? null;
}

/**
 * Whether a file is a photo as phones keep them, in HEIC or HEIF: no browser but Safari shows it, and it is not taken
 * in.
 */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:he[ivm][cmsx]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
