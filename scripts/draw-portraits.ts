/**
 * `node --import ./scripts/runtime.mjs scripts/draw-portraits.ts`: draws the portraits of the demo's consultants and
 * puts them through the pipeline of photos. The pictures are kept in the repository, so that a demo starts without
 * drawing.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPortrait } from '#demo/portraits/drawing/draw-portrait.ts';
import { pictureFile, picturesFolder } from '#demo/portraits/picture-files.ts';
import { portraits } from '#demo/portraits/portrait-traits.ts';
import { makePhoto } from '#features/profiles/photos/server/commands/take-photo.ts';

rmSync(picturesFolder, { recursive: true, force: true });
mkdirSync(picturesFolder, { recursive: true });
let bytes = 0;
for (const [key, { traits }] of Object.entries(portraits)) {
  const drawn = await sharp(Buffer.from(drawPortrait(traits)))
    .png()
    .toBuffer();
  const photo = await makePhoto(drawn, undefined);
  if ('refused' in photo) throw new Error(`The portrait of ${key} is refused: ${photo.refused}.`);
  for (const kind of ['blurred', 'medium', 'large'] as const) {
    const content = photo.contents.get(photo.files[kind]);
    if (!content) throw new Error(`The portrait of ${key} has no ${kind} picture.`);
    writeFileSync(join(picturesFolder, pictureFile(key, kind)), content);
    bytes += content.length;
  }
}
process.stdout.write(
  `${Object.keys(portraits).length} portraits, ${Math.round(bytes / 1024)} KB\n`,
);
