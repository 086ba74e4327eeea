import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { suggestionFloor } from '#features/profiles/matching/rules/weights.ts';
import { suggestionRules } from './ranking.ts';

const places = {
  'How Ranking Works': suggestionRules.join(' '),
  'docs/search.md': readFileSync('docs/search.md', 'utf8').replaceAll('\n', ' '),
};

it.each(Object.entries(places))(
  '%s has the floor of suggestions and who comes first',
  (_, text) => {
    expect(text).toMatch(new RegExp(`score of ${suggestionFloor.score} (?:on|is suggested)\\.`));
    // In the order in which they decide: `suggest-consultants.test.ts` sorts by them.
    const deciding = [
      'have a module or skill that the project asks for',
      'something related',
      'more points for availability and experience',
      'lower rate',
    ].map((words) => text.indexOf(words));
    expect(deciding).not.toContain(-1);
    expect(deciding).toEqual(deciding.toSorted((one, other) => one - other));
  },
);
