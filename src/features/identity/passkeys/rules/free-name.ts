/** A name that is not taken: the wished one, or else with the lowest number after it. */
export function freeName(wished: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = wished;
  for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${wished} ${number}`;
  return name;
}
