/**
 * The colour of headers and cards, which the browser's own frame takes as well. The other ones are in
 * `brand-colours.ts`.
 */
export const surfaceColour = { light: '#ffffff', dark: '#1a201f' } as const;
