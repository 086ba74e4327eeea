import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { d365Statuses } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { projectTypes, urgencies } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isRequirementId, nameOfRequirement, notSure } from '#catalogue/project-requirements.ts';
import type { FilledField } from '#features/briefs/web/components/brief-summary.tsx';
import type { BriefField, BriefMark } from './brief-marks.ts';

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
  currentD365Status: 'Current D365 status',
  workArrangement: 'Where is the work done?',
  place: 'City or region',
};

const labelOf = <Value extends string>(
  choices: { has: (value: string) => value is Value; label: (value: Value) => string },
  value: string,
): string => (choices.has(value) ? choices.label(value) : value);

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function shownValue({ field, value }: BriefMark): string {
  if (field === 'modules' || field === 'extraSkills') {
    if (value === notSure) return 'Not sure';
    return isRequirementId(value) ? nameOfRequirement(value) : value;
  }
  if (field === 'startDate') return dateFormat.format(new Date(value));
  const choices = { projectType: projectTypes, timeline: timelines, budgetRange: budgetRanges };
  if (field === 'projectType') return labelOf(choices.projectType, value);
  if (field === 'timeline') return labelOf(choices.timeline, value);
  if (field === 'budgetRange') return labelOf(choices.budgetRange, value);
  if (field === 'urgency') return labelOf(urgencies, value);
  if (field === 'currentD365Status') return labelOf(d365Statuses, value);
  if (field === 'workArrangement') return labelOf(workArrangements, value);
  return value;
}

/** What was filled in, a line for each field and origin; the description is the text itself, and has none. */
export function filledFields(marks: readonly BriefMark[]): FilledField[] {
  const lines = new Map<string, FilledField>();
  for (const mark of marks.filter(({ field }) => field !== 'description')) {
    const key = `${mark.field} ${mark.provider ?? ''}`;
    const line = lines.get(key);
    lines.set(key, {
      field: key,
      label: fieldLabels[mark.field],
      provider: mark.provider,
      value: line ? `${line.value}, ${shownValue(mark)}` : shownValue(mark),
      words: [...new Set([...(line?.words ?? []), ...mark.words])],
    });
  }
  return [...lines.values()];
}
