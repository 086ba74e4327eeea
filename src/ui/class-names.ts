/** Joins class names, leaving out what is empty, false or absent. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) {
    if (name) joined = joined === '' ? name : `${joined} ${name}`;
  }
  return joined;
}
