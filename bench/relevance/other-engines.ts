import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import type pg from 'pg';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { Ask } from '#tests/support/needs/measure-needs.ts';
import type { NeedPerson } from '#tests/support/needs/need.ts';

const pageSize = 20;
const fields = ['title', 'listed', 'city', 'summary', 'experience', 'portfolio'] as const;

/** A person as a text engine is given them, with the names of what they list. */
type PersonText = { id: string } & Record<(typeof fields)[number], string>;

type MakeEngine = (people: readonly PersonText[], client: pg.Client) => Promise<Ask>;

/** What could stand in place of the product's search, each with its defaults: people who have any of the words. */
const engines: Readonly<Record<string, MakeEngine>> = {
  MiniSearch: async (people) => {
    const index = new MiniSearch<PersonText>({ fields: [...fields] });
    index.addAll(people);
    return async (text) => answerOf(index.search(text).map(({ id }) => String(id)));
  },
  Orama: async (people) => {
    const index = create({
      schema: {
        ...{ title: 'string', listed: 'string', city: 'string' },
        ...{ summary: 'string', experience: 'string', portfolio: 'string' },
      } as const,
    });
    await insertMultiple(index, [...people]);
    return async (text) => {
      const { hits } = await search(index, { term: text, limit: pageSize });
      return answerOf(hits.map(({ id }) => id));
    };
  },
  'PostgreSQL full text': async (people, client) => {
    await client.query('create temporary table person_texts (id text, words tsvector)');
    await client.query(
      `insert into person_texts
       select id, to_tsvector('english', text) from unnest($1::text[], $2::text[]) as person (id, text)`,
      [
        people.map(({ id }) => id),
        people.map((person) => fields.map((field) => person[field]).join('\n')),
      ],
    );
    return async (text) => {
      const { rows } = await client.query<{ id: string }>(
        `select id
           from person_texts,
                (select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery) as asked (any_word)
          where words @@ any_word
          order by ts_rank(words, any_word) desc, id limit $2`,
        [text, pageSize],
      );
      return answerOf(rows.map(({ id }) => id));
    };
  },
};

/** Every other engine with these people in it, by its name. */
export async function makeOtherEngines(
  people: Iterable<NeedPerson>,
  client: pg.Client,
): Promise<[name: string, ask: Ask][]> {
  const texts = [...people].map(textOf);
  return Promise.all(
    Object.entries(engines).map(
      async ([name, make]): Promise<[string, Ask]> => [name, await make(texts, client)],
    ),
  );
}

const answerOf = (people: readonly string[]) => ({
  people: people.slice(0, pageSize),
  fits: people.length > 0,
});

const textOf = (person: NeedPerson): PersonText => ({
  ...{ id: person.userId, title: person.title, city: person.city },
  listed: person.lists
    .map((id) => (isModuleId(id) ? moduleById(id).name : nameOfSkill(id)))
    .join('\n'),
  ...{ summary: person.summary, experience: person.experience, portfolio: person.portfolio },
});
