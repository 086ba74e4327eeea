import type pg from 'pg';
import { chanceOf } from '#db/scale/chance.ts';
import type { SearchFilter } from '#features/search/query/contract.ts';
import type { TextFilter } from '#features/search/query/rules/asked-text.ts';
import { readLocation } from '#features/search/query/rules/places.ts';
import { availabilityRank } from '#features/search/query/rules/ranks.ts';
import { type Question, questionMakers } from '../search-data/search-shapes.ts';

/**
 * Consultants who have all of these, by rating: what the product can be asked, and any library that finds words, too.
 */
export interface PlainQuestion {
  filter: SearchFilter;
  /** The words of it, to be found anywhere. */
  text: TextFilter | null;
  /** The same in one list: stems of words, and choices as `=skill:sales`. */
  tokens: readonly string[];
}

/**
 * Left out: queries without a filter, rates and years, which are not words, and texts in which the product reads more
 * than words.
 */
const kinds = [
  ...['skill', 'skill and module', 'skill, place, availability'],
  ...['common words', 'rare word', 'words, skill, place'],
];

/** How a choice is written among the tokens of a person. */
export const choiceToken = (choice: string): string => `=${choice}`;
export const availabilityToken = (rank: number): string => `=availability:${rank}`;

/** So many questions of each kind, in the order in which they are asked; the same in every run. */
export async function makePlainQuestions(
  client: pg.Client,
  ofEach: number,
): Promise<PlainQuestion[]> {
  const makers = questionMakers();
  const made: PlainQuestion[] = [];
  for (const kind of kinds) {
    const next = makers[kind];
    if (!next) throw new Error(`There are no questions of the kind "${kind}".`);
    for (let n = 0; n < ofEach; n += 1) made.push(await plain(client, next()));
  }
  const chance = chanceOf('order of plain questions');
  return made
    .map((question) => ({ question, place: chance.number() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ question }) => question);
}

async function plain(client: pg.Client, { filter }: Question): Promise<PlainQuestion> {
  const { text: words, skill, module, location, availability } = filter;
  const { rows } = await client.query<{ stems: string[] }>(
    `select tsvector_to_array(to_tsvector('english', $1)) as stems`,
    [words],
  );
  const place = readLocation(location);
  const choice = module ?? skill;
  return {
    filter: { ...filter, text: '' },
    text: words
      ? {
          clauses: [{ terms: [], meant: [], nearest: [], related: [], words, typed: words }],
          ...{ level: 'all', better: undefined },
        }
      : null,
    tokens: [
      ...(rows[0]?.stems ?? []),
      ...(choice ? [choiceToken(choice)] : []),
      ...(place ? [choiceToken(place)] : []),
      ...(availability === 'all' ? [] : [availabilityToken(availabilityRank(availability))]),
    ],
  };
}
