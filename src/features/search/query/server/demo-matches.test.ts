import { beforeAll, describe, expect, it } from 'vitest';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { createNeedsSite, type NeedsSite } from '#tests/support/needs/needs-site.ts';
import { type SuggestAt, suggestConsultants } from './queries/suggest-consultants.ts';

/** The scores of a project's suggestions by what the demo calls its people, the best first. */
type Scores = readonly [key: string, total: number][];

let site: NeedsSite;
const fromMemory = new Map<string, Scores>();
const fromDatabase = new Map<string, Scores>();

beforeAll(async () => {
  site = await createNeedsSite({ people: 60 });
  const { db, clock, services } = site.app;
  const at = { db, now: clock.now() };
  const remembered = await services.searchMemory.open();
  expect(remembered).not.toBeNull();
  const scores = async (copy: SuggestAt['remembered'], project: Parameters<typeof viewNeed>[0]) => {
    const need = viewNeed(project);
    const { best } = await suggestConsultants({ ...at, remembered: copy }, need, { limit: 50 });
    return best.map(({ userId, match }): [string, number] => [
      site.keyOf.get(userId) ?? '',
      match.total,
    ]);
  };
  const projects = await db
    .selectFrom('projects')
    .selectAll()
    .$narrowType<{ timeline: Timeline }>()
    .execute();
  for (const project of projects) {
    fromMemory.set(project.title, await scores(remembered, project));
    fromDatabase.set(project.title, await scores(null, project));
  }
  return () => site.app.close();
});

const scoresOf = (title: string): Scores => fromMemory.get(title) ?? [];
const totals = (): number[][] =>
  [...fromMemory.values()].map((all) => all.map(([, total]) => total));
const share = (some: readonly unknown[], all: readonly unknown[]): number =>
  some.length / all.length;

describe('the scores of the demo’s projects', () => {
  it('are the same from memory and from the database', () => {
    expect(fromMemory.size).toBe(80);
    expect(Object.fromEntries(fromMemory)).toEqual(Object.fromEntries(fromDatabase));
  });

  it('tie at 100 for no more than a tenth of the projects, and no more than a tenth of the first ten are 100', () => {
    const tied = totals().filter(([first, second]) => first === 100 && second === 100);
    expect(share(tied, totals())).toBeLessThanOrEqual(0.1);
    const firstTen = totals().flatMap((all) => all.slice(0, 10));
    expect(firstTen.length).toBeGreaterThan(700);
    const full = firstTen.filter((total) => total === 100);
    expect(share(full, firstTen)).toBeLessThanOrEqual(0.1);
  });

  it('tie at the top, at whatever score, for no more than a tenth of the projects', () => {
    const tied = totals().filter(([first, second]) => first === second);
    expect(share(tied, totals())).toBeLessThanOrEqual(0.1);
  });

  it.each([
    // The month-end expert, and a Power BI lead who lists the same modules.
    ['Close the books in five working days', 'priya', 'hannah'],
    ['Interim finance lead around our March year-end', 'priya', 'pavel'],
    ['Stop typing 2,400 supplier invoices a month', 'theodore', 'connie'],
    ['Transportation management for 340 trucks and 60 hauliers', 'lucinda', 'hamish'],
    ['Shelf life and allergens for 1,900 recipes', 'tariq', 'gunther'],
    ['Asset register of four hospitals, 118,000 lines', 'magnus', 'pavel'],
    ['Heat pumps that report their own faults', 'marcus', 'ezekiel'],
    ['Key account CRM for six supermarket buyers', 'noah', 'cyrus'],
    ['Merge two CRM systems after an acquisition', 'rafael', 'imogen'],
  ])('of “%s” put the expert (%s) before the generalist (%s)', (title, expert, generalist) => {
    const scores = new Map(scoresOf(title));
    expect(scores.get(expert)).toBeGreaterThan(scores.get(generalist) ?? 100);
  });
});
