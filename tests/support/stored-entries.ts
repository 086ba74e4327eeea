import { sql } from 'kysely';
import type { Tx, WritableDb } from '#db/client.ts';
import { type Chance, chanceOf } from '#db/scale/chance.ts';
import {
  type SearchableProfile,
  searchEntryOf,
} from '#features/search/query/rules/search-entry.ts';
import { insertEntries } from '#features/search/query/server/commands/store-entries.ts';
import {
  storeCatalogueWords,
  storePlaces,
  storeWords,
} from '#features/search/query/server/commands/store-words.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

/** A consultant who is found by these values, until then. */
export interface StoredPerson {
  userId: string;
  profile: SearchableProfile;
  listedUntil: Date;
  /** What a list shows of them; their id, where a test needs no more. */
  card?: object;
}

/** What free words are made of: each is its own stem, and no name of the catalogue has it. */
export const vocabulary = ['museum', 'harbor', 'velvet'] as const;

const cities = [
  ['London', 'uk'],
  ['Leeds', 'uk'],
  ['Lyon', 'fr'],
] as const;

/** Profiles with many duplicates, so that each part of an order and each choice has to decide. */
export function anyProfile(chance: Chance): SearchableProfile {
  const words = (): string => vocabulary.filter(() => chance.happens(0.4)).join(' ') || 'nothing';
  const [city, country] = chance.one(cities);
  const some = <Item>(...items: readonly Item[]): Item[] => items.filter(() => chance.happens(0.5));
  const primarySkills = some('sales', 'power-bi', 'power-platform');
  const modules = some(
    'sales.lead-management',
    'sales.product-catalog',
    'power-platform.dataverse',
  );
  return {
    title: words(),
    summary: words(),
    experience: words(),
    portfolio: [],
    ...{ city, country },
    workArrangement: chance.one(['remote', 'on-site', null]),
    languages: some(
      { language: 'de', level: 'native' },
      { language: 'fr', level: 'basic' },
      { language: 'fil', level: 'conversational' },
    ),
    primarySkills,
    secondarySkills: some('power-bi', 'commerce'),
    // As every profile has it: who lists a module lists its product.
    modules: modules.filter((id) => primarySkills.some((skill) => id.startsWith(`${skill}.`))),
    certifications: [],
    verified: some('power-bi-data-analyst'),
    availability: chance.one(['available', 'busy', 'unavailable']),
    yearsExperience: chance.whole(1, 4),
    hourlyRateUsd: chance.whole(90, 94),
    rating: chance.whole(400, 402),
  };
}

/** People with any profiles: the same for the same seed. */
export function anyPeople(count: number, seed: string, listedUntil: Date): StoredPerson[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => ({
    userId: chance.uuid(),
    profile: anyProfile(chance),
    listedUntil,
  }));
}

/** A database in which entries stand without the people they are of. */
export async function entriesDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  await sql`
    alter table consultant_search drop constraint consultant_search_user_id_fkey
  `.execute(database.db);
  await database.db.transaction().execute(storeCatalogueWords);
  return database;
}

/** Adds the entries of these people, as they are made of their profiles. */
export async function storePeople(db: WritableDb, people: readonly StoredPerson[]): Promise<void> {
  await db.transaction().execute((tx) => insertPeople(tx, people));
}

/** The same within a transaction. */
export async function insertPeople(tx: Tx, people: readonly StoredPerson[]): Promise<void> {
  const entries = people.map(({ userId, profile, listedUntil, card = { userId } }) => ({
    ...searchEntryOf(profile),
    ...{ userId, listedUntil, card, city: profile.city },
    ...{ fingerprint: '', listedSince: new Date(0) },
  }));
  await insertEntries(tx, entries);
  await storePlaces(tx, entries);
  await storeWords(tx, entries);
}
