import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, seniorities, urgencies } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isRequirementId, nameOfRequirement, notSure } from '#catalogue/project-requirements.ts';
import type { FilledLine } from '#features/hiring/requirement-parser/web/components/brief-summary.tsx';
import { dayInWords } from '#lib/calendar-days.ts';
import { type Filling, joinedSources } from '#ui/form/fillings.ts';
import { type BriefField, isBriefField } from './brief-fillings.ts';

/** What each field is called in the form. */
const fieldLabels: Record<BriefField, string> = {
  title: 'Project title',
  description: 'Project description',
  projectType: 'Project type',
  modules: 'D365 modules',
  extraSkills: 'Extra skills',
  timeline: 'Expected duration',
  budgetRange: 'Budget range (USD)',
  startDate: 'Preferred start date',
  urgency: 'Urgency',
  seniority: 'Experience',
  currentD365Status: 'Current D365 status',
  workArrangement: 'Where is the work done?',
  place: 'City or region',
};

const labelOf = <Value extends string>(
  choices: { has: (value: string) => value is Value; label: (value: Value) => string },
  value: string,
): string => (choices.has(value) ? choices.label(value) : value);

function shownValue({ name: field, value }: Filling): string {
  if (typeof value !== 'string') return '';
  if (field === 'modules' || field === 'extraSkills') {
    if (value === notSure) return 'Not sure';
    return isRequirementId(value) ? nameOfRequirement(value) : value;
  }
  if (field === 'startDate') return dayInWords(value);
  const choices = { projectType: projectTypes, timeline: timelines, budgetRange: budgetRanges };
  if (field === 'projectType') return labelOf(choices.projectType, value);
  if (field === 'timeline') return labelOf(choices.timeline, value);
  if (field === 'budgetRange') return labelOf(choices.budgetRange, value);
  if (field === 'urgency') return labelOf(urgencies, value);
  if (field === 'seniority') return labelOf(seniorities, value);
  if (field === 'currentD365Status') return labelOf(d365Statuses, value);
  if (field === 'workArrangement') return labelOf(workArrangements, value);
  return value;
}

/** What was filled in, a line for each field and service; the description is the text itself, and has none. */
export function filledLines(fillings: readonly Filling[]): FilledLine[] {
  const lines = new Map<string, Filling[]>();
  for (const each of fillings.filter(({ name }) => name !== 'description')) {
    const key = `${each.name} ${each.suggestedBy ?? ''}`;
    lines.set(key, [...(lines.get(key) ?? []), each]);
  }
  return [...lines].map(([key, own]) => ({
    key,
    label: own.flatMap(({ name }) => (isBriefField(name) ? fieldLabels[name] : []))[0] ?? '',
    value: own.map(shownValue).join(', '),
    source: joinedSources(own),
  }));
}
