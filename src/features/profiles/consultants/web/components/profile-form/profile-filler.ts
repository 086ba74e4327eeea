import type { UseFormReturn } from 'react-hook-form';
import type { FilledField } from '#ui/form/use-filled-fields.ts';
import { consultantProfileDefaults } from '../../../rules/profile-form.ts';
import { isBlank, type ProfileFormInput, type ProfileFormValues } from './profile-form-schema.ts';

type FieldName = keyof ProfileFormInput;

/** What a part of the page that fills the profile form may see of it, and do. */
export interface ProfileFiller {
  /** Whether this field is unanswered: it is empty, or has what a new form begins with. */
  isEmpty: (name: FieldName) => boolean;
  valueOf: <Name extends FieldName>(name: Name) => ProfileFormInput[Name] | undefined;
  /** Fills fields, each with its source, to be taken back one by one. */
  fill: (fields: readonly FilledField<ProfileFormInput>[]) => void;
  takeBackAll: () => void;
  /** How many fields still hold what they were filled with. */
  filledCount: number;
}

/** Whether a field of the form has no answer of its own. */
export function isEmptyField(
  form: UseFormReturn<ProfileFormInput, unknown, ProfileFormValues>,
  name: FieldName,
  isNew: boolean,
): boolean {
  const value: unknown = form.getValues(name);
  if (name === 'portfolioProjects') return form.getValues(name).every(isBlank);
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return value.trim() === '';
  if (value === undefined || value === null) return true;
  const defaults = new Map<string, unknown>(Object.entries(consultantProfileDefaults));
  return isNew && defaults.get(name) === value;
}
