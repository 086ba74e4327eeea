import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { profileLimits } from '../../../rules/profile-limits.ts';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

/** The consultant in their own words, and where to read more. */
export function AboutSection({ control }: ProfileFormPart) {
  return (
    <FormSection id="in-your-own-words" title="In your own words">
      <TextAreaField
        control={control}
        name="summary"
        label="Summary"
        hint={`What you do and for whom, in ${profileLimits.summary.min} characters or more.`}
        rows={4}
        counterMax={profileLimits.summary.max}
      />
      <TextAreaField
        control={control}
        name="experience"
        label="Experience"
        hint={`Roles, industries and results, in ${profileLimits.experience.min} characters or more.`}
        rows={8}
        counterMax={profileLimits.experience.max}
      />
      <FieldRow>
        <TextInputField
          control={control}
          name="linkedinUrl"
          label="LinkedIn"
          type="url"
          placeholder="https://www.linkedin.com/in/…"
          autoComplete="url"
          maxLength={300}
          optional
        />
        <TextInputField
          control={control}
          name="websiteUrl"
          label="Website"
          type="url"
          placeholder="https://…"
          autoComplete="url"
          maxLength={300}
          optional
        />
      </FieldRow>
    </FormSection>
  );
}
