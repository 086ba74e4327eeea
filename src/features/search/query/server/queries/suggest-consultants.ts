import type { Db } from '#db/client.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { type ProjectNeed, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import {
  type CandidateGroup,
  countingCertifications,
  countingSkills,
  decisiveKeys,
  furtherProductsOf,
  type GroupingNeed,
  groupMissing,
  groupsBelow,
  highestScore,
  type Remaining,
  wholeGroup,
} from '../../rules/candidate-groups.ts';
import { rankOf } from '../../rules/ranks.ts';
import {
  type Candidate,
  type CandidateRange,
  countHavingOneOf,
  findCandidates,
  listUnlisted,
  offerOf,
} from './candidates.ts';
import type { RememberedEntries } from './search-memory.ts';
import { suggestFromMemory } from './suggest-from-memory.ts';
import type { Suggestion, SuggestionOptions, Suggestions } from './suggestion.ts';

/** Up to so many candidates are all scored. */
const fewCandidates = 2000;
/** How many people one statement reads of a group, and how many such statements are sent at most. */
const batchSize = 50;
const mostStatements = 40;

/** Part of a group that has not been read. */
interface OpenPart {
  group: CandidateGroup;
  range: CandidateRange;
  /** None of its people who belong to no better group scores more. */
  bound: number;
}

/** Where suggestions come from: the database, or the copy in the memory of this process where there is one. */
export interface SuggestAt {
  db: Db;
  now: Date;
  remembered: RememberedEntries | null;
}

/** The listed consultants who fit a need best, of those who know something of what it asks for. */
export const suggestConsultants = async (
  { db, now, remembered }: SuggestAt,
  need: ProjectNeed,
  options: SuggestionOptions,
): Promise<Suggestions> =>
  remembered
    ? suggestFromMemory(db, remembered, now, need, options)
    : suggestFromDatabase(db, now, need, options);

/**
 * The same, by the database. A few are all scored. Of many, groups are read from their readiest members on, always
 * where the highest score is still possible. It ends when no unread person can be better than those found.
 * docs/search.md has the argument.
 */
async function suggestFromDatabase(
  db: Db,
  now: Date,
  need: ProjectNeed,
  { limit, exclude = [] }: SuggestionOptions,
): Promise<Suggestions> {
  const scored = new Map<string, Suggestion>();
  const score = (people: readonly Candidate[]): void => {
    for (const person of people) {
      scored.set(person.userId, { ...person, match: scoreMatch(need, offerOf(person)) });
    }
  };
  const grouping = { ...need, unlisted: await listUnlisted(db, furtherProductsOf(need)) };
  const open = new Set<OpenPart>([openGroup(need, groupMissing(grouping, []))]);
  for (let statements = 0; statements < mostStatements; statements += 1) {
    const best = bestOf(scored, limit);
    const next = mostPromising(open);
    if (!next || next.bound <= lowestOf(best, limit)) return { best, areTheBest: true };
    if (statements === 1 && (await countHavingOneOf(db, countingSkills(need))) <= fewCandidates) {
      score(await findAll(db, now, need, exclude));
      return { best: bestOf(scored, limit), areTheBest: true };
    }
    const people = await readPart(db, now, need, exclude, next);
    score(people);
    open.delete(next);
    for (const part of partsLeft(grouping, next, people)) open.add(part);
  }
  const best = bestOf(scored, limit);
  return { best, areTheBest: (mostPromising(open)?.bound ?? 0) <= lowestOf(best, limit) };
}

function mostPromising(open: ReadonlySet<OpenPart>): OpenPart | undefined {
  let best: OpenPart | undefined;
  for (const part of open) if (!best || part.bound > best.bound) best = part;
  return best;
}

const openGroup = (need: ProjectNeed, group: CandidateGroup): OpenPart => ({
  group,
  range: {},
  bound: highestScore(need, group, wholeGroup),
});

const askedKeys = ({ words }: ProjectNeed): string[] => words.flatMap(({ keys }) => keys);

/** Below every id. */
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * What is left of a part after these people: the equally ready ones who cost more, the less ready ones, and the groups
 * that miss more.
 */
function partsLeft(need: GroupingNeed, read: OpenPart, people: readonly Candidate[]): OpenPart[] {
  const { group, range } = read;
  const isWhole = range.below === undefined;
  const lower = isWhole ? groupsBelow(need, group).map((each) => openGroup(need, each)) : [];
  const last = people.length === batchSize ? people.at(-1) : undefined;
  if (!last) return lower;
  const { readiness, userId } = last;
  const { hourlyRateUsd } = last.card;
  const { min, max } = profileLimits.hourlyRate;
  const level = rankOf('readiness', { readiness, hourlyRateUsd: max });
  const part = (left: CandidateRange, remaining: Remaining): OpenPart => ({
    group,
    range: left,
    bound: highestScore(need, group, remaining),
  });
  const costlier = part(
    { below: { rank: rankOf('readiness', { readiness, hourlyRateUsd }), userId }, downTo: level },
    { readiness, hourlyRateUsd, isOneLevel: true },
  );
  if (range.downTo !== undefined) return [...lower, costlier];
  const lessReady = part(
    { below: { rank: level, userId: lowestId } },
    { readiness: readiness - 1, hourlyRateUsd: min, isOneLevel: false },
  );
  return [...lower, costlier, lessReady];
}

/** The next people of a part. People who know nothing that counts are in none. */
function readPart(
  db: Db,
  now: Date,
  need: ProjectNeed,
  exclude: readonly string[],
  { group, range }: OpenPart,
): Promise<Candidate[]> {
  const { modules, skills, verified, words } = group;
  const filter = {
    ...{ modules, skills },
    oneSkillOf: modules.length + skills.length > 0 ? null : countingSkills(need),
    oneVerifiedOf: verified ? countingCertifications(need) : null,
    oneWrittenOf: words ? decisiveKeys(need) : null,
    exclude,
  };
  return findCandidates(db, now, filter, { ...range, limit: batchSize, asked: askedKeys(need) });
}

/** All who know something that counts: a profile with a module lists its product, which is among these skills. */
function findAll(
  db: Db,
  now: Date,
  need: ProjectNeed,
  exclude: readonly string[],
): Promise<Candidate[]> {
  const filter = { oneSkillOf: countingSkills(need), exclude };
  return findCandidates(db, now, filter, { limit: fewCandidates, asked: askedKeys(need) });
}

/** The score to exceed to be among the best; any score does while there is room. */
const lowestOf = (best: readonly Suggestion[], limit: number): number =>
  best.length < limit ? -1 : (best.at(-1)?.match.total ?? -1);

function bestOf(scored: ReadonlyMap<string, Suggestion>, limit: number): Suggestion[] {
  return [...scored.values()].sort(byFit).slice(0, limit);
}

const byFit = (one: Suggestion, other: Suggestion): number =>
  other.match.total - one.match.total ||
  other.readiness - one.readiness ||
  one.card.hourlyRateUsd - other.card.hourlyRateUsd ||
  (one.userId < other.userId ? 1 : -1);
