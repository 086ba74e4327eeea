import { beforeAll, describe, expect, it } from 'vitest';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { createNeedsSite, type NeedsSite } from '#tests/support/needs/needs-site.ts';
import { openSearch } from './queries/search-at.ts';
import { suggestConsultants } from './queries/suggest-consultants.ts';

/** The scores of a project's suggestions by what the demo calls its people, the best first. */
type Scores = readonly [key: string, total: number][];

let site: NeedsSite;
const scoresByTitle = new Map<string, Scores>();

beforeAll(async () => {
  site = await createNeedsSite(60);
  const { db, services } = site.app;
  const at = await openSearch(services);
  if (!at) throw new Error('The index is not loaded.');
  const projects = await db
    .selectFrom('projects')
    .selectAll()
    .$narrowType<{ timeline: Timeline; work_arrangement: WorkArrangement | null }>()
    .execute();
  for (const project of projects) {
    const best = await suggestConsultants(at, viewNeed(project), { limit: 50 });
    const scores = best.map(({ userId, match }): [string, number] => [
      site.people.get(userId)?.key ?? '',
      match.total,
    ]);
    scoresByTitle.set(project.title, scores);
  }
  return () => site.app.close();
});

const scoresOf = (title: string): Scores => scoresByTitle.get(title) ?? [];
const totals = (): number[][] =>
  [...scoresByTitle.values()].map((all) => all.map(([, total]) => total));
const share = (some: readonly unknown[], all: readonly unknown[]): number =>
  some.length / all.length;

describe('the scores of the demo’s projects', () => {
  it('are there for each of them', () => {
    expect(scoresByTitle.size).toBe(84);
  });

  it('tie at 100 for no more than a tenth of the projects, and no more than a tenth of the first ten are 100', () => {
    const tied = totals().filter(([first, second]) => first === 100 && second === 100);
    expect(share(tied, totals())).toBeLessThanOrEqual(0.1);
    const firstTen = totals().flatMap((all) => all.slice(0, 10));
    expect(firstTen.length).toBeGreaterThan(300);
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
