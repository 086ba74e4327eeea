import type pg from 'pg';
import { demoRules } from '#app/demo.ts';
import { isWorkingLevel } from '#catalogue/enumerations/spoken-languages.ts';
import type { Db, WritableDb } from '#db/client.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { createWrite } from '#db/write.ts';
import { demoConsultants } from '#demo/content/all-consultants.ts';
import { insertDemoData } from '#demo/insert-demo-data.ts';
import { readPortraits } from '#demo/portraits/read-portraits.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import type { Clock } from '#lib/clock.ts';
import type { NeedPerson } from './need.ts';

interface NeedsDatabase {
  db: WritableDb;
  client: pg.ClientBase;
  clock: Clock;
}

/**
 * Fills an empty database with so many consultants, who can be searched: those of the demo, and made-up ones beside
 * them. The same people every time.
 */
export async function storeNeedsPeople(
  { db, client, clock }: NeedsDatabase,
  people: number,
): Promise<void> {
  const { photos } = await readPortraits();
  await db.transaction().execute((tx) =>
    insertDemoData(tx, {
      ...{ now: clock.now(), passwordHash: 'a hash' },
      ...{ rules: demoRules, photos },
    }),
  );
  const madeUp = people - demoConsultants.length;
  if (madeUp > 0) {
    await fillWithScaleData(client, {
      ...{ consultants: madeUp, projects: 0, seed: 'needs' },
      now: clock.now(),
    });
  }
  await rebuildSearch({ db, write: createWrite(db), clock, isDemo: true });
}

/** The listed people, by their ids. */
export async function readNeedsPeople(db: Db, now: Date): Promise<ReadonlyMap<string, NeedPerson>> {
  const rows = await db
    .selectFrom('consultant_search as entry')
    .innerJoin('consultant_profiles as profile', 'profile.user_id', 'entry.user_id')
    .innerJoin('auth.users as user', 'user.id', 'entry.user_id')
    .where('entry.to_xid', 'is', null)
    .where('entry.listed_until', '>', now)
    .selectAll('profile')
    .select('user.email')
    .execute();
  const keyByEmail = new Map(demoConsultants.map(({ email, key }) => [email, key]));
  return new Map(
    rows.map((row): [string, NeedPerson] => [
      row.user_id,
      {
        userId: row.user_id,
        key: keyByEmail.get(row.email),
        title: row.title,
        summary: row.summary,
        experience: row.experience,
        portfolio: row.portfolio_projects
          .flatMap(({ title, description }) => [title, description])
          .join('\n'),
        lists: [...row.primary_skills, ...row.secondary_skills, ...row.skill_modules],
        city: row.city,
        country: row.country,
        workArrangement: row.work_arrangement,
        rate: row.hourly_rate_usd,
        years: row.years_experience,
        availability: row.availability,
        languages: row.languages.flatMap(({ language, level }) =>
          isWorkingLevel(level) ? [language] : [],
        ),
      },
    ]),
  );
}
