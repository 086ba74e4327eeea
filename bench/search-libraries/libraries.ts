import { create, insertMultiple, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';

/** A listed consultant: their position by rating, and everything they can be found by. */
export interface PlainPerson {
  id: number;
  tokens: readonly string[];
}

/** Who has all of the tokens, in no order. */
export type FindAll = (tokens: readonly string[]) => number[] | Promise<number[]>;

/**
 * Libraries that search in memory, used as their documentation describes: each configured to match whole words, and all
 * of them.
 */
export const libraries: Readonly<
  Record<string, (people: readonly PlainPerson[]) => FindAll | Promise<FindAll>>
> = {
  MiniSearch: (people) => {
    const index = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    index.addAll(people.map(documentOf));
    return (tokens) =>
      index.search(tokens.join(' '), { combineWith: 'AND' }).map(({ id }) => Number(id));
  },
  FlexSearch: (people) => {
    const index = new FlexSearch.Index({
      ...{ tokenize: 'strict', resolution: 1, cache: false },
      encode: (text: string) => text.split(' '),
    });
    for (const { id, tokens } of people) index.add(id, tokens.join(' '));
    return (tokens) =>
      index.search(tokens.join(' '), { limit: people.length, suggest: false }).map(Number);
  },
  Orama: async (people) => {
    // Its lists of values are compared as a whole; a text would be compared by beginnings, and each find looked at
    // again.
    const index = create({ schema: { tokens: 'enum[]' } as const });
    await insertMultiple(
      index,
      people.map(({ id, tokens }) => ({ id: String(id), tokens: [...tokens] })),
      5000,
    );
    return async (tokens) => {
      const { hits } = await search(index, {
        term: '',
        where: { tokens: { containsAll: [...tokens] } },
        limit: people.length,
      });
      return hits.map(({ id }) => Number(id));
    };
  },
};

const documentOf = ({ id, tokens }: PlainPerson) => ({ id, text: tokens.join(' ') });
