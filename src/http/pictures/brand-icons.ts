import { brandColours } from '#lib/brand-colours.ts';
import { pictureLibrary } from '#lib/images/picture-library.ts';
import { logoPath } from '#ui/brand/logo-path.ts';

export interface IconShape {
  /** Edge in pixels. */
  size: number;
  /** How much of the edge the mark takes. */
  logo: number;
  /** How round the corners are, as a part of the edge; those who cut icons themselves get a full square. */
  corners: number;
}

/** Every icon that is drawn, by its file name. A maskable one keeps the mark inside the circle that is never cut. */
export const brandIcons = {
  'icon-192.png': { size: 192, logo: 0.6, corners: 0.22 },
  'icon-512.png': { size: 512, logo: 0.6, corners: 0.22 },
  'icon-maskable-512.png': { size: 512, logo: 0.48, corners: 0 },
  'apple-touch-icon.png': { size: 180, logo: 0.6, corners: 0 },
} as const satisfies Readonly<Record<string, IconShape>>;

type BrandIconName = keyof typeof brandIcons;

export const isBrandIcon = (name: string): name is BrandIconName => Object.hasOwn(brandIcons, name);

// The mark is drawn on 32 × 32, and a little to the right of their middle.
const box = 32;
const middle = { x: 16.5, y: 16 };

/** Draws the mark in white on the brand's colour. A PNG. */
export async function drawBrandIcon({ size, logo, corners }: IconShape): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const scale = (logo * box) / 28;
  const { primary, 'on-primary': onPrimary } = brandColours;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">
    <rect width="${box}" height="${box}" rx="${corners * box}" fill="${primary.light}"/>
    <path transform="translate(${box / 2} ${box / 2}) scale(${scale}) translate(${-middle.x} ${-middle.y})" fill="${onPrimary.light}" d="${logoPath}"/>
  </svg>`;
  return sharp(Buffer.from(svg), { density: (72 * size) / box })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
