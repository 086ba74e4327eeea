import type { Seniority } from '#catalogue/enumerations/project.ts';
import { readExperience } from './experience.ts';
import type { Finding, Reading } from './finding.ts';
import { isNegated } from './sentence.ts';
import { matchesOf } from './span.ts';

/** The titles of whom a text looks for; "senior" is read with the years. */
const titles: readonly (readonly [Seniority, RegExp])[] = [
  ['junior', /\b(?:junior|entry[- ]level|graduate)\b(?! (?:school|programme|program|scheme))/giu],
  ['mid', /\b(?:mid[- ]level|medior|mid[- ]weight)\b/giu],
  ['principal', /\bprincipal\b(?= (?:consultant|architect|developer|engineer|solution))/giu],
];

/** The least years of each, the most first. */
const leastYears: readonly (readonly [Seniority, number])[] = [
  ['principal', 15],
  ['senior', 8],
  ['mid', 3],
  ['junior', 0],
];

/** How experienced a consultant a text asks for, by a title or by years. */
export function readSeniority(text: string): Finding<Seniority> {
  const titled = titles.flatMap(([value, words]): Reading<Seniority>[] =>
    matchesOf(text, words)
      .filter((at) => !isNegated(text, at))
      .map(({ start, end }) => ({ start, end, value })),
  );
  const counted = readExperience(text).flatMap(({ start, end, value: years }) => {
    const [value] = leastYears.find(([, least]) => years >= least) ?? [];
    return value ? [{ start, end, value }] : [];
  });
  return { readings: [...titled, ...counted], doubts: [] };
}
