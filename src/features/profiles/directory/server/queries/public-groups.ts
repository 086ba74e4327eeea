import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';

const listedCities = 300;
const citiesOfSkill = 24;

const selectGroups = (db: Db) =>
  db.selectFrom('public_groups as of').orderBy('of.consultants', 'desc');

const bySkill = (db: Db, city: string) =>
  selectGroups(db)
    .select(['of.skill', 'of.consultants', 'of.changed_at'])
    .where('of.city', '=', city)
    .where('of.skill', '<>', '')
    .orderBy('of.skill')
    .execute();

/** Cities with the name and country they are known by, of one skill or, with an empty one, of any. */
const byCity = (db: Db, skill: SkillId | '') =>
  selectGroups(db)
    .select(['of.city', 'of.city_name', 'of.country', 'of.consultants', 'of.changed_at'])
    .where('of.skill', '=', skill)
    .where('of.city', '<>', '')
    .orderBy('of.city');

const findFigures = (db: Db, group: { skill: SkillId | ''; city: string }) =>
  db
    .selectFrom('public_groups')
    .selectAll()
    .where('skill', '=', group.skill)
    .where('city', '=', group.city)
    .executeTakeFirst();

/** The rows of the directory: all of them together, each skill, and the cities with the most consultants. */
export async function listDirectoryRows(db: Db) {
  const [all, skills, cities] = await Promise.all([
    findFigures(db, { skill: '', city: '' }),
    bySkill(db, ''),
    byCity(db, '').limit(listedCities).execute(),
  ]);
  return { all, skills, cities };
}

/** One skill in figures, with the cities where it is known; null where no consultant is listed. */
export async function findSkillRows(db: Db, skill: SkillId) {
  const [figures, cities] = await Promise.all([
    findFigures(db, { skill, city: '' }),
    byCity(db, skill).limit(citiesOfSkill).execute(),
  ]);
  return figures ? { skill, figures, cities } : null;
}

/** One city in figures, with the skills that are known there; null where no consultant is listed. */
export async function findCityRows(db: Db, city: string) {
  const [figures, skills] = await Promise.all([
    findFigures(db, { skill: '', city }),
    bySkill(db, city),
  ]);
  return figures ? { figures, skills } : null;
}

/** Every skill and every city that has a public page, with the time it last became different. */
export async function listPublicGroupPages(
  db: Db,
): Promise<{ skills: GroupPage<SkillId>[]; cities: GroupPage<string>[] }> {
  const [skills, cities] = await Promise.all([bySkill(db, ''), byCity(db, '').execute()]);
  return {
    skills: skills.flatMap(({ skill, changed_at }) =>
      isSkillId(skill) ? [{ name: skill, changedAt: changed_at }] : [],
    ),
    cities: cities.map(({ city, changed_at }) => ({ name: city, changedAt: changed_at })),
  };
}

interface GroupPage<Name> {
  name: Name;
  changedAt: Date;
}

/** What a city is called, by its name in addresses; null where no consultant is listed. */
export async function findCityName(db: Db, city: string): Promise<string | null> {
  const figures = await findFigures(db, { skill: '', city });
  return figures?.city_name ?? null;
}
