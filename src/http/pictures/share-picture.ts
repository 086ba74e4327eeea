import type { PictureText } from '#features/site/public-pages/rules/picture-address.ts';
import { brandColours } from '#lib/brand-colours.ts';
import { pictureLibrary } from '#lib/images/picture-library.ts';
import { logoPath } from '#ui/brand/logo-path.ts';
import { type DrawnText, drawText } from './drawn-text.ts';

const width = 1200;
const height = 630;
const margin = 80;
const headline = { sizes: [84, 76, 68, 60, 52, 44], maxWidth: 800, maxHeight: 270, bottom: 468 };
const lineTop = 516;

const { canvas, ink, primary } = brandColours;
const colours = {
  ground: canvas.light,
  shape: brandColours['primary-soft'].light,
  mark: primary.light,
  ink: ink.light,
  muted: brandColours['ink-muted'].light,
};

const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${colours.ground}"/>
  <path transform="translate(819 -117) scale(27)" fill="${colours.shape}" d="${logoPath}"/>
  <path transform="translate(${margin - 6} 74) scale(1.875)" fill="${colours.mark}" d="${logoPath}"/>
  <rect y="${height - 10}" width="${width}" height="10" fill="${colours.mark}"/>
</svg>`;

/** Draws what a shared link shows: the mark, a headline, one short line. A PNG of 1200 × 630 pixels. */
export async function drawSharePicture({ headline: words, line }: PictureText): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const [name, title, subtitle] = await Promise.all([
    drawText({
      words: 'Direct365',
      weight: 'semiBold',
      size: 42,
      colour: colours.ink,
      maxWidth: 400,
    }),
    drawHeadline(words),
    drawText({ words: line, weight: 'regular', size: 32, colour: colours.muted, maxWidth: 1000 }),
  ]);
  return sharp(Buffer.from(backdrop))
    .composite([
      { input: name.png, left: margin + 68, top: 104 - Math.round(name.height / 2) },
      { input: title.png, left: margin, top: headline.bottom - title.height },
      { input: subtitle.png, left: margin, top: lineTop },
    ])
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer();
}

/** The largest size in which the words fit; words that fit in none are cut. The product's name stays on one line. */
async function drawHeadline(text: string): Promise<DrawnText> {
  const { sizes, maxWidth, maxHeight } = headline;
  const words = text.replaceAll('Dynamics 365', 'Dynamics\u00a0365');
  let drawn: DrawnText | undefined;
  for (const size of sizes) {
    drawn = await drawText({ words, weight: 'semiBold', size, colour: colours.ink, maxWidth });
    if (drawn.height <= maxHeight && drawn.width <= maxWidth) return drawn;
  }
  if (!drawn) throw new Error('There is no size to draw in.');
  const cut = { width: Math.min(drawn.width, maxWidth), height: Math.min(drawn.height, maxHeight) };
  const sharp = await pictureLibrary();
  const png = await sharp(drawn.png)
    .extract({ left: 0, top: 0, ...cut })
    .png()
    .toBuffer();
  return { png, ...cut };
}
