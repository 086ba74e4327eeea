import { useWatch } from 'react-hook-form';
import { initialsOf } from '#features/identity/accounts/rules/person-name.ts';
import type { OwnPhoto } from '#features/profiles/photos/contract.ts';
import { PhotoField } from '#features/profiles/photos/web/components/photo-field/photo-field.tsx';
import { useFormField } from '#ui/form/use-form-field.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

interface ProfilePhotoProps extends ProfileFormPart {
  /** The photo the profile has now. */
  saved: OwnPhoto | null;
}

/** The photo among the fields of the profile form. */
export function ProfilePhoto({ control, saved }: ProfilePhotoProps) {
  const { field, error } = useFormField(control, 'photoId');
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  return (
    <PhotoField
      value={field.value}
      onChange={field.onChange}
      error={error}
      saved={saved}
      initials={initialsOf(firstName, lastName)}
    />
  );
}
