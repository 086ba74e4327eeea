/**
 * How often a race or a random walk is tried: `few` times in `npm test`, where it shows that the rule still applies; a
 * quarter of the way to `many` in the second tier; and `many` times in `npm run bench -- races`, which looks for the
 * rare order of events that breaks it. `ROUNDS` (`some` or `many`) says which.
 */
export function rounds(few: number, many: number): number {
  if (process.env.ROUNDS === 'many') return many;
  return process.env.ROUNDS === 'some' ? Math.round(few + (many - few) / 4) : few;
}
