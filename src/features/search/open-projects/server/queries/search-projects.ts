import type { Db } from '#db/client.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import {
  type ListedProject,
  listNewestOpen,
} from '#features/hiring/projects/server/queries/open-projects.ts';
import { labelOfCondition } from '#features/hiring/requirement-parser/rules/condition.ts';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { TextReading } from '#features/search/query/contract.ts';
import { fitsHere } from '#features/search/query/rules/fit.ts';
import { askedPart, type FoundWay } from '#features/search/query/rules/found-why.ts';
import { scoresOf, wayOf } from '#features/search/query/rules/ranked-text.ts';
import { enoughPeople, lowerShares } from '#features/search/query/rules/ranking-weights.ts';
import { havingEach } from '#features/search/query/rules/read-clauses.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { searchedProjects } from '../../rules/limits.ts';
import { meetsCondition } from '../../rules/project-conditions.ts';
import { type ReadProjects, readProjects } from './read-projects.ts';
import { type ReadText, readText } from './read-text.ts';

/** A project that a text found. */
export interface FoundProject extends ListedProject {
  /** By the text alone: 0 where it has conditions only. */
  score: number;
}

/** What a text found among the open projects. */
export interface FoundProjects {
  projects: readonly FoundProject[];
  text: ReadText;
  /** The projects with what they ask for. */
  read: ReadProjects;
  reading: TextReading;
  /** What of the text a project has, and how; nothing for one that was not found. */
  waysOf(projectId: string): FoundWay[];
}

/** The newest thousand open projects within the choices of a filter, each read in the state it is in. */
export async function readNewest(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
): Promise<{ newest: ListedProject[]; listed: Bitset; read: ReadProjects }> {
  const page = { limit: searchedProjects - 1, after: null };
  const { text: _, dropped: __, spelling: ___, ...choices } = filter;
  const newest = await listNewestOpen(db, choices, now, page);
  // How rare a word is does not depend on other choices.
  const all = Object.keys(choices).length === 0 ? newest : await listNewestOpen(db, {}, now, page);
  const read = await readProjects(db, [...all, ...newest], now);
  const listed = new Bitset(read.size);
  for (const project of all) {
    const docId = read.docIdOf(project);
    if (docId !== undefined) listed.add(docId);
  }
  return { newest, listed, read };
}

/** What the text of a filter finds among the newest open projects within its choices; null where it asks nothing. */
export async function searchProjects(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
): Promise<FoundProjects | null> {
  const { newest, listed, read } = await readNewest(db, filter, now);
  const text = await readText(db, filter, now, { read, listed });
  if (!text) return null;
  const { conditions, clauses, tokens, rarities, found } = text;
  const scores = scoresOf(read, tokens, rarities);
  const docIdOf = (project: ListedProject): number => read.docIdOf(project) ?? -1;
  const having = havingEach(read, text);
  const hasAny = (docId: number): boolean =>
    clauses.length === 0 || having.some((each) => each.has(docId));
  // What only has to do with the words is no answer to them.
  const scored = newest
    .filter((project) => hasAny(docIdOf(project)))
    .map((project) => ({ ...project, score: scores[docIdOf(project)] ?? 0 }));
  const keep = (all: ReadText['conditions']): FoundProject[] =>
    inList(
      scored.filter((project) =>
        all.every((condition) =>
          meetsCondition(viewConditioned(project), condition, { all, today: dayOf(now) }),
        ),
      ),
      clauses.length > 0,
    );
  const projects = keep(conditions);
  const countWithout = (condition: ReadText['conditions'][number]): number =>
    keep(conditions.filter((other) => other !== condition)).length;
  return {
    projects,
    ...{ text, read },
    reading: {
      conditions: conditions.map((condition) => ({
        ...{ kind: condition.kind, words: condition.words, label: labelOfCondition(condition) },
        foundWithout: projects.length === 0 ? countWithout(condition) : null,
      })),
      parts: clauses.map((clause, number) => askedPart(clause, (found[number] ?? 0) > 0)),
      isRelaxed:
        clauses.length > 1 &&
        projects.filter((project) => having.every((each) => each.has(docIdOf(project)))).length <
          enoughPeople,
      fits: clauses.length === 0 || (scored.length > 0 && fitsHere(clauses, found)),
      counts: null,
    },
    waysOf: (projectId) => {
      const project = projects.find(({ id }) => id === projectId);
      return tokens.flatMap((token, number) => {
        const way = project && wayOf(read, token, docIdOf(project));
        return way ? [{ token, way, rarity: rarities[number] ?? 0 }] : [];
      });
    },
  };
}

/** Those with a good share of the best score, and a smaller one where they are few. */
function inList(scored: readonly FoundProject[], hasWords: boolean): FoundProject[] {
  if (!hasWords) return [...scored];
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const above = (share: number) => scored.filter(({ score }) => score >= share * best);
  const list = above(lowerShares[0]);
  return list.length >= enoughPeople ? list : above(lowerShares[1]);
}

const viewConditioned = (project: ListedProject) => ({
  workArrangement: project.work_arrangement,
  place: project.place,
  timeline: project.timeline,
  budgetMaxUsd: project.budget_max_usd,
  startDate: project.start_date,
});
