import type { Cloth, Ground, HairColour, Skin } from './palette.ts';

export const hairStyles = [
  'crop',
  'side-parting',
  'quiff',
  'curls',
  'afro',
  'bald',
  'receding',
  'bun',
  'bob',
  'fringe',
  'long',
  'waves',
  'ponytail',
  'locs',
  'headscarf',
] as const;
export type HairStyle = (typeof hairStyles)[number];

/** What a drawn person looks like. No real person is meant: the parts are combined by hand for made-up people. */
export interface Traits {
  ground: Ground;
  skin: Skin;
  hair: { style: HairStyle; colour: HairColour };
  beard?: 'stubble' | 'short' | 'full' | 'moustache';
  glasses?: 'round' | 'square';
  mouth: 'smile' | 'laugh' | 'calm';
  clothes: { kind: 'crew' | 'collar' | 'blazer' | 'roll-neck' | 'v-neck'; cloth: Cloth };
  /** Of the headscarf. */
  scarf?: Cloth;
  details?: readonly ('freckles' | 'earrings' | 'lines')[];
}
