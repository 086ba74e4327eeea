import type { Brief } from '#features/hiring/requirement-parser/rules/read-brief.ts';

/**
 * A text; everything it fills but the title, each with the words it comes from; what is asked for another reason than
 * silence.
 */
export type BriefRow = readonly [said: string, fills: readonly string[], asks?: readonly string[]];

const quoted = (words: readonly string[]): string => words.map((each) => ` “${each}”`).join('');

/** What a brief has filled, written as the rows write it. */
export function filledIn({ fields, modules, extraSkills }: Brief): string[] {
  return [
    ...Object.entries(fields).flatMap(([field, said]) =>
      said && field !== 'title' ? [`${field}: ${said.value}${quoted(said.words)}`] : [],
    ),
    ...modules.map(({ value, words }) => `module: ${value}${quoted(words)}`),
    ...extraSkills.map(({ value, words }) => `skill: ${value}${quoted(words)}`),
  ];
}

/** What a brief asks for a reason, written as the rows write it. */
export const askedIn = ({ questions }: Brief): string[] =>
  questions.flatMap(({ field, reason, words }) =>
    reason === 'not-said' ? [] : [`${field}: ${reason}${quoted(words)}`],
  );
