/**
 * How often a race or a random walk is tried: `few` times among the tests, where it shows that it still holds, and `many`
 * times by `npm run bench -- races`, which looks for the rare order of things that breaks it.
 */
export const rounds = (few: number, many: number): number =>
  process.env.MANY_ROUNDS === undefined ? few : many;
