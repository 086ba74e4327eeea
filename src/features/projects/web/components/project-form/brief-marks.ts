import type { DefaultValues } from 'react-hook-form';
import { notSure } from '#catalogue/project-requirements.ts';
import type { BriefSuggestion, BriefView } from '#features/briefs/contract.ts';
import { type ProjectDraft, readDraft, writeDraft } from './project-draft.ts';
import type { ProjectFormValues } from './project-form-schema.ts';

const listFields = ['modules', 'extraSkills'] as const;
type ListField = (typeof listFields)[number];

/** What each field that words can fill is while nothing fills it. */
const emptyFields = {
  title: '',
  description: '',
  projectType: undefined,
  modules: [],
  extraSkills: [],
  timeline: undefined,
  budgetRange: undefined,
  startDate: '',
  urgency: '',
  currentD365Status: undefined,
  workArrangement: '',
  place: '',
};
export type BriefField = keyof typeof emptyFields;

export const isBriefField = (name: string): name is BriefField => Object.hasOwn(emptyFields, name);
const isListField = (name: string): name is ListField =>
  name === 'modules' || name === 'extraSkills';

/** A value that was filled in for the person: what, from which words, or by which service. */
export interface BriefMark {
  field: BriefField;
  value: string;
  words: readonly string[];
  provider: string | null;
}

/** The form's values, as far as there are any. */
type Values = Partial<ProjectFormValues>;

/** What the words of a text fill, and the text itself as the description. */
export function marksOfBrief(
  { fields, modules, extraSkills }: BriefView,
  text: string,
): BriefMark[] {
  const single = Object.entries(fields).flatMap(([field, said]) =>
    said && isBriefField(field)
      ? [{ field, value: said.value, words: field === 'title' ? [] : said.words, provider: null }]
      : [],
  );
  const listed = (field: ListField, all: readonly { value: string; words: readonly string[] }[]) =>
    all.map(({ value, words }) => ({ field, value, words, provider: null }));
  return [
    ...single,
    { field: 'description', value: text, words: [], provider: null },
    ...listed('modules', modules),
    ...listed('extraSkills', extraSkills),
  ];
}

/** What a provider suggests. */
export function marksOfSuggestion(suggestion: BriefSuggestion, provider: string): BriefMark[] {
  return Object.entries(suggestion).flatMap(([field, value]) => {
    if (!isBriefField(field) || value === null) return [];
    const values = typeof value === 'string' ? [value] : value;
    return values.map((each) => ({ field, value: each, words: [], provider }));
  });
}

/** Whether the field holds this value. */
function holds(values: Values, { field, value }: BriefMark): boolean {
  const held = values[field];
  return isListField(field) ? (values[field] ?? []).some((each) => each === value) : held === value;
}

/** The marks of what still stands in the form as it was filled in: typing in a field ends its mark. */
export function marksThatHold(marks: readonly BriefMark[], values: Values): readonly BriefMark[] {
  const left = marks.filter((mark) => holds(values, mark));
  return left.length === marks.length ? marks : left;
}

/** A form after a change: all its values, and what of it is marked. */
export interface MarkedForm {
  values: DefaultValues<ProjectFormValues>;
  marks: readonly BriefMark[];
}

/** Takes back what these marks have filled; everything else stays. */
export function takeBack(
  values: Values,
  gone: readonly BriefMark[],
): DefaultValues<ProjectFormValues> {
  const left: Record<string, unknown> = { ...values };
  for (const mark of gone.filter((each) => holds(values, each))) {
    const { field, value } = mark;
    const list = left[field];
    left[field] = Array.isArray(list) ? list.filter((each) => each !== value) : emptyFields[field];
  }
  return left;
}

/** Fills what is empty. What somebody has typed or chosen is never changed. */
export function fillIn(
  values: DefaultValues<ProjectFormValues>,
  marks: readonly BriefMark[],
): MarkedForm {
  const filled: Record<string, unknown> = {};
  const done: BriefMark[] = [];
  for (const mark of marks) {
    const { field, value } = mark;
    if (isListField(field)) {
      const chosen: readonly unknown[] = values[field] ?? [];
      const isUnsure = chosen.includes(notSure) || (value === notSure && chosen.length > 0);
      if (isUnsure || chosen.includes(value)) continue;
      filled[field] = [...(Array.isArray(filled[field]) ? filled[field] : chosen), value];
    } else if ((values[field] ?? '') === '') {
      filled[field] = value;
    } else continue;
    done.push(mark);
  }
  // What the form does not know is not filled in.
  const known: ProjectDraft = readDraft(writeDraft(filled)) ?? {};
  return { values: { ...values, ...known }, marks: done };
}
