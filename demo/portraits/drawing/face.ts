import { hairs, skins } from './palette.ts';
import type { Traits } from './traits.ts';

const line = (d: string, colour: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const mouths = {
  smile: (shade: string) => line('M88 113c7 6.5 17 6.5 24 0', shade, 3),
  laugh: () =>
    '<path d="M86 111h28c-1 9-7 13-14 13s-13-4-14-13Z" fill="#7a2f2a"/><path d="M88.500 111h23c0 3-1 4-3 4h-17c-2 0-3-1-3-4Z" fill="#fff"/>',
  calm: (shade: string) => line('M90 114c6 3 14 3 20 0', shade, 3),
} as const;

const beards = {
  stubble: (tone: string) =>
    `<path d="M67 98c0 26 14 38 33 38s33-12 33-38c-3 8-8 10-14 9-10-5-28-5-38 0-6 1-11-1-14-9Z" fill="${tone}" opacity=".15"/>`,
  short: (tone: string) =>
    `<path d="M66 94c-1 28 15 44 34 44s35-16 34-44c-3 10-8 14-15 12-10-5-28-5-38 0-7 2-12-2-15-12Z" fill="${tone}"/>`,
  full: (tone: string) =>
    `<path d="M65 92c-3 34 14 56 35 56s38-22 35-56c-3 12-9 15-16 12-10-5-28-5-38 0-7 3-13 0-16-12Z" fill="${tone}"/>`,
  moustache: (tone: string) =>
    `<path d="M100 105c-5-3-13-2-19 4 7 3 14 3 19 0 5 3 12 3 19 0-6-6-14-7-19-4Z" fill="${tone}"/>`,
} as const;

const glasses = {
  round: '<circle cx="86" cy="94" r="10.500"/><circle cx="114" cy="94" r="10.500"/>',
  square:
    '<rect x="74" y="86" width="22" height="16" rx="4"/><rect x="104" y="86" width="22" height="16" rx="4"/>',
} as const;

/** Head, neck and features. The beard lies below the mouth, the glasses above the eyes. */
export function drawFace(traits: Traits): string {
  const { skin, hair, beard, mouth, details = [] } = traits;
  const { tone, shade } = skins[skin];
  const brow = hair.style === 'headscarf' ? '#3b2a22' : hairs[hair.colour].tone;
  const isCovered = hair.style === 'headscarf';
  return [
    `<path d="M84 118h32v30c0 10-32 10-32 0Z" fill="${tone}"/>`,
    `<path d="M84 126c9 12 23 12 32 0v8c-9 11-23 11-32 0Z" fill="${shade}" opacity=".55"/>`,
    isCovered
      ? ''
      : `<ellipse cx="65.500" cy="97" rx="6" ry="9" fill="${tone}"/><ellipse cx="134.500" cy="97" rx="6" ry="9" fill="${tone}"/>`,
    `<path d="M66 88c0-25 13-38 34-38s34 13 34 38c0 32-14 50-34 50S66 120 66 88Z" fill="${tone}"/>`,
    `<circle cx="79" cy="107" r="7" fill="#d9583b" opacity=".16"/><circle cx="121" cy="107" r="7" fill="#d9583b" opacity=".16"/>`,
    details.includes('freckles') ? freckles(shade) : '',
    beard ? beards[beard](hairs[hair.colour].tone) : '',
    line('M78 84c5-4 11-4 16-1M106 83c5-3 11-3 16 1', brow, 3.2),
    '<ellipse cx="86" cy="94" rx="3.400" ry="4" fill="#231f1e"/><ellipse cx="114" cy="94" rx="3.400" ry="4" fill="#231f1e"/>',
    '<circle cx="87.300" cy="92.600" r="1.200" fill="#fff"/><circle cx="115.300" cy="92.600" r="1.200" fill="#fff"/>',
    line('M100 95c-1 5-4 8-2 9.500 1 1 3 1 4 .5', shade),
    details.includes('lines')
      ? line('M73 92l-4-2M73 96l-4 1M127 92l4-2M127 96l4 1M82 70c12-3 24-3 36 0', shade, 1.5)
      : '',
    mouths[mouth](mouthLine(traits)),
    traits.glasses ? drawGlasses(traits.glasses) : '',
    details.includes('earrings') && !isCovered
      ? '<circle cx="64" cy="109" r="2.800" fill="#e0b13f"/><circle cx="136" cy="109" r="2.800" fill="#e0b13f"/>'
      : '',
  ].join('');
}

/** Light in a beard, and dark where the skin is deep: a mouth has to be seen at 48 pixels. */
function mouthLine({ beard, skin }: Traits): string {
  if (beard === 'short' || beard === 'full') return '#f6d9c6';
  return skin === 'deep' || skin === 'brown' ? '#2a130a' : skins[skin].shade;
}

const drawGlasses = (kind: keyof typeof glasses): string =>
  `<g fill="#ffffff30" stroke="#2b2624" stroke-width="2.600">${glasses[kind]}<path d="M96 93c2-2 6-2 8 0M75 91l-9-2M125 91l9-2" fill="none"/></g>`;

const freckles = (shade: string): string =>
  [
    [76, 102],
    [82, 104],
    [79, 108],
    [86, 102],
    [124, 102],
    [118, 104],
    [121, 108],
    [114, 102],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.100" fill="${shade}"/>`)
    .join('');
