import type { Db } from '#db/client.ts';
import { profileLimits } from '#features/consultants/rules/profile-limits.ts';
import {
  type CandidateGroup,
  countingCertifications,
  countingSkills,
  everybody,
  groupsBelow,
  groupWithout,
  highestScore,
  type Unread,
} from '../../rules/candidate-groups.ts';
import { type MatchScore, type ProjectNeed, scoreMatch } from '../../rules/match-score.ts';
import {
  type Candidate,
  countHavingOneOf,
  findCandidates,
  offerOf,
  type Reach,
  rankOf,
} from './candidates.ts';

/** A consultant and how well they fit. */
export interface Suggestion extends Candidate {
  match: MatchScore;
}

export interface Suggestions {
  /** The best first; of those who fit equally well, the readiest and then the cheapest. */
  best: Suggestion[];
  /** Whether nobody else scores more than the last of them. */
  areTheBest: boolean;
}

/** How many to suggest, and whom not to. */
interface Wish {
  limit: number;
  /** Those whom the client has before them already. */
  besides?: readonly string[];
}

/** So few are all scored. */
const fewCandidates = 2000;
/** How many people one statement reads of a group, and how many such statements are sent at most. */
const stretch = 50;
const mostStatements = 40;

/** Part of a group that has not been read. */
interface OpenPart {
  group: CandidateGroup;
  reach: Reach;
  /** Nobody of it, who belongs to no better group, scores more. */
  bound: number;
}

/**
 * The listed consultants at `now` who fit a need best, of those who know something of what it asks for. Few are scored one
 * and all. Of many, groups are read from their readiest members on, always where the highest score is still possible,
 * until nobody can be better than those found. docs/search.md has the argument.
 */
export async function suggestConsultants(
  db: Db,
  now: Date,
  need: ProjectNeed,
  { limit, besides = [] }: Wish,
): Promise<Suggestions> {
  const known = new Map<string, Suggestion>();
  const learn = (people: readonly Candidate[]): void => {
    for (const person of people) {
      known.set(person.userId, { ...person, match: scoreMatch(need, offerOf(person)) });
    }
  };
  const open = new Set<OpenPart>([wholeGroup(need, groupWithout(need, []))]);
  for (let statements = 0; statements < mostStatements; statements += 1) {
    const best = bestOf(known, limit);
    const next = mostPromising(open);
    if (!next || next.bound <= lowestOf(best, limit)) return { best, areTheBest: true };
    if (statements === 1 && (await countHavingOneOf(db, countingSkills(need))) <= fewCandidates) {
      learn(await findAll(db, now, need, besides));
      return { best: bestOf(known, limit), areTheBest: true };
    }
    const people = await readPart(db, now, need, besides, next);
    learn(people);
    open.delete(next);
    for (const part of partsLeft(need, next, people)) open.add(part);
  }
  const best = bestOf(known, limit);
  return { best, areTheBest: (mostPromising(open)?.bound ?? 0) <= lowestOf(best, limit) };
}

function mostPromising(open: ReadonlySet<OpenPart>): OpenPart | undefined {
  let best: OpenPart | undefined;
  for (const part of open) if (!best || part.bound > best.bound) best = part;
  return best;
}

const wholeGroup = (need: ProjectNeed, group: CandidateGroup): OpenPart => ({
  group,
  reach: {},
  bound: highestScore(need, group, everybody),
});

/** Below every id. */
const lowestId = '00000000-0000-0000-0000-000000000000';

/** What is left of a part after these people: the equally ready ones who are dearer, the less ready ones, and the groups that give up more. */
function partsLeft(need: ProjectNeed, read: OpenPart, people: readonly Candidate[]): OpenPart[] {
  const { group, reach } = read;
  const isWhole = reach.below === undefined;
  const lower = isWhole ? groupsBelow(need, group).map((each) => wholeGroup(need, each)) : [];
  const last = people.length === stretch ? people.at(-1) : undefined;
  if (!last) return lower;
  const { readiness, userId } = last;
  const { hourlyRateUsd } = last.card;
  const { min, max } = profileLimits.hourlyRate;
  const level = rankOf(readiness, max);
  const part = (left: Reach, unread: Unread): OpenPart => ({
    group,
    reach: left,
    bound: highestScore(need, group, unread),
  });
  const dearer = part(
    { below: { rank: rankOf(readiness, hourlyRateUsd), userId }, downTo: level },
    { readiness, hourlyRateUsd, isOneLevel: true },
  );
  if (reach.downTo !== undefined) return [...lower, dearer];
  const lessReady = part(
    { below: { rank: level, userId: lowestId } },
    { readiness: readiness - 1, hourlyRateUsd: min, isOneLevel: false },
  );
  return [...lower, dearer, lessReady];
}

/** The next people of a part. Whoever knows nothing that counts is in none. */
function readPart(
  db: Db,
  now: Date,
  need: ProjectNeed,
  besides: readonly string[],
  { group, reach }: OpenPart,
): Promise<Candidate[]> {
  const { modules, skills, proof } = group;
  const filter = {
    ...{ modules, skills },
    oneSkillOf: modules.length + skills.length > 0 ? null : countingSkills(need),
    oneVerifiedOf: proof ? countingCertifications(need) : null,
    besides,
  };
  return findCandidates(db, now, filter, { ...reach, limit: stretch });
}

/** All who know something that counts. Whoever has a module lists its product, which is among these skills. */
function findAll(
  db: Db,
  now: Date,
  need: ProjectNeed,
  besides: readonly string[],
): Promise<Candidate[]> {
  const filter = { oneSkillOf: countingSkills(need), besides };
  return findCandidates(db, now, filter, { limit: fewCandidates });
}

/** The score that somebody has to exceed to be among the best; while there is room, anybody is. */
const lowestOf = (best: readonly Suggestion[], limit: number): number =>
  best.length < limit ? -1 : (best.at(-1)?.match.total ?? -1);

function bestOf(known: ReadonlyMap<string, Suggestion>, limit: number): Suggestion[] {
  return [...known.values()].sort(byFit).slice(0, limit);
}

const byFit = (one: Suggestion, other: Suggestion): number =>
  other.match.total - one.match.total ||
  other.readiness - one.readiness ||
  one.card.hourlyRateUsd - other.card.hourlyRateUsd ||
  (one.userId < other.userId ? 1 : -1);
