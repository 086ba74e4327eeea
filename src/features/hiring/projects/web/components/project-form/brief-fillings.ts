import type { DefaultValues } from 'react-hook-form';
import { notSure } from '#catalogue/project-requirements.ts';
import type { BriefSuggestion, BriefView } from '#features/hiring/requirement-parser/contract.ts';
import { sourcesOf } from '#features/hiring/requirement-parser/web/messages.ts';
import { type Filling, filledWith } from '#ui/form/fillings.ts';
import type { FilledField } from '#ui/form/use-filled-fields.ts';
import { readDraft, writeDraft } from './project-draft.ts';
import type { ProjectFormValues } from './project-form-schema.ts';

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
  seniority: '',
  currentD365Status: undefined,
  workArrangement: '',
  place: '',
};
export type BriefField = keyof typeof emptyFields;

export const isBriefField = (name: string): name is BriefField => Object.hasOwn(emptyFields, name);
const isListField = (name: string): name is 'modules' | 'extraSkills' =>
  name === 'modules' || name === 'extraSkills';

/** A value that a text says, or a service suggests. In a list it is one entry. */
export interface BriefFilling extends FilledField<ProjectFormValues> {
  name: BriefField;
  value: string;
}

const entry = (name: BriefField) => (isListField(name) ? { isEntry: true } : {});

/** What the words of a text fill, and the text itself as the description. */
export function fillingsOfBrief({ fields, ...lists }: BriefView, text: string): BriefFilling[] {
  const single = Object.entries(fields).flatMap(([name, said]): BriefFilling[] => {
    if (!(said && isBriefField(name))) return [];
    return [{ name, value: said.value, sources: sourcesOf(name === 'title' ? [] : said.words) }];
  });
  const listed = (name: 'modules' | 'extraSkills') =>
    lists[name].map(
      ({ value, words }): BriefFilling => ({
        ...{ name, value, sources: sourcesOf(words) },
        isEntry: true,
      }),
    );
  return [
    ...single,
    { name: 'description', value: text, sources: sourcesOf([]) },
    ...listed('modules'),
    ...listed('extraSkills'),
  ];
}

/** What a provider suggests. */
export function fillingsOfSuggestion(
  suggestion: BriefSuggestion,
  provider: string,
): BriefFilling[] {
  return Object.entries(suggestion).flatMap(([name, value]) => {
    if (!isBriefField(name) || value === null) return [];
    return [value].flat().map(
      (each): BriefFilling => ({
        ...{ name, value: each, sources: [`${provider}: please check it`], suggestedBy: provider },
        ...entry(name),
      }),
    );
  });
}

/** Those that the form has room for: a field with a value is never changed, and unknown fields are left out. */
export function fillable(
  values: DefaultValues<ProjectFormValues>,
  fillings: readonly BriefFilling[],
): BriefFilling[] {
  return fillings.filter(({ name, value }) => {
    if (isListField(name)) {
      const chosen: readonly unknown[] = values[name] ?? [];
      const isUnsure = chosen.includes(notSure) || (value === notSure && chosen.length > 0);
      if (isUnsure || chosen.includes(value)) return false;
    } else if ((values[name] ?? '') !== '') return false;
    return readDraft(writeDraft({ [name]: isListField(name) ? [value] : value })) !== null;
  });
}

/** A form that is rendered with these: its values, and what of them can be taken back. */
export function formFilledWith(
  empty: DefaultValues<ProjectFormValues>,
  fillings: readonly BriefFilling[],
): { values: DefaultValues<ProjectFormValues>; first: readonly Filling[] } {
  const filled: Record<string, unknown> = {};
  const first = fillable(empty, fillings).map((each) => ({
    ...each,
    before: emptyFields[each.name],
  }));
  for (const each of first) filled[each.name] = filledWith(each, filled[each.name]);
  return { values: { ...empty, ...readDraft(writeDraft(filled)) }, first };
}
