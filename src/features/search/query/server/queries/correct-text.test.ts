import { beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { anyPeople, entriesDatabase, storePeople } from '#tests/support/stored-entries.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { correctText } from './correct-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await entriesDatabase();
  const [person] = anyPeople(1, 'a person who writes', new Date('2026-03-02T12:00:00Z'));
  if (!person) throw new Error('There is no person.');
  const title =
    'Zymurgy specialist with velvet, museums, falconry, new, asq and salesforze in Droitwich';
  const profile = { ...person.profile, title, city: 'Droitwich' };
  await storePeople(database.db, [{ ...person, profile }]);
  return () => database.close();
});

/** What a text probably meant, of which so many people match each clause; none where nothing is said. */
const correct = (text: string, found: readonly number[] = []) => {
  const clauses = readSearchText(text);
  return correctText(database.db, {
    text,
    clauses,
    found: clauses.map((_, index) => found[index] ?? 0),
  });
};

describe('what a text probably meant', () => {
  it('has the word that a user has written in the place of the one like it, and all else as it was typed', async () => {
    expect(await correct('zymurgi')).toBe('zymurgy');
    expect(await correct('Velvet zymurgi', [1])).toBe('Velvet zymurgy');
    expect(await correct('Power BI zymurgi')).toBe('Power BI zymurgy');
    expect(await correct('falconri zymurgi')).toBe('falconry zymurgy');
  });

  it('is nothing else where every word is known, or matches a user', async () => {
    expect(await correct('zymurgy')).toBeNull();
    expect(await correct('zymurgi', [1])).toBeNull();
    expect(await correct('Power BI')).toBeNull();
    // A name is meant as it stands, also where no one has written it, and a user a word that is like it.
    expect(await correct('Salesforce')).toBeNull();
    expect(await correct('Salesforzee')).toBe('salesforze');
    expect(await correct('')).toBeNull();
  });

  it.each(['.NET', 'ASP.NET', '.net developer', 'Zymurgi.js', 'net'])(
    'is nothing else for a name with signs in it: %s',
    async (text) => {
      expect(await correct(text, [0, 1])).toBeNull();
    },
  );

  it('is nothing else where no word is like it', async () => {
    expect(await correct('qqxqqxq')).toBeNull();
    // A word of a place has to be more like it than another.
    expect(await correct('droitwhich')).toBe('droitwich');
    expect(await correct('drotwhich')).toBeNull();
  });

  it('is not looked for in a text that is told, rather than searched by', async () => {
    expect(await correct('zymurgi velvet museum falconry', [0, 1, 1, 1])).toBe(
      'zymurgy velvet museum falconry',
    );
    expect(await correct('zymurgi velvet museum falconry harbor', [0, 1, 1, 1, 1])).toBeNull();
  });
});
