import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { isProfileSkillId } from '#catalogue/profile-skills.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import {
  credentialPoints,
  modulePoints,
  type ProjectNeed,
  ratePoints,
  readinessPoints,
  requiredModules,
  requiredSkills,
  scoreMatch,
  skillPoints,
} from '#features/profiles/matching/rules/match-score.ts';
import { skillShares } from '#features/profiles/matching/rules/weights.ts';
import { weightOf, wordPoints } from '#features/profiles/matching/rules/word-score.ts';
import type { Fit } from '../../engine/best-fits.ts';
import { choiceKey } from '../../engine/choice-keys.ts';
import type { EntryMemory } from '../../engine/entry-memory.ts';
import type { Factor, Way } from '../../engine/fit-factor.ts';
import type { Posting } from '../../engine/posting.ts';
import { keepMarked, noMarks } from '../../engine/slot-marks.ts';
import { countingCertifications, countingSkills } from '../../rules/candidate-groups.ts';
import { availabilitiesByRank, rankOf } from '../../rules/ranks.ts';
import { termOf, writtenWord } from '../../rules/search-entry.ts';
import { attributeOfLevel } from '../../rules/text-levels.ts';
import { offerOf } from './candidates.ts';
import { withCards } from './remembered-cards.ts';
import type { RememberedEntries } from './search-memory.ts';
import type { Suggestion, SuggestionOptions, Suggestions } from './suggestion.ts';

/**
 * The listed consultants at `now` who fit a need best: the best of all, of whom only those are scored who can be among
 * them. No card is read but of those who are shown.
 */
export async function suggestFromMemory(
  db: Db,
  { memory, cards }: RememberedEntries,
  now: Date,
  need: ProjectNeed,
  { limit, exclude = [] }: SuggestionOptions,
): Promise<Suggestions> {
  const excluded = new Set(exclude);
  const found = memory
    .findBest(fitOf(memory, now, need), limit + excluded.size)
    .filter(({ userId }) => !excluded.has(userId))
    .slice(0, limit);
  const has = (word: string, slot: number): boolean => memory.postingOf(word)?.has(slot) ?? false;
  const best = (await withCards(db, cards, found)).map(({ slot, userId, card }): Suggestion => {
    const chosen = (id: string): boolean => has(choiceKey(id), slot);
    const candidate = {
      ...{ userId, card },
      modules: requiredModules(need).filter(chosen),
      verified: countingCertifications(need).filter(chosen),
      readiness: readinessPoints(card),
      written: need.words.flatMap(({ keys }) => keys).filter((key) => has(writtenWord(key), slot)),
    };
    return { ...candidate, match: scoreMatch(need, offerOf(candidate)) };
  });
  return { best, areTheBest: true };
}

/** A column of years has no more than this. */
const mostYears = 255;

/** More than any rank by readiness: who scores more comes first, and among equals the readiest, then the cheapest. */
const aboveReadiness = 32_768;

/** What people are ranked by for a need: their score, and among equals their readiness and rate. */
function fitOf(memory: EntryMemory, now: Date, need: ProjectNeed): Fit {
  const { size, rates, years, availability } = memory.columns;
  const chosen = (id: string): Posting | undefined => memory.postingOf(choiceKey(id));
  const among = noMarks(size);
  for (const skill of countingSkills(need)) chosen(skill)?.markIn(among);
  keepMarked(among, memory.listedAt(now.getTime()));

  const ofRate = tableOf(
    profileLimits.hourlyRate.max,
    (rate) =>
      ratePoints(need, rate) * aboveReadiness +
      rankOf('readiness', { readiness: 0, hourlyRateUsd: rate }),
  );
  const ofYears = availabilitiesByRank.map((each) =>
    tableOf(mostYears, (yearsExperience) => {
      const points = readinessPoints({ availability: each, yearsExperience });
      return points * aboveReadiness + rankOf('readiness', { readiness: points, hourlyRateUsd: 0 });
    }),
  );
  const modules = requiredModules(need);
  return {
    among,
    leading: {
      postings: modules.map(chosen),
      ofMany: tableOf(modules.length, (matched) => modulePoints(need, matched) * aboveReadiness),
    },
    further: [
      skillsFactor(memory, need),
      credentialsFactor(memory, need),
      wordsFactor(memory, need),
    ],
    figures: {
      of: (slot) =>
        (ofRate[rates[slot] ?? 0] ?? 0) +
        (ofYears[availability[slot] ?? 0]?.[years[slot] ?? 0] ?? 0),
      most: Math.max(...ofRate) + Math.max(...ofYears.map((table) => Math.max(...table))),
      step: aboveReadiness,
    },
  };
}

/** Shares of a skill in whole numbers. */
const unitsOf = (as: keyof typeof skillShares): number => skillShares[as] * unitsOfASkill;
const unitsOfASkill = 4;

function skillsFactor(memory: EntryMemory, need: ProjectNeed): Factor {
  const knows = (id: string): Posting | undefined => memory.postingOf(choiceKey(id));
  const required = requiredSkills(need);
  const waysOf = (skill: (typeof required)[number]): Way[] => [
    ...(isSkillId(skill)
      ? [
          {
            postings: [memory.postingOf(attributeOfLevel.top + termOf('skill', skill))],
            units: unitsOf('primary'),
          },
        ]
      : []),
    ...(isProfileSkillId(skill) ? [{ postings: [knows(skill)], units: unitsOf('secondary') }] : []),
    {
      postings: skillsHelpingWith(skill).map(({ knows: helper }) => knows(helper)),
      units: unitsOf('related'),
    },
  ];
  return {
    respects: required.map(waysOf),
    ofUnits: tableOf(
      required.length * unitsOfASkill,
      (units) => skillPoints(need, units / unitsOfASkill) * aboveReadiness,
    ),
  };
}

const credentialsFactor = (memory: EntryMemory, need: ProjectNeed): Factor => ({
  respects: [
    [
      {
        postings: countingCertifications(need).map((id) => memory.postingOf(choiceKey(id))),
        units: 1,
      },
    ],
  ],
  ofUnits: tableOf(1, (verified) => credentialPoints(verified) * aboveReadiness),
});

const wordsFactor = (memory: EntryMemory, need: ProjectNeed): Factor => ({
  respects: need.words.map(({ weight, keys }) => [
    { postings: keys.map((key) => memory.postingOf(writtenWord(key))), units: weight },
  ]),
  ofUnits: tableOf(
    weightOf(need.words),
    (weight) => wordPoints(need.words, weight) * aboveReadiness,
  ),
});

/** The values of a function for the whole numbers up to the last. */
const tableOf = (last: number, compute: (of: number) => number): Float64Array =>
  Float64Array.from({ length: last + 1 }, (_, of) => compute(of));
