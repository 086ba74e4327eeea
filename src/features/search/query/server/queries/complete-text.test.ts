import { beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { anyPeople, entriesDatabase, storePeople } from '#tests/support/stored-entries.ts';
import { searchLimits } from '../../rules/limits.ts';
import { completeText } from './complete-text.ts';

const now = new Date('2026-03-01T12:00:00Z');
const tomorrow = new Date('2026-03-02T12:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await entriesDatabase();
  return () => database.close();
});

/** People with these titles, the first the most experienced. */
async function listTitles(titles: readonly string[], listedUntil = tomorrow): Promise<void> {
  const people = anyPeople(titles.length, titles.join(' '), listedUntil);
  await storePeople(
    database.db,
    people.map((person, index) => {
      const title = titles[index] ?? '';
      const yearsExperience = 40 - index;
      return { ...person, profile: { ...person.profile, title, yearsExperience }, card: { title } };
    }),
  );
}
const titlesFor = async (text: string) =>
  (await completeText(database.db, now, text))
    .filter(({ kind }) => kind === 'title')
    .map((each) => each.text);

describe('titles for a text that is being typed', () => {
  it('are three, each once, those of the most experienced', async () => {
    const titles = ['Zeppelin lead', 'Zeppelin pilot', 'Zeppelin builder', 'Zeppelin historian'];
    await listTitles(['Zeppelin lead', ...titles]);
    expect(await titlesFor('zepp')).toEqual(titles.slice(0, 3));
    expect(await titlesFor('zeppelin hist')).toEqual(['Zeppelin historian']);
  });

  it('have those first that have the words before the last one whole', async () => {
    await listTitles(['Airships and zeppelins', 'Airship zeppelin lead']);
    expect(await titlesFor('airship zepp')).toEqual([
      'Airship zeppelin lead',
      'Airships and zeppelins',
    ]);
  });

  it('are looked for from two letters on, and not by the little words of a sentence', async () => {
    await listTitles(['Zeppelin lead']);
    expect(await titlesFor('z')).toEqual([]);
    expect(await titlesFor('ze')).toEqual(['Zeppelin lead']);
    expect(await titlesFor('the lead for a zepp')).toEqual(['Zeppelin lead']);
    expect(await titlesFor('the')).toEqual([]);
  });

  it('are those of people who are listed still', async () => {
    await listTitles(['Zeppelin lead'], now);
    await listTitles(['Zeppelin pilot'], new Date(now.getTime() + 1));
    expect(await titlesFor('zepp')).toEqual(['Zeppelin pilot']);
  });
});

it('nothing is offered that is longer than a search may be', async () => {
  const before = (length: number) => 'x '.repeat(length / 2);
  const room = searchLimits.text - 'month end close'.length;
  const offered = async (text: string) =>
    (await completeText(database.db, now, text)).map((each) => each.text);
  expect(await offered(`${before(room - 1)}month-end cl`)).toContain(
    `${before(room - 1)}month end close`,
  );
  expect(await offered(`${before(room + 1)}month-end cl`)).toEqual([]);
});
