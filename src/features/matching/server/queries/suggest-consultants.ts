import type { Db } from '#db/client.ts';
import {
  type CandidateGroup,
  countingCertifications,
  countingSkills,
  groupsBelow,
  groupWithout,
  highestScore,
} from '../../rules/candidate-groups.ts';
import { type MatchScore, type ProjectNeed, scoreMatch } from '../../rules/match-score.ts';
import { type Candidate, findCandidates, offerOf } from './candidates.ts';

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

/** So few are all scored. */
const fewCandidates = 2000;
/** How many people one statement reads of a group, and how many such statements are sent at most. */
const stretch = 50;
const mostStatements = 40;

/** A group that is being read. */
interface OpenGroup {
  group: CandidateGroup;
  last: Candidate | null;
  /** No unread person of it, and of no better group, scores more. */
  bound: number;
}

/**
 * The listed consultants at `now` who fit a need best, of those who know something of what it asks for. Few are scored one
 * and all. Of many, groups are read from their readiest members on, always the one in which the highest score is still
 * possible, until none can have anybody better than those found.
 */
export async function suggestConsultants(
  db: Db,
  now: Date,
  need: ProjectNeed,
  limit: number,
): Promise<Suggestions> {
  const known = new Map<string, Suggestion>();
  const learn = (people: readonly Candidate[]): void => {
    for (const person of people) {
      known.set(person.userId, { ...person, match: scoreMatch(need, offerOf(person)) });
    }
  };
  const whole = groupWithout(need, []);
  let open: OpenGroup[] = [{ group: whole, last: null, bound: highestScore(need, whole, null) }];
  const highest = (): OpenGroup | undefined =>
    open.reduce<OpenGroup | undefined>(
      (best, group) => (best && best.bound >= group.bound ? best : group),
      undefined,
    );

  for (let statements = 0; statements < mostStatements; statements += 1) {
    const best = bestOf(known, limit);
    const next = highest();
    if (!next || next.bound <= lowestOf(best, limit)) return { best, areTheBest: true };
    if (statements === 1) {
      const all = await findAll(db, now, need);
      learn(all);
      if (all.length <= fewCandidates) return { best: bestOf(known, limit), areTheBest: true };
    }
    const people = await readGroup(db, now, need, next);
    learn(people);
    open = open.filter((group) => group !== next);
    if (next.last === null) {
      for (const group of groupsBelow(need, next.group)) {
        open.push({ group, last: null, bound: highestScore(need, group, null) });
      }
    }
    const last = people.length === stretch ? people.at(-1) : undefined;
    if (last) open.push({ group: next.group, last, bound: boundAfter(need, next.group, last) });
  }
  const best = bestOf(known, limit);
  return { best, areTheBest: (highest()?.bound ?? 0) <= lowestOf(best, limit) };
}

const boundAfter = (need: ProjectNeed, group: CandidateGroup, last: Candidate): number =>
  highestScore(need, group, {
    readiness: last.readiness,
    hourlyRateUsd: last.card.hourlyRateUsd,
  });

/** The next people of a group. Whoever knows nothing that counts is in none. */
function readGroup(
  db: Db,
  now: Date,
  need: ProjectNeed,
  { group, last }: OpenGroup,
): Promise<Candidate[]> {
  const { modules, skills, proof } = group;
  const filter = {
    ...{ modules, skills },
    oneSkillOf: modules.length + skills.length > 0 ? null : countingSkills(need),
    oneVerifiedOf: proof ? countingCertifications(need) : null,
  };
  return findCandidates(db, now, filter, { after: last, limit: stretch });
}

/** All who know something that counts, or as many as show that they are not few. */
function findAll(db: Db, now: Date, need: ProjectNeed): Promise<Candidate[]> {
  // Whoever has a module lists its product, which is among these.
  const filter = { oneSkillOf: countingSkills(need) };
  return findCandidates(db, now, filter, { after: null, limit: fewCandidates + 1 });
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
