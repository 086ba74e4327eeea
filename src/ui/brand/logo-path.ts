/** A D, and a straight line into its heart: the way from a business to a consultant. Drawn on 32 × 32. */
export const logoPath =
  'M7 2h9a14 14 0 0 1 0 28H7a4 4 0 0 1-4-4v-8.5h8.25a5 5 0 1 0 0-3H3V6a4 4 0 0 1 4-4z';
