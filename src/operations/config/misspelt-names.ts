/** Shorter names resemble too many variables of other programs. */
const leastLetters = 6;

/** As `BACKUPDIR` and `backup-dir` write BACKUP_DIR. */
const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A sentence for each variable whose name is almost one of the known names, unless that one is set as well. */
export function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  const unset = known.filter((name) => !given.includes(name) && name.length >= leastLetters);
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = unset.find((each) => isAlmost(lettersOf(name), lettersOf(each)));
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
    });
}

/** Whether two texts are equal but for one letter: added, left out, or another one. */
function isAlmost(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? same + 1 : same;
  return short.slice(rest) === long.slice(same + 1);
}
