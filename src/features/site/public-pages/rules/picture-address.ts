/** What a picture for shared links is drawn of. */
export interface PictureText {
  headline: string;
  line: string;
}

const kinds = ['page', 'skill', 'city'] as const;

/** What the picture is about; its name is that of a page, a skill or a city in addresses. */
export interface PictureSubject {
  kind: (typeof kinds)[number];
  name: string;
}

/** Raised whenever pictures are drawn differently: addresses change, and no one keeps an old one. */
const drawing = 1;

/** Where picture addresses begin. */
export const pictureFolder = '/pictures';

/**
 * The address of a picture. It changes with everything that is drawn, so what it answers may be kept for ever:
 * `/pictures/skill/sales.1k3xz9…png`.
 */
export function pictureAddress({ kind, name }: PictureSubject, text: PictureText): string {
  return `${pictureFolder}/${kind}/${encodeURIComponent(name)}.${fingerprint(text)}.png`;
}

/** Reads an address; null when it is none of ours. Whether the fingerprint is today's is for the caller to see. */
export function readPictureAddress(path: string): PictureSubject | null {
  const [, folder, file] = /^\/pictures\/([^/]+)\/([^/]+)\.[0-9a-z]{11}\.png$/.exec(path) ?? [];
  const kind = kinds.find((each) => each === folder);
  if (!kind || file === undefined) return null;
  try {
    return { kind, name: decodeURIComponent(file) };
  } catch {
    return null;
  }
}

/** 53 bits over the texts and the drawing: enough to tell two pictures of one subject apart, and quick in a browser. */
function fingerprint({ headline, line }: PictureText): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const unit of `${drawing}\n${headline}\n${line}`) {
    const code = unit.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const bits = 4294967296 * (2097151 & high) + (low >>> 0);
  return bits.toString(36).padStart(11, '0');
}
