import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoRules } from '#app/demo.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { insertDemoData } from './insert-demo-data.ts';
import { readPortraits } from './portraits/read-portraits.ts';

const database = await sharedDatabase();
const { photos } = await readPortraits();
const options = { now: new Date(), passwordHash: 'a hash', rules: demoRules, photos };
await database.db.transaction().execute((tx) => insertDemoData(tx, options));

/** How many rows a condition finds. */
async function count(query: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.raw(query)}`.execute(database.db);
  return rows[0]?.n ?? Number.NaN;
}

describe('the saved searches of the demo', () => {
  it('have found who and what fits them and came since, of both kinds', async () => {
    expect(await count("saved_searches where kind = 'consultants'")).toBe(2);
    expect(await count("saved_searches where kind = 'projects'")).toBe(1);
    expect(await count('saved_search_finds where consultant_id is not null')).toBeGreaterThan(1);
    expect(await count('saved_search_finds where project_id is not null')).toBeGreaterThan(1);
    const find =
      'saved_search_finds as find join saved_searches as search on search.id = search_id';
    expect(
      await count(`${find} join consultant_profiles as profile on profile.user_id = consultant_id
        join trials as trial on trial.user_id = consultant_id
        where not primary_skills || secondary_skills @> array[filter->>'skill']
          or trial.began_at < saved_at or trial.began_at > found_at`),
    ).toBe(0);
    expect(
      await count(`${find} join projects as project on project.id = project_id
        where status <> 'open' or visibility <> 'public' or budget_min_usd < 50000
          or listed_since < saved_at or listed_since > found_at`),
    ).toBe(0);
    expect(await count(`${find} where found_at > looked_at`)).toBe(0);
  });
});

describe('the notifications of people of the demo', () => {
  it('is of the sign-ins, as the features say it, and in part unread', async () => {
    expect(
      await count(
        "notifications join auth.users as person on person.id = user_id where email not like '%@demo.test'",
      ),
    ).toBe(0);
    for (const kind of ['application-received', 'invitation-received', 'new-projects-found']) {
      expect(await count(`notifications where kind = '${kind}'`), kind).toBeGreaterThan(0);
    }
    expect(await count("notifications where words not like '%“%”.'")).toBe(0);
    expect(await count('notifications where read_at is null')).toBeGreaterThan(0);
    expect(await count('notifications where created_at > now() or read_at < created_at')).toBe(0);
  });
});
