/**
 * How often a race or a random walk runs. In `npm test` `few` times, to show that the rule still applies; in the second
 * tier a quarter of the way to `many`. In `npm run bench -- races` `many` times, to find the rare order of events that
 * breaks it. `ROUNDS` (`some` or `many`) says which.
 */
export function rounds(few: number, many: number): number {
  if (process.env.ROUNDS === 'many') return many;
  return process.env.ROUNDS === 'some' ? Math.round(few + (many - few) / 4) : few;
}
