import { drawFace } from './face.ts';
import { drawHair } from './hair.ts';
import { cloths, grounds, skins } from './palette.ts';
import type { Traits } from './traits.ts';

/** Draws a person as SVG, 400 pixels wide and high. The same traits always give the same drawing. */
export function drawPortrait(traits: Traits): string {
  const { ground, arc } = grounds[traits.ground];
  const hair = drawHair(traits);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 200 200">',
    `<rect width="200" height="200" fill="${ground}"/>`,
    `<path d="M200 20A150 150 0 0 0 50 170v30h150Z" fill="${arc}"/>`,
    // Larger than life: a picture beside a name is 48 pixels wide.
    '<g transform="translate(100 104) scale(1.14) translate(-100 -100)">',
    hair.back,
    drawClothes(traits),
    drawFace(traits),
    hair.front,
    '</g></svg>',
  ].join('');
}

const shoulders = 'M20 214c2-44 28-62 62-68 8 12 28 12 36 0 34 6 60 24 62 68Z';

function drawClothes({ clothes: { kind, cloth }, skin }: Traits): string {
  const colour = cloths[cloth];
  const body = `<path d="${shoulders}" fill="${colour}"/>`;
  switch (kind) {
    case 'crew':
      return `${body}<path d="M80 147c8 16 32 16 40 0" fill="none" stroke="#00000033" stroke-width="4"/>`;
    case 'collar':
      return `${body}<path d="M82 145l18 22-17 14-15-29ZM118 145l-18 22 17 14 15-29Z" fill="${cloths.cream}"/>`;
    case 'blazer':
      return `${body}<path d="M80 146c10 6 30 6 40 0l-20 60Z" fill="${cloths.cream}"/><path d="M84 147c8 5 24 5 32 0l-16 20Z" fill="${skins[skin].tone}"/><path d="M76 148l24 66h-26l-14-44ZM124 148l-24 66h26l14-44Z" fill="#0000002b"/>`;
    case 'roll-neck':
      return `${body}<path d="M80 140c8 8 32 8 40 0l3 20c-14 10-32 10-46 0Z" fill="${colour}"/><path d="M78 156c14 8 30 8 44 0" fill="none" stroke="#00000026" stroke-width="3"/>`;
    case 'v-neck':
      return `${body}<path d="M82 145l18 32 18-32Z" fill="${skins[skin].tone}"/>`;
  }
}
