import type { BudgetRange } from '#catalogue/enumerations/budget.ts';
import type { D365Status } from '#catalogue/enumerations/company.ts';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import type { ProjectType, Seniority, Urgency } from '#catalogue/enumerations/project.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { ExtraSkillId } from '#catalogue/extra-skills.ts';
import { findTerms } from '#catalogue/find-terms.ts';
import { type ModuleChoice, notSure } from '#catalogue/project-requirements.ts';
import { listOfAny } from '#lib/word-list.ts';
import { readArrangement } from './arrangements.ts';
import { readBudget } from './budgets.ts';
import { dateAtStart } from './dates.ts';
import type { Day } from './days.ts';
import { readDuration } from './durations.ts';
import { type Finding, type OpenQuestion, type Said, settle } from './finding.ts';
import { readProjectType, readStatus } from './kinds-of-work.ts';
import { readPlaces, type SaidPlaces } from './places.ts';
import { readConditions } from './read-conditions.ts';
import { type Requirements, readRequirements } from './requirements.ts';
import { readSeniority } from './seniority.ts';
import { isNegated } from './sentence.ts';
import { blankOut, matchesOf, type Span, wordsAt } from './span.ts';
import { readStart } from './starts.ts';
import { titleOf } from './titles.ts';
import { readUrgency } from './urgency.ts';

/** The fields of the project form that have one value and that words can fill. */
export interface SingleFields {
  title: string;
  projectType: ProjectType;
  timeline: Timeline;
  budgetRange: BudgetRange;
  startDate: Day;
  urgency: Urgency;
  seniority: Seniority;
  currentD365Status: D365Status;
  workArrangement: WorkArrangement;
  place: string;
}
export type SingleField = keyof SingleFields;

/** What can be asked about. */
export type AskedField = SingleField | 'modules';

/** What a person's own words say of a project, and what they leave open. */
export interface Brief {
  fields: { [Field in SingleField]: Said<SingleFields[Field]> | null };
  modules: readonly Said<ModuleChoice>[];
  extraSkills: readonly Said<ExtraSkillId>[];
  questions: readonly (OpenQuestion & { field: AskedField })[];
}

const unsureOfModules =
  /\b(?:not sure|no idea|don['’]?t know|do not know|unsure|not certain|can(?:['’]?t|not) tell|unclear)\b[^.;!?]{0,40}\b(?:modules?|products?|part of (?:d365|dynamics))\b/giu;
// The amount is about money, and "our budget" with it; budgets as a module go by other words.
const moneyWord =
  /\bbudget(?:ed)?\b(?![\s-]+(?:plan|control|overrun|module|entr|register|approval|process|cycle|forecast|transfer|allocation|v(?:ersu)?s\b|against))/giu;

const asides =
  /(?:\+|\b(?:plus|ex|excl|excluding|incl|including|before|without))\.?\s*vat\b|\b(?:part|full)[- ]time\b/giu;

// Where words stand that are about time does not depend on the day.
const anyDay: Day = '2000-01-01';

const spansOf = (finding: Finding<unknown>): Span[] => [...finding.readings, ...finding.doubts];

/**
 * Modules and skills that a text asks for, without the words that are about money, time and place. The one reading of
 * them: a brief is filled with it, and a project whose client was not sure is matched by it.
 */
export function requirementsSaidIn(text: string): Requirements {
  const spoken = [
    ...readConditions(text, anyDay),
    ...[readDuration(text, anyDay), readBudget(text), readStart(text, anyDay)].flatMap(spansOf),
    ...readPlaces(text).homes,
  ];
  return readRequirements(
    blankOut(text, [...spoken, ...matchesOf(text, moneyWord), ...matchesOf(text, asides)]),
  );
}

// A town that no list of cities has: "on site in Skipton".
const otherTown =
  /\b(?:[Oo]n[- ]?site|[Hh]ybrid|[Oo]ffices?|[Pp]lant|[Ff]actory|HQ) (?:in|at|near) (\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)/gu;

