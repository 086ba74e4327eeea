/** A city's name as a list shows it: what somebody wrote, but neither shouted nor whispered. */
export function cityNameOf(city: string): string {
  const name = city.trim().replace(/\s+/gu, ' ');
  const hasBothCases = name !== name.toUpperCase() && name !== name.toLowerCase();
  if (hasBothCases) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
