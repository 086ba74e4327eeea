/** The colours of the site that pictures are drawn in. A test compares them with its style sheet. */
export const siteColours = {
  primary: '#0d5455',
  'primary-on-dark': '#7fcbc2',
  'primary-soft': '#e0eeec',
  'primary-line': '#a9cdc9',
  ink: '#1a211f',
} as const;

/** Skin, from light to dark: the plain tone, and the one of shadows and lines. */
export const skins = {
  porcelain: { tone: '#f6d9c6', shade: '#e0b199' },
  fair: { tone: '#efc5a6', shade: '#d39f7c' },
  rose: { tone: '#eab592', shade: '#c88b67' },
  olive: { tone: '#d9a476', shade: '#b57d51' },
  tan: { tone: '#c68a5c', shade: '#9f6640' },
  bronze: { tone: '#a86d43', shade: '#7f4d2b' },
  brown: { tone: '#84502f', shade: '#60371d' },
  deep: { tone: '#5f3822', shade: '#432414' },
} as const;

/** Hair: the plain colour, and the one of its strands. */
export const hairs = {
  black: { tone: '#23201f', shade: '#3a3533' },
  espresso: { tone: '#3b2a22', shade: '#55402f' },
  brown: { tone: '#5d4031', shade: '#775543' },
  chestnut: { tone: '#7d4d30', shade: '#996342' },
  red: { tone: '#a9532b', shade: '#c66e41' },
  blond: { tone: '#d3a95c', shade: '#b98d42' },
  grey: { tone: '#8d908f', shade: '#a7aaa9' },
  silver: { tone: '#c9cbc8', shade: '#b0b3b0' },
} as const;

/** What stands behind a person: the ground and the arc on it, in the colours of the site. */
export const grounds = {
  teal: { ground: siteColours['primary-soft'], arc: siteColours['primary-line'] },
  deep: { ground: siteColours.primary, arc: '#1c6b6a' },
  sand: { ground: '#efe6d2', arc: '#e0d1b0' },
  clay: { ground: '#f3ddd3', arc: '#e6c2b3' },
  sky: { ground: '#dfe9f4', arc: '#bfd3e8' },
  moss: { ground: '#e2ecdc', arc: '#c3d7b8' },
} as const;

export const cloths = {
  teal: siteColours.primary,
  mint: siteColours['primary-on-dark'],
  navy: '#23395d',
  brick: '#a8492f',
  ochre: '#c98a1f',
  plum: '#6a3a5c',
  stone: '#6d716c',
  ink: siteColours.ink,
  cream: '#f4eee0',
} as const;

export type Skin = keyof typeof skins;
export type HairColour = keyof typeof hairs;
export type Ground = keyof typeof grounds;
export type Cloth = keyof typeof cloths;