/** The place at which the work is done; where a company is at home is asked about, for that need not be it. */
function readPlace(text: string, { conditions, homes }: SaidPlaces, today: Day): Finding<string> {
  const known = conditions
    .filter(({ value }) => !value.isExcluded)
    .map(({ value, ...at }) => ({ ...at, value: listOfAny(value.names) }));
  const others = matchesOf(text, otherTown)
    .map(({ start, end, group }) => ({ start, end, value: group(1) }))
    .filter(
      ({ start, end, value }) =>
        ![...conditions, ...homes].some((at) => at.start < end && start < at.end) &&
        !dateAtStart(value, today) &&
        findTerms(value).length === 0 &&
        !isNegated(text, { start, end }),
    );
  return {
    readings: [...known, ...others],
    doubts: homes.map((at) => ({ ...at, reason: 'work-there' })),
  };
}

/** Reads what a client wrote of their trouble. It follows from the text, the catalogue and the day alone. */
export function readBrief(text: string, today: Day): Brief {
  const questions: (OpenQuestion & { field: AskedField })[] = [];
  function take<Field extends SingleField>(
    field: Field,
    finding: Finding<SingleFields[Field]>,
    isAlwaysAsked: boolean,
  ): Said<SingleFields[Field]> | null {
    const settled = settle(text, finding);
    if ('said' in settled) return settled.said;
    if (isAlwaysAsked || settled.open.reason !== 'not-said')
      questions.push({ field, ...settled.open });
    return null;
  }
  const requirements = requirementsSaidIn(text);
  const { modules, extraSkills, skills, products } = requirements;
  const unsure = matchesOf(text, unsureOfModules);
  const chosen: readonly Said<ModuleChoice>[] =
    unsure.length > 0
      ? [{ value: notSure, words: unsure.map((span) => wordsAt(text, span)) }]
      : modules;
  if (chosen.length === 0) questions.push({ field: 'modules', ...openModules(requirements) });
  const timeline = take('timeline', readDuration(text, today), true);
  const budgetRange = take('budgetRange', readBudget(text), true);
  const projectType = take('projectType', readProjectType(text), true);
  const currentD365Status = take('currentD365Status', readStatus(text), true);
  const urgency = take('urgency', readUrgency(text, today), true);
  const seniority = take('seniority', readSeniority(text), false);
  const startDate = take('startDate', readStart(text, today), false);
  const places = readPlaces(text);
  const workArrangement = take('workArrangement', readArrangement(text, places), true);
  // Who works remotely works anywhere.
  const isAnywhere = workArrangement?.value === 'remote';
  const place = isAnywhere ? null : take('place', readPlace(text, places, today), false);
  if (
    !place &&
    workArrangement &&
    workArrangement.value !== 'remote' &&
    !questions.some(({ field }) => field === 'place')
  ) {
    questions.push({ field: 'place', reason: 'which-place', words: workArrangement.words });
  }
  const telling = [...modules, ...extraSkills, ...skills].flatMap(({ words }) => words);
  const title = titleOf(text, [...telling, ...products]);
  if (title === null) questions.push({ field: 'title', reason: 'not-said', words: [] });
  const single = {
    ...{ projectType, timeline, budgetRange, startDate, urgency },
    ...{ seniority, currentD365Status },
  };
  return {
    fields: {
      title: title === null ? null : { value: title, words: [title] },
      ...single,
      workArrangement,
      place,
    },
    modules: chosen,
    extraSkills,
    questions,
  };
}

/** Products say which modules to ask about; what the text is unsure of is a choice to offer. */
function openModules({ products, unsure }: Requirements): OpenQuestion {
  if (products.length > 0) return { reason: 'which-module', words: products };
  return { reason: unsure.length > 0 ? 'unsure' : 'not-said', words: unsure };
}
