import { cloths, hairs } from './palette.ts';
import type { HairStyle, Traits } from './traits.ts';

interface HairDrawing {
  /** Behind head and shoulders. */
  back?: (tone: string, shade: string) => string;
  /** In front of the forehead. */
  front?: (tone: string, shade: string) => string;
}

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const strand = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`;
const dots = (points: readonly (readonly [number, number, number])[], fill: string): string =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

const cap = 'M65 92C62 56 80 44 101 44s39 12 35 48c-3-9-6-15-9-19-17 3-38 2-52-3-4 6-8 13-10 22Z';

const drawings: Record<HairStyle, HairDrawing> = {
  crop: {
    front: (tone, shade) =>
      path(
        'M66 88C63 57 80 47 101 47s38 10 34 41c-2-9-4-13-7-17-17-6-38-6-55 0-3 4-5 8-7 17Z',
        tone,
      ) + strand('M84 56c10-4 24-4 34 0', shade),
  },
  'side-parting': {
    front: (tone, shade) =>
      path(
        'M65 92C60 58 78 42 104 44c24 2 35 18 31 48-2-10-5-16-9-21-16 2-29-2-38-10-4 10-13 14-17 17-3 4-5 8-6 14Z',
        tone,
      ) + strand('M90 60c8 6 20 9 33 8', shade),
  },
  quiff: {
    front: (tone, shade) =>
      path(
        'M66 90C61 70 64 58 74 52c2-12 20-18 36-15 16 2 27 12 26 26 1 8 1 17-1 27-2-9-5-15-8-18-18 2-34-1-48-8-6 6-11 14-13 26Z',
        tone,
      ) + strand('M82 52c10-6 24-7 36-2', shade),
  },
  curls: {
    front: (tone, shade) =>
      dots(
        [
          [70, 76, 11],
          [74, 62, 12],
          [86, 52, 13],
          [101, 48, 13],
          [116, 52, 13],
          [128, 62, 12],
          [132, 76, 11],
          [94, 62, 10],
          [110, 62, 10],
          [82, 66, 8],
          [121, 68, 8],
        ],
        tone,
      ) +
      dots(
        [
          [86, 50, 4],
          [104, 46, 4],
          [121, 56, 4],
          [74, 66, 4],
        ],
        shade,
      ),
  },
  afro: {
    back: (tone) =>
      dots(
        [
          [100, 70, 48],
          [62, 84, 20],
          [138, 84, 20],
          [66, 58, 20],
          [134, 58, 20],
          [100, 38, 24],
        ],
        tone,
      ),
    front: (tone) =>
      path(
        'M62 92C60 52 78 44 100 44s40 8 38 48c-4-12-10-21-19-23-12-3-26-3-38 0-9 2-15 11-19 23Z',
        tone,
      ),
  },
  bald: {},
  receding: {
    front: (tone) =>
      path('M65 96c-3-14-2-26 4-33 2 9 1 18-1 24-1 3-2 6-3 9Z', tone) +
      path('M135 96c3-14 2-26-4-33-2 9-1 18 1 24 1 3 2 6 3 9Z', tone) +
      path('M74 58c8-9 17-12 27-12s18 3 26 12c-17-6-36-6-53 0Z', tone),
  },
  bun: {
    back: (tone, shade) => dots([[100, 36, 19]], tone) + strand('M88 34c6-8 18-8 24 0', shade),
    front: (tone, shade) => path(cap, tone) + strand('M100 46c-2 8-8 16-16 22', shade),
  },
  bob: {
    back: (tone) =>
      path('M58 132C50 70 66 42 100 42s52 28 43 90c-10 5-22 5-28 2H86c-8 3-20 3-28-2Z', tone),
    front: (tone, shade) =>
      path(
        'M65 94C62 60 80 48 100 48s38 12 35 46c-4-12-9-20-15-25-12 5-30 6-40 0-7 6-12 14-15 25Z',
        tone,
      ) + strand('M62 112c-1-8-1-16 0-24', shade),
  },
  fringe: {
    back: (tone) =>
      path('M60 128C52 70 68 42 100 42s49 28 41 86c-10 4-18 4-24 2H84c-8 2-16 2-24-2Z', tone),
    front: (tone, shade) =>
      path('M64 90C61 58 80 46 100 46s39 12 36 44c-3-3-5-6-6-9-18 4-42 4-60 0-2 3-4 6-6 9Z', tone) +
      strand('M84 58c-2 8-3 14-3 21M100 54v26M116 58c2 8 3 14 3 21', shade),
  },
  long: {
    back: (tone, shade) =>
      path('M54 176C46 92 62 42 100 42s55 50 47 134c-14 6-28 4-36-2H90c-10 6-22 8-36 2Z', tone) +
      strand('M62 160c-4-30-4-56 2-76M139 160c4-30 4-56-2-76', shade),
    front: (tone) =>
      path(
        'M65 98C62 60 80 46 101 46s38 14 34 52c-2-16-10-28-24-36-10 12-28 20-40 22-3 4-5 8-6 14Z',
        tone,
      ),
  },
  waves: {
    back: (tone, shade) =>
      dots(
        [
          [62, 84, 15],
          [58, 104, 15],
          [60, 124, 15],
          [66, 142, 14],
          [139, 84, 15],
          [143, 104, 15],
          [141, 124, 15],
          [135, 142, 14],
          [100, 66, 40],
        ],
        tone,
      ) + strand('M58 96c6 6 2 14-2 20M143 96c-6 6-2 14 2 20', shade),
    front: (tone, shade) =>
      path(
        'M65 96C60 60 78 44 100 44s42 16 36 52c-3-14-9-22-18-26-8-4-10-10-12-14-6 12-24 18-33 22-4 4-7 10-8 18Z',
        tone,
      ) + strand('M106 52c4 8 12 14 20 18', shade),
  },
  ponytail: {
    back: (tone, shade) =>
      path('M126 58c26 4 32 30 26 58-2 12-8 20-14 24 4-24 2-50-16-64Z', tone) +
      strand('M142 78c6 14 6 32 2 46', shade),
    front: (tone, shade) => path(cap, tone) + strand('M78 66c12-12 32-16 50-8', shade),
  },
  locs: {
    back: (tone, shade) =>
      [60, 67, 74, 126, 133, 140]
        .map(
          (x, index) =>
            `<rect x="${x - 5}" y="58" width="10" height="${88 - (index % 3) * 8}" rx="5" fill="${index % 2 ? tone : shade}"/>`,
        )
        .join('') + dots([[100, 66, 38]], tone),
    front: (tone, shade) =>
      path(cap, tone) +
      strand(
        'M82 50c-2 6-6 12-10 16M94 47c-1 7-4 14-8 20M108 47c1 7 3 14 6 20M120 51c3 6 6 11 9 15',
        shade,
      ),
  },
  headscarf: {},
};

/** The hair of a person, or the scarf about it: what is behind head and shoulders, and what is in front. */
export function drawHair({ hair, scarf }: Traits): { back: string; front: string } {
  if (hair.style === 'headscarf') return drawScarf(cloths[scarf ?? 'teal']);
  const { tone, shade } = hairs[hair.colour];
  const { back, front } = drawings[hair.style];
  return { back: back?.(tone, shade) ?? '', front: front?.(tone, shade) ?? '' };
}

const drawScarf = (cloth: string) => ({
  back: path('M52 172C46 80 62 38 100 38s55 42 48 134Z', cloth),
  front:
    `<path fill-rule="evenodd" fill="${cloth}" d="M56 150C46 84 60 38 100 38s54 46 44 112c-14 22-74 22-88 0ZM100 56c-21 0-32 15-31 39 1 24 14 39 31 39s30-15 31-39c1-24-10-39-31-39Z"/>` +
    `<path d="M62 140c20 18 54 20 78-2" fill="none" stroke="#00000026" stroke-width="3" stroke-linecap="round"/>`,
});
