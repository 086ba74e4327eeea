import type { Control } from 'react-hook-form';
import type { ProfileFormInput, ProfileFormValues } from './profile-form-schema.ts';

/** What each part of the profile form takes: the form's control gives field names their types. */
export interface ProfileFormPart {
  control: Control<ProfileFormInput, unknown, ProfileFormValues>;
}
